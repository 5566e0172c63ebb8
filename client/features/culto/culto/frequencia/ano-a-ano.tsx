import { formatAverage, formatMonth } from '../../../../kernel/ui'
import styles from './frequencia.module.css'
import { anoAAno, type Contado, media, variacao } from './trend'

type Props = { cultos: readonly Contado[]; antes: readonly Contado[] }

const shown = (value: number | null) => (value === null ? '-' : formatAverage(value))

/** The monthly averages of the period, beside the averages of the same months a year before. */
export function AnoAAno({ cultos, antes }: Props) {
  const [now, before] = [media(cultos), media(antes)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll this element
    <section className={styles.scroll} aria-label="Médias por mês" tabIndex={0}>
      <table className={styles.table} aria-label="Em relação ao ano anterior">
        <thead>
          <tr>
            <th>Mês</th>
            <th>Média por culto</th>
            <th>Um ano antes</th>
            <th>Variação</th>
          </tr>
        </thead>
        <tbody>
          {anoAAno(cultos, antes).map((row) => (
            <tr key={row.mes}>
              <th scope="row">{formatMonth(row.mes)}</th>
              <td>{shown(row.media)}</td>
              <td>{shown(row.antes)}</td>
              <td>{variacao(row.media, row.antes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Período</th>
            <td>{shown(now)}</td>
            <td>{shown(before)}</td>
            <td>{variacao(now, before)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
