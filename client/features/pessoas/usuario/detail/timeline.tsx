import { DateText } from '../../../../kernel/ui'
import styles from './detail.module.css'
import type { UsuarioDetalheQuery } from './usuario.generated'

/** What happened in a person's life in the church, newest first as the server sends it. */
export function Timeline({ events }: { events: UsuarioDetalheQuery['usuario']['linhaDoTempo'] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={`${event.tipo} ${event.data} ${event.titulo}`}>
          <small>
            <DateText value={event.data} />
          </small>
          <strong>{event.titulo}</strong>
          {event.descricao && <p>{event.descricao}</p>}
        </li>
      ))}
    </ol>
  )
}
