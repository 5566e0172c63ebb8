import { formatDate } from '../../../../kernel/ui'
import type { CelulaDetalheQuery } from './celula.generated'
import styles from './detail.module.css'

type Props = { relatorio: CelulaDetalheQuery['relatorioCelula']; members: number }

const average = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** How many came lately: the figures, and a bar for each meeting. */
export function Attendance({ relatorio, members }: Props) {
  const { encontros, quantidadeEncontros, mediaPresentes, totalVisitantes } = relatorio
  const figures: [string, string | number][] = [
    ['Membros', members],
    ['Encontros', quantidadeEncontros],
    ['Média de presentes', average(mediaPresentes)],
    ['Visitantes', totalVisitantes],
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
      {encontros.length > 0 && <Bars encontros={encontros} />}
    </>
  )
}

function Bars({ encontros }: Pick<Props['relatorio'], 'encontros'>) {
  const most = Math.max(1, ...encontros.map(({ qtdePresentes, visitantes }) => qtdePresentes + visitantes))
  const share = (count: number) => ({ height: `${(count / most) * 100}%` })
  const said = encontros
    .map(({ dataEncontro, qtdePresentes, visitantes }) => {
      return `${formatDate(dataEncontro)}: ${qtdePresentes} presentes, ${visitantes} visitantes`
    })
    .join('; ')
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={`Presença por encontro. ${said}.`} className={styles.bars}>
        {encontros.map(({ uuid, dataEncontro, qtdePresentes, visitantes }) => (
          <div key={uuid} className={styles.bar}>
            <span className={styles.count}>{qtdePresentes + visitantes}</span>
            <div className={styles.stack}>
              <span data-kind="visitantes" style={share(visitantes)} />
              <span data-kind="presentes" style={share(qtdePresentes)} />
            </div>
            <span className={styles.when}>{formatDate(dataEncontro).slice(0, 5)}</span>
          </div>
        ))}
      </div>
      <figcaption>
        <span data-kind="presentes">Presentes</span>
        <span data-kind="visitantes">Visitantes</span>
      </figcaption>
    </figure>
  )
}
