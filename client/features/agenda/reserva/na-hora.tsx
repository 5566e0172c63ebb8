import { Link } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import type { ReservaNaHoraFragment } from './na-hora.generated'
import styles from './na-hora.module.css'
import { reservaUrls } from './urls'

type Props = {
  reservas: { nodes: readonly ReservaNaHoraFragment[] }
  /** what is said when nothing is reserved */
  nothing: string
}

/** What is reserved while an event or a worship service takes place. */
export function ReservasNaHora({ reservas: { nodes }, nothing }: Props) {
  return (
    <DetailCard title="Recursos reservados">
      {nodes.length === 0 && <p className={styles.note}>{nothing}</p>}
      <ul className={styles.items}>
        {nodes.map(({ uuid, quantidade, finalidade, recurso }) => (
          <li key={uuid}>
            {recurso && <Link to={reservaUrls.ofRecurso(recurso.id)}>{recurso.nomeRecurso}</Link>}
            <small>{quantidade === 1 ? finalidade : `${quantidade} unidades · ${finalidade}`}</small>
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}
