import { Link } from 'react-router-dom'
import { formatDate } from '../../../kernel/ui'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** Up to which day the books are closed. */
export function Fechamento({ fechamento }: { fechamento: NonNullable<IgrejaData['fechamento']> }) {
  const { fechadoAte, mesPassadoFechado } = fechamento
  return (
    <p className={styles.closing} data-open={!mesPassadoFechado || undefined}>
      {fechadoAte ? `Meses fechados até ${formatDate(fechadoAte)}.` : 'Nenhum mês foi fechado ainda.'}{' '}
      {!mesPassadoFechado && 'O mês passado ainda está aberto. '}
      <Link to="/dashboard/fechamento">Fechamento de meses</Link>
    </p>
  )
}
