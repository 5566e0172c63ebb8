import { useContext } from 'react'
import { formatInstant, TimeZone } from '../../../../kernel/ui'
import styles from './detail.module.css'
import type { AcontecimentosFragment } from './usuario.generated'

/** What happened in a person's life in the church, newest first as the server sends it. */
export function Timeline({ events }: { events: AcontecimentosFragment['nodes'] }) {
  const timeZone = useContext(TimeZone)
  const day = (instant: string) => formatInstant(instant, timeZone).slice(0, 'dd/mm/aaaa'.length)
  return (
    <ol className={styles.timeline}>
      {events.map((event, index) => (
        // Two visits on one day have equal texts, so the texts are no unique keys. The list only grows at its
        // end, so the index can be the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <time dateTime={event.data}>{day(event.data)}</time>
          <strong>{event.titulo}</strong>
          {event.descricao && <p>{event.descricao}</p>}
        </li>
      ))}
    </ol>
  )
}
