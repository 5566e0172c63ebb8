import { Chat } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { phoneMask } from '../../../kernel/form/masks'
import { Avatar } from '../../../kernel/ui'
import styles from './contact.module.css'
import { usuarioUrls } from './urls'

type Person = { id: number; name: string; fotoUrl: string | null }

/** A person in a list: face and name, leading to the person's page. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <Link to={usuarioUrls.detail(person.id)} className={styles.person}>
      <Avatar name={person.name} src={person.fotoUrl} size={32} />
      {person.name}
    </Link>
  )
}

/** A telephone number as people write it, on one line: it can be called, and messaged. */
export const phoneText = (digits: string | null) =>
  digits && (
    <span className={styles.phone}>
      <a href={`tel:+55${digits}`}>{phoneMask.show(digits)}</a>
      <a
        href={`https://wa.me/55${digits}`}
        target="_blank"
        rel="noreferrer"
        className={styles.message}
        aria-label={`Conversar no WhatsApp com ${phoneMask.show(digits)}`}
        title="Conversar no WhatsApp"
      >
        <Chat />
      </a>
    </span>
  )
