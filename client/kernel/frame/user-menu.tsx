import { Menu, MenuDivider, MenuItem, Popover } from '@blueprintjs/core'
import { LogOut, Shield, User } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useSession, useViewer } from '../session'
import { Avatar } from '../ui'
import styles from './user-menu.module.css'

export function UserMenu() {
  const { name, email, fotoUrl, nomePerfil } = useViewer()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    // Whoever leaves on purpose starts afresh: the next login does not return here.
    navigate('/login', { replace: true, state: null })
  }
  return (
    <Popover
      placement="bottom-end"
      minimal
      transitionDuration={120}
      content={
        <Menu>
          <li className={styles.who}>
            <strong>{name}</strong>
            <span>{email}</span>
            <span>{nomePerfil}</span>
          </li>
          <MenuDivider />
          <MenuItem icon={<User />} text="Meu perfil" onClick={() => navigate('/dashboard/settings?aba=perfil')} />
          <MenuItem icon={<Shield />} text="Segurança" onClick={() => navigate('/dashboard/settings?aba=seguranca')} />
          <MenuDivider />
          <MenuItem icon={<LogOut />} text="Sair" onClick={leave} />
        </Menu>
      }
      renderTarget={({ isOpen, className, ...target }) => (
        <button
          {...target}
          type="button"
          className={styles.button}
          aria-label={`Menu de ${name}`}
          aria-expanded={isOpen}
        >
          <Avatar name={name} src={fotoUrl} size={34} />
        </button>
      )}
    />
  )
}
