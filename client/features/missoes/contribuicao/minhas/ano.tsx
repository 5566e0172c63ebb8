import { HTMLSelect } from '@blueprintjs/core'
import { Money } from '../../../../kernel/ui'
import styles from './minhas.module.css'

type Props = { ano: number; anos: number[]; soma: string | null; onChoose: (ano: number) => void }

/** The year, and what was given in it. */
export function Ano({ ano, anos, soma, onChoose }: Props) {
  return (
    <div className={styles.year}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: HTMLSelect is the control. */}
      <label>
        Ano
        <HTMLSelect value={ano} options={anos} onChange={(event) => onChoose(Number(event.currentTarget.value))} />
      </label>
      <p className={styles.sum} aria-live="polite">
        <span>Total de {ano}</span>
        <strong>
          <Money value={soma} />
        </strong>
      </p>
    </div>
  )
}
