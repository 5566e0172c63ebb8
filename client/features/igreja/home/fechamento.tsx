import { Link } from 'react-router-dom'
import { formatDate, formatMonthTitle } from '../../../kernel/ui'
import { PedirQueFeche } from '../../financas/fechamento'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Props = { fechamento: NonNullable<IgrejaData['fechamento']> }

/** Up to which day the books are closed; while a month waits for it also who closes it, for people who may not. */
export function Fechamento({ fechamento: { fechadoAte, proximo } }: Props) {
  return (
    <>
      <p className={styles.closing} data-open={proximo ? true : undefined}>
        {fechadoAte ? `Meses fechados até ${formatDate(fechadoAte)}.` : 'Nenhum mês foi fechado ainda.'}{' '}
        {proximo && `${formatMonthTitle(proximo)} ainda está aberto. `}
        <Link to="/dashboard/fechamento">Fechamento de meses</Link>
      </p>
      {proximo && <PedirQueFeche mes={proximo} />}
    </>
  )
}
