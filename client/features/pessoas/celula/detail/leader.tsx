import { Link } from 'react-router-dom'
import { phoneText } from '../../../../kernel/links'
import { Avatar } from '../../../../kernel/ui'
import { Leading } from '../../../acesso/usuario'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import type { CelulaDetalheQuery } from './celula.generated'
import styles from './detail.module.css'

export function Leader({ leader }: { leader: CelulaDetalheQuery['celula']['responsavel'] }) {
  if (!leader) return <p className={styles.note}>Ainda sem responsável: o primeiro membro lidera.</p>
  const { id, name, email, telefoneUsuario, fotoUrl } = leader
  return (
    <div className={styles.leader}>
      <Avatar name={name} src={fotoUrl} size={56} />
      <div>
        <Leading person={leader}>
          <Link to={usuarioUrls.detail(id)}>{name}</Link>
        </Leading>
        {phoneText(telefoneUsuario)}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </div>
  )
}
