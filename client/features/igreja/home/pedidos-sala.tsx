import { Link } from 'react-router-dom'
import { pedidoReservaUrls } from '../../agenda/pedido-reserva/urls'
import styles from './home.module.css'

/** How many requests for rooms wait for those who decide. */
export function PedidosSala({ pedidos }: { pedidos: number }) {
  return (
    <p className={styles.closing} data-open>
      {pedidos === 1 ? '1 pedido de sala espera' : `${pedidos} pedidos de sala esperam`} resposta.{' '}
      <Link to={pedidoReservaUrls.waiting}>Pedidos de sala</Link>
    </p>
  )
}
