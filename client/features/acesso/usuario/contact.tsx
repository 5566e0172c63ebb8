import { Chat } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { dialled, phoneMask } from '../../../kernel/form/masks'
import { Avatar } from '../../../kernel/ui'
import styles from './contact.module.css'
import { usuarioUrls } from './urls'

type Person = { id: number; name: string; fotoUrl: string | null }

/** A person in a list: picture and name, with a link to the person's page. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <Link to={usuarioUrls.detail(person.id)} className={styles.person}>
      <Avatar name={person.name} src={person.fotoUrl} size={32} />
      {person.name}
    </Link>
  )
}

/** A phone number on one line, formatted, with a link that calls it and a link that opens WhatsApp. */
export function phoneText(stored: string | null) {
  if (!stored) return null
  const shown = phoneMask.show(stored)
  const number = dialled(stored)
  return (
    <span className={styles.phone}>
      <a href={`tel:${number}`}>{shown}</a>
      <a
        href={`https://wa.me/${number.slice(1)}`}
        target="_blank"
        rel="noreferrer"
        className={styles.message}
        aria-label={`Conversar no WhatsApp com ${shown}`}
        title="Conversar no WhatsApp"
      >
        <Chat />
      </a>
    </span>
  )
}
