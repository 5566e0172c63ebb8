import { Link } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { DateText, Money, Pill } from '../../../../kernel/ui'
import styles from '../fornecedor.module.css'

type Row = { uuid?: string; to: string; data: string; descricao: string; valor: string; mark?: string }

type Props = {
  title: string
  none: string
  /** The address of the list with all of them. */
  all: string
  rows: Row[]
  totalCount: number
  soma: string | null
}

/** The newest payables or expenses of a supplier, with the sum of all. */
export function PagoCard({ title, none, all, rows, totalCount, soma }: Props) {
  return (
    <DetailCard title={title}>
      {rows.length === 0 && <p className={styles.note}>{none}</p>}
      <ol className={styles.list}>
        {rows.map(({ to, data, descricao, valor, mark }) => (
          <li key={to}>
            <DateText value={data} />
            <span>
              <Link to={to}>{descricao}</Link>
              {mark && <Pill text={mark} />}
            </span>
            <Money value={valor} />
          </li>
        ))}
      </ol>
      {totalCount > 0 && (
        <p className={styles.note}>
          <Link to={all}>{totalCount === 1 ? 'Ver na lista' : `Ver todas as ${totalCount}`}</Link>
          {soma !== null && (
            <>
              {' '}
              · soma de <Money value={soma} />
            </>
          )}
        </p>
      )}
    </DetailCard>
  )
}
