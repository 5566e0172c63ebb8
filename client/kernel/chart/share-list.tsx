import { Money } from '../ui'
import styles from './chart.module.css'
import { cents, share } from './decimal'

type Props = {
  /** Describes the list to people who do not see its heading. */
  label: string
  color: 'income' | 'expense'
  parts: readonly { key: string; text: string; value: string }[]
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/**
 * Parts of a whole, each with its amount, its percentage and a bar. The figures beside the bars make the chart readable
 * as text.
 */
export function ShareList({ label, color, parts }: Props) {
  const amounts = parts.map(({ value }) => cents(value))
  const whole = amounts.reduce((a, b) => a + (b > 0n ? b : 0n), 0n)
  const largest = amounts.reduce((a, b) => (a > b ? a : b), 1n)
  return (
    <ul className={styles.shares} aria-label={label}>
      {parts.map(({ key, text, value }, index) => (
        <li key={key}>
          <span className={styles.shareText}>
            <span>{text}</span>
            <span>
              <Money value={value} /> <small>{percent.format(share(amounts[index] ?? 0n, whole))}</small>
            </span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span data-color={color} style={{ width: `${share(amounts[index] ?? 0n, largest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
