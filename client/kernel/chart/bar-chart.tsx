import { formatMoney } from '../ui'
import styles from './chart.module.css'
import { cents, roundUp, share, shortMoney } from './decimal'

export type Series = { name: string; color: 'income' | 'expense' }

type Props = {
  /** Describes the chart to screen readers. */
  label: string
  /** Header of the first column of the chart's table for screen readers. */
  of: string
  series: readonly Series[]
  /** Amounts as decimal strings, one per series. */
  bars: readonly { key: string; text: string; longText: string; values: readonly string[] }[]
}

/** Amounts side by side, in groups. Screen readers get a table with the same figures. */
export function BarChart({ label, of, series, bars }: Props) {
  const all = bars.flatMap(({ values }) => values.map(cents))
  const top = roundUp(all.reduce((a, b) => (a > b ? a : b), 1n))
  return (
    <figure className={styles.chart}>
      <Legend series={series} />
      <div className={styles.plot} aria-hidden="true">
        {[5n, 4n, 3n, 2n, 1n, 0n].map((part) => (
          <span key={part} className={styles.mark} style={{ bottom: `${Number(part) * 20}%` }}>
            {shortMoney((top * part) / 5n)}
          </span>
        ))}
        <div className={styles.groups}>
          {bars.map(({ key, text, longText, values }) => (
            <div key={key} className={styles.group}>
              <div className={styles.bars}>
                {values.map((value, index) => (
                  <span
                    key={series[index]?.name}
                    className={styles.bar}
                    data-color={series[index]?.color}
                    style={{ height: `${share(cents(value), top) * 100}%` }}
                    title={`${longText} · ${series[index]?.name}: ${formatMoney(value)}`}
                  />
                ))}
              </div>
              <span className={styles.tick}>{text}</span>
            </div>
          ))}
        </div>
      </div>
      {/* A table cannot be narrower than its cells, so a wrapper hides it. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, longText, values }) => (
              <tr key={key}>
                <th scope="row">{longText}</th>
                {values.map((value, index) => (
                  <td key={series[index]?.name}>{formatMoney(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name, color }) => (
        <li key={name}>
          <span className={styles.swatch} data-color={color} />
          {name}
        </li>
      ))}
    </ul>
  )
}
