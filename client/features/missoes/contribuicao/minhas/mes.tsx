import { Link } from 'react-router-dom'
import { formatDate, formatMonthTitle, Money, Pill } from '../../../../kernel/ui'
import { contribuicaoUrls } from '../urls'
import type { MinhasContribuicoesQuery } from './minhas.generated'
import styles from './minhas.module.css'

type Row = MinhasContribuicoesQuery['minhasContribuicoes']['nodes'][number]

/** The contributions in their order, by month. */
export function monthsOf(nodes: readonly Row[]): { mes: string; rows: Row[] }[] {
  const months: { mes: string; rows: Row[] }[] = []
  for (const row of nodes) {
    const mes = row.data.slice(0, 7)
    const last = months.at(-1)
    if (last?.mes === mes) last.rows.push(row)
    else months.push({ mes, rows: [row] })
  }
  return months
}

/** The contributions of a month, each with its receipt. */
export function Mes({ mes, rows, soma }: { mes: string; rows: readonly Row[]; soma: string | undefined }) {
  return (
    <section className={styles.month}>
      <h2>
        {formatMonthTitle(mes)} {soma !== undefined && <Money value={soma} />}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.uuid}>
            <span className={styles.what}>
              <strong>{row.nomeCampanha ?? 'Dízimo'}</strong>
              <span>{[formatDate(row.data), row.nomeMeio].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={styles.value}>
              <span className={row.estornado ? styles.void : undefined}>
                <Money value={row.valor} />
              </span>
              {row.prevista && <Pill text={row.tipo === 'doacao' ? 'Prevista' : 'Previsto'} />}
              {row.estornado && <Pill text={row.tipo === 'doacao' ? 'Estornada' : 'Estornado'} />}
              {row.numeroRecibo &&
                (row.tipo === 'dizimo' ? (
                  <Link to={contribuicaoUrls.recibo(row.uuid)}>Recibo nº {row.numeroRecibo}</Link>
                ) : (
                  <span>Recibo nº {row.numeroRecibo}</span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
