import { Link } from 'react-router-dom'
import { Inscricao, Quando, SituacaoInscricao } from '../../agenda/evento'
import { eventoUrls } from '../../agenda/evento/urls'
import { Card } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

/** The events that the current user goes to, and those for which people sign up, each with its button. */
export function Eventos({ eventos }: { eventos: NonNullable<HomeData['eventos']> }) {
  return (
    <Card title="Eventos para você" to={eventoUrls.list} more="Eventos">
      <ul className={styles.rows}>
        {eventos.map((evento) => (
          <li key={evento.uuid} className={styles.event}>
            <span className={styles.what}>
              <Link to={eventoUrls.detail(evento.id)}>{evento.nomeEvento}</Link>
              <small>
                <Quando evento={evento} />
                {evento.local && ` · ${evento.local.nomeLocal}`}
              </small>
              <small>
                <SituacaoInscricao evento={evento} />
              </small>
            </span>
            <Inscricao evento={evento} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
