import { Link } from 'react-router-dom'
import { Avatar } from '../../../kernel/ui'
import styles from './pessoa.module.css'
import { usuarioUrls } from './urls'

type Props = { pessoa?: { id: number; name: string; fotoUrl?: string | null } | null }

/** A person in another record's row: picture and name, with a link to the person's page. */
export function Pessoa({ pessoa }: Props) {
  if (!pessoa) return <>-</>
  return (
    <Link to={usuarioUrls.detail(pessoa.id)} className={styles.person}>
      <Avatar name={pessoa.name} src={pessoa.fotoUrl} size={32} />
      {pessoa.name}
    </Link>
  )
}
