import { Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { LogOut } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { everyFeature, useFeatureRegistry } from '../feature'
import { isOffline } from '../later'
import { useSession, useViewer } from '../session'
import { Avatar, useConfirm } from '../ui'
import styles from './user-menu.module.css'

/** Whether the server lacks changes of this device, after it was tried to send them. */
async function stillWaits(): Promise<boolean> {
  const { outbox } = await import('../outbox/browser')
  if (outbox.count() > 0 && !isOffline()) await outbox.flush()
  return outbox.count() + outbox.state().refused.length > 0
}

/** The signed-in person's name, with links to the person's account and to sign out. */
export function UserMenu() {
  const { name, email, fotoUrl, nomePerfil } = useViewer()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const account = everyFeature(useFeatureRegistry()).flatMap(({ account = [] }) => account)
  const confirm = useConfirm()
  const leave = async () => {
    if (await stillWaits().catch(() => false)) {
      const text =
        'Há marcações neste aparelho que o servidor ainda não tem. Elas ficam guardadas aqui e só são enviadas quando você entrar de novo.'
      if (!(await confirm({ title: 'Sair agora?', text, confirmText: 'Sair' }))) return
    }
    await signOut()
    // After signing out on purpose, the next sign-in must not return to this page.
    navigate('/login', { replace: true, state: null })
  }
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
            <MenuItem icon={<LogOut />} text="Sair" onClick={leave} />
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
