import { Menu as MenuIcon } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useCan } from '../session'
import styles from './bottom-bar.module.css'
import type { MenuGroup, MenuItem } from './menu'
import { useHere, useMenu } from './nav'

const FOURTH = ['Louvor', 'Patrimônio']

/** Treasury for those who keep the books; the others have the worship group at hand. */
function usePlaces(): MenuGroup[] {
  const treasurer = useCan('entrada.escrever')
  const menu = useMenu()
  const group = (name: string) => menu.find(({ text }) => text === name)
  const fourth = [...(treasurer ? ['Tesouraria'] : []), ...FOURTH].map(group).find(Boolean)
  return [group('Início'), group('Agenda'), group('Secretaria'), fourth].filter((place) => place !== undefined)
}

/** Where one is at this place: anywhere in its group, but that the secretariat's place is that of its people alone. */
const places = (text: string, items: MenuItem[]) => (text === 'Secretaria' ? items.slice(0, 1) : items)

/** What one wants of a place is its first screen, but of the church's days the calendar. */
const mainOf = (items: MenuItem[]) => items.find(({ to }) => to === '/dashboard/calendario') ?? items[0]

/** On a phone: the places of every day under the thumb. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const here = useHere()
  return (
    <nav aria-label="Atalhos" className={styles.bar}>
      {usePlaces().map(({ text, icon: Icon, items }) => (
        <Link
          key={text}
          to={mainOf(items)?.to ?? '/dashboard/home'}
          className={styles.place}
          aria-current={places(text, items).some((item) => item === here) ? 'page' : undefined}
        >
          <Icon size={20} />
          <span>{text === 'Secretaria' ? 'Pessoas' : text}</span>
        </Link>
      ))}
      <button type="button" className={styles.place} onClick={onMore}>
        <MenuIcon size={20} />
        <span>Mais</span>
      </button>
    </nav>
  )
}
