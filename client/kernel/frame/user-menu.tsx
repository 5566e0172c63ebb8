import { Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { LogOut } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { everyFeature, useFeatureRegistry } from '../feature'
import { useLeave, useViewer } from '../session'
import { Avatar } from '../ui'
import styles from './user-menu.module.css'

/** The signed-in person's name, with links to the person's account and to sign out. */
export function UserMenu() {
  const { name, email, fotoUrl, nomePerfil } = useViewer()
  const navigate = useNavigate()
  const account = everyFeature(useFeatureRegistry()).flatMap(({ account = [] }) => account)
  const leave = useLeave()
  return (
    <PopoverNext
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      transitionDuration={120}
      content={
        <>
          <div className={styles.who}>
            <strong>{name}</strong>
            <span>{email}</span>
            <span>{nomePerfil}</span>
          </div>
          <Menu>
            {account.map(({ text, to, icon: Icon }) => (
              <MenuItem key={to} icon={<Icon />} text={text} onClick={() => navigate(to)} />
            ))}
            <MenuDivider />
            <MenuItem icon={<LogOut />} text="Sair" onClick={() => void leave()} />
          </Menu>
        </>
      }
      renderTarget={({ isOpen, className, ...target }) => (
        <button {...target} type="button" className={styles.button} aria-expanded={isOpen}>
          <Avatar name={name} src={fotoUrl} size={34} />
          <span className="visually-hidden">Menu de {name}</span>
        </button>
      )}
    />
  )
}
