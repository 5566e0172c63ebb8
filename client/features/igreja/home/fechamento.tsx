import { Link } from 'react-router-dom'
import { formatDate } from '../../../kernel/ui'
import { PedirQueFeche } from '../../financas/fechamento'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Props = { fechamento: NonNullable<IgrejaData['fechamento']>; hoje: string }

/** Up to which day the books are closed; while last month is open also who closes it, for people who may not. */
export function Fechamento({ fechamento: { fechadoAte, mesPassadoFechado }, hoje }: Props) {
  return (
    <>
      <p className={styles.closing} data-open={!mesPassadoFechado || undefined}>
        {fechadoAte ? `Meses fechados até ${formatDate(fechadoAte)}.` : 'Nenhum mês foi fechado ainda.'}{' '}
        {!mesPassadoFechado && 'O mês passado ainda está aberto. '}
        <Link to="/dashboard/fechamento">Fechamento de meses</Link>
      </p>
      {!mesPassadoFechado && <PedirQueFeche mes={monthBefore(hoje)} />}
    </>
  )
}

/** '2026-03-10' to '2026-02' */
function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
