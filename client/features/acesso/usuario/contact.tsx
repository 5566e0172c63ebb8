import { Link } from 'react-router-dom'
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
