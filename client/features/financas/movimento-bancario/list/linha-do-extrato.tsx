import { formatDate, Money } from '../../../../kernel/ui'
import type { MovimentoBancarioLinhaFragment } from './movimentos.generated'
import styles from './movimentos.module.css'

/** The line of the bank's statement that a dialog is about. */
export const LinhaDoExtrato = ({ row }: { row: MovimentoBancarioLinhaFragment }) => (
  <p className={styles.movimento}>
    <span>
      {formatDate(row.data)} · {row.historico}
    </span>
    <Money value={row.valor} />
  </p>
)
