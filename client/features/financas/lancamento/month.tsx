import { Lock } from '@blueprintjs/icons'
import { formatMonthTitle, Money } from '../../../kernel/ui'
import styles from './lancamento.module.css'

export type Mes = { mes: string; total: string; quantidade: number; primeiro: number; fechado: boolean }

/** The heading of a month: the total of the whole month, and which of its entries the page shows. */
export function MonthHead({ mes, shown }: { mes: Mes; shown: number }) {
  return (
    <span className={styles.month}>
      <span>
        {formatMonthTitle(mes.mes)}
        {mes.fechado && <Lock size={14} className={styles.lock} title="Mês fechado" />}
        <small>{amount(mes, shown)}</small>
      </span>
      <span className={styles.total}>
        <span>Total</span> <Money value={mes.total} />
      </span>
    </span>
  )
}

function amount({ quantidade, primeiro }: Mes, shown: number): string {
  const all = `${quantidade} ${quantidade === 1 ? 'lançamento' : 'lançamentos'}`
  if (shown >= quantidade) return all
  const last = primeiro + shown - 1
  const part = shown === 1 ? `${primeiro} de ${all}` : `${primeiro} a ${last} de ${all}`
  return last < quantidade ? `${part}, continua na próxima página` : `${part}, continuação da página anterior`
}
