import { Button } from '@blueprintjs/core'
import { Flash, Moon, Search } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { later } from '../later'
import { useCan, useViewer } from '../session'
import { useTheme } from '../theme/theme'
import { Mark } from '../ui'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'

// a script of its own: nobody of a church needs it
const ChurchChooser = later(async () => (await import('./church-chooser')).ChurchChooser)

/** The church's name, the search, light and dark mode, and the current user's menu. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { igreja } = useViewer()
  const platform = useCan('plataforma.operar')
  const { theme, toggle } = useTheme()
  const otherTheme = theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'
  return (
    <header className={styles.bar}>
      <Link to="/dashboard/home" className={styles.mark} aria-label="Candeia: início">
        <Mark size={24} />
      </Link>
      {platform ? (
        <ChurchChooser />
      ) : (
        <span className={styles.church} title={igreja.nome}>
          {igreja.nome}
        </span>
      )}
      <button type="button" className={styles.search} onClick={onSearch} aria-keyshortcuts="Control+K">
        <Search />
        <span>Buscar em tudo</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Button
        variant="minimal"
        icon={theme === 'dark' ? <Flash /> : <Moon />}
        aria-label={otherTheme}
        title={otherTheme}
        onClick={toggle}
      />
      <UserMenu />
    </header>
  )
}
