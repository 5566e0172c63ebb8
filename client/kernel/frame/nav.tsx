import { ChevronDown } from '@blueprintjs/icons'
import { NavLink, useLocation } from 'react-router-dom'
import { useViewer } from '../session'
import { allowedMenu, type MenuGroup, type MenuItem } from './menu'
import styles from './nav.module.css'
import { useRemembered } from './use-remembered'

export const useMenu = () => allowedMenu(useViewer().acoes)

/** A group of one item that bears the group's name is shown as a plain link. */
const isPlain = ({ text, items }: MenuGroup) => items.length === 1 && items[0]?.text === text

/** The groups with their items, in the sidebar and in the phone's drawer. */
export function Nav() {
  const [closed, setClosed] = useRemembered<string[]>('menu.fechados', [])
  const toggle = (name: string) =>
    setClosed(closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name])
  return (
    <nav aria-label="Menu principal" className={styles.nav}>
      {useMenu().map((group) =>
        isPlain(group) ? (
          <PlainLink key={group.text} group={group} />
        ) : (
          <Group
            key={group.text}
            group={group}
            open={!closed.includes(group.text)}
            onToggle={() => toggle(group.text)}
          />
        ),
      )}
    </nav>
  )
}

function PlainLink({ group: { text, icon: Icon, items } }: { group: MenuGroup }) {
  return (
    <NavLink to={items[0]?.to ?? '/dashboard/home'} className={styles.top}>
      <Icon />
      <span>{text}</span>
    </NavLink>
  )
}

type GroupProps = { group: MenuGroup; open: boolean; onToggle: () => void }

function Group({ group: { text, icon: Icon, items }, open, onToggle }: GroupProps) {
  const id = `menu-${text}`
  return (
    <div className={styles.group}>
      <button type="button" className={styles.top} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Icon />
        <span>{text}</span>
        <ChevronDown className={styles.chevron} />
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.to}>
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ItemLink({ item: { text, to } }: { item: MenuItem }) {
  return (
    <NavLink to={to} className={styles.item}>
      {text}
    </NavLink>
  )
}

/** The collapsed sidebar: one icon a group, which leads to its first screen. */
export function Rail() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Menu principal" className={styles.rail}>
      {useMenu().map(({ text, icon: Icon, items }) => (
        <NavLink
          key={text}
          to={items[0]?.to ?? '/dashboard/home'}
          title={text}
          aria-label={text}
          className={styles.railLink}
          data-active={items.some(({ to }) => pathname.startsWith(to))}
        >
          <Icon />
        </NavLink>
      ))}
    </nav>
  )
}
