import { Classes, PopoverNext } from '@blueprintjs/core'
import { ChevronDown } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { allowedMenu, type MenuGroup, type MenuItem, menuOf, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import { placeAt } from './here'
import styles from './nav.module.css'
import { useRemembered } from './use-remembered'

/** The menu items that the current user may open. */
export const useMenu = () => allowedMenu(useFeatureRegistry().groups, useViewer().acoes)

/** The menu item that the screen belongs to. */
export function useHere(): MenuItem | undefined {
  const places = menuOf(useFeatureRegistry().groups).flatMap(({ items }) => items)
  return placeAt(places, useLocation().pathname)
}

/** A group with a single item of the same name is shown as a plain link. */
const isPlain = ({ text, items }: MenuGroup) => items.length === 1 && items[0]?.text === text

/** The menu groups with their items, in the sidebar and in the phone's drawer. */
export function Nav() {
  const [closed, setClosed] = useRemembered<string[]>('menu.fechados', [])
  const toggle = (name: string) =>
    setClosed(closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name])
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // The menu is longer than most screens, so this scrolls the current item into view, also after a link was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may mark another item.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]')
    if (nav.current?.parentElement && current) bringIntoSight(current, nav.current.parentElement)
  }, [pathname])
  return (
    <nav ref={nav} aria-label="Menu principal" className={styles.nav}>
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

/**
 * Scrolls only as far as needed. The browser's scrollIntoView would also make Tab start there, past 'Pular para o
 * conteúdo'.
 */
function bringIntoSight(item: Element, frame: Element) {
  const { top, bottom } = item.getBoundingClientRect()
  const edge = frame.getBoundingClientRect()
  if (top < edge.top) frame.scrollTop -= edge.top - top
  else if (bottom > edge.bottom) frame.scrollTop += bottom - edge.bottom
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
  const id = `menu-${text.replaceAll(' ', '-')}`
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

function ItemLink({ item, className = styles.item }: { item: MenuItem; className?: string }) {
  return (
    <Link to={item.to} className={className} aria-current={useHere() === item ? 'page' : undefined}>
      {item.text}
    </Link>
  )
}

/** The collapsed sidebar: one icon per group. A group with several screens opens them in a menu beside it. */
export function Rail() {
  const here = useHere()
  return (
    <nav aria-label="Menu principal" className={styles.rail}>
      {useMenu().map((group) => {
        const active = group.items.some((item) => item === here)
        return group.items.length === 1 ? (
          <RailLink key={group.text} group={group} active={active} />
        ) : (
          <RailGroup key={group.text} group={group} active={active} />
        )
      })}
    </nav>
  )
}

type RailProps = { group: MenuGroup; active: boolean }

function RailLink({ group: { text, icon: Icon, items }, active }: RailProps) {
  return (
    <NavLink
      to={items[0]?.to ?? '/dashboard/home'}
      title={text}
      aria-label={text}
      className={styles.railLink}
      data-active={active}
    >
      <Icon />
    </NavLink>
  )
}

function RailGroup({ group: { text, icon: Icon, items }, active }: RailProps) {
  return (
    <PopoverNext
      placement="right-start"
      animation="minimal"
      arrow={false}
      transitionDuration={120}
      content={
        <div className={styles.flyout}>
          <strong>{text}</strong>
          {items.map((item) => (
            <ItemLink key={item.to} item={item} className={`${styles.item} ${Classes.POPOVER_DISMISS}`} />
          ))}
        </div>
      }
      renderTarget={({ isOpen, className, ...target }) => (
        <button
          {...target}
          type="button"
          title={text}
          aria-label={text}
          aria-expanded={isOpen}
          className={styles.railLink}
          data-active={active}
        >
          <Icon />
        </button>
      )}
    />
  )
}
