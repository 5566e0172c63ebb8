import { formatDate } from '../../../../kernel/ui'
import { quandoCulto } from '../titulo'
import styles from './bars.module.css'
import type { FrequenciaCultosQuery } from './frequencia.generated'

type Props = { cultos: FrequenciaCultosQuery['frequenciaCultos'] }

const average = (values: number[]) =>
  (values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)).toLocaleString('pt-BR', {
    maximumFractionDigits: 1,
  })

/** How many came, service by service: the figures, and a bar for each. */
export function Bars({ cultos }: Props) {
  const most = Math.max(1, ...cultos.map(({ presentes, visitantes }) => presentes + visitantes))
  const share = (count: number) => ({ height: `${(count / most) * 100}%` })
  const said = cultos.map(
    (culto) => `${quandoCulto(culto)}: ${culto.presentes} presentes, ${culto.visitantes} visitantes`,
  )
  const figures: [string, string | number][] = [
    ['Cultos', cultos.length],
    ['Média de presentes', average(cultos.map(({ presentes }) => presentes))],
    ['Média de visitantes', average(cultos.map(({ visitantes }) => visitantes))],
    ['Maior público', most],
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.chart}>
        <div role="img" aria-label={`Frequência por culto. ${said.join('; ')}.`} className={styles.bars}>
          {cultos.map((culto) => (
            <div key={culto.idCulto} className={styles.bar} title={culto.temaCulto ?? undefined}>
              <span className={styles.count}>{culto.presentes + culto.visitantes}</span>
              <div className={styles.stack}>
                <span data-kind="visitantes" style={share(culto.visitantes)} />
                <span data-kind="presentes" style={share(culto.presentes)} />
              </div>
              <span className={styles.when}>{formatDate(culto.dataCulto).slice(0, 5)}</span>
            </div>
          ))}
        </div>
        <figcaption>
          <span data-kind="presentes">Presentes</span>
          <span data-kind="visitantes">Visitantes</span>
        </figcaption>
      </figure>
    </>
  )
}
