import { Money } from '../../../kernel/ui'
import styles from './campanha.module.css'

type Props = { campanha: { nomeCampanha: string; alvoCampanha: string; atingidoCampanha: string; progresso: string } }

const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '33.33' becomes '33,33%', without rounding. */
export const percentText = (progresso: string): string => `${percent.format(progresso as Intl.StringNumericLiteral)}%`

/** The progress of a campaign, as a bar and as figures. */
export function Reached({ campanha }: Props) {
  const { nomeCampanha, alvoCampanha, atingidoCampanha, progresso } = campanha
  const width = Math.min(100, Number(progresso))
  const text = percentText(progresso)
  return (
    <div>
      <div className={styles.figures}>
        <strong>
          <Money value={atingidoCampanha} />
        </strong>
        <span>
          de <Money value={alvoCampanha} />
        </span>
        <span className={styles.percent}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={`Progresso de ${nomeCampanha}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={width}
        aria-valuetext={text}
        className={styles.bar}
      >
        <span data-done={Number(progresso) >= 100} style={{ width: `${width}%` }} />
      </div>
    </div>
  )
}
