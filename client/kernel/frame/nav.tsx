import { Classes, PopoverNext } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { allowedMenu, entriesOf, firstScreen, type MenuEntry, type MenuItem, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import { placeAt } from './here'
import styles from './nav.module.css'

/** The menu of the current user. */
export const useMenu = () => allowedMenu(useFeatureRegistry().groups, useViewer().acoes)

/** The menu item that the screen belongs to. */
export function useHere(): MenuItem | undefined {
  const places = entriesOf(useFeatureRegistry().groups).flatMap(({ items }) => items)
  return placeAt(places, useLocation().pathname)
}

/** Whether the screen belongs to the entry, or to one under it. */
export const holds = ({ items, below }: MenuEntry, here: MenuItem | undefined): boolean =>
  here !== undefined && (items.includes(here) || below.some((entry) => holds(entry, here)))

/** The menu, in the sidebar and in the phone's drawer. Only the entry in which one is shows the entries under it. */
export function Nav() {
  const { pathname } = useLocation()
  const here = useHere()
  const nav = useRef<HTMLElement>(null)
  // The menu is longer than some screens, so this scrolls the current item into view, also after a link was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may mark another item.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]')
    if (nav.current?.parentElement && current) bringIntoSight(current, nav.current.parentElement)
  }, [pathname])
  return (
    <nav ref={nav} aria-label="Menu principal" className={styles.nav}>
      {useMenu().map((entry) => (
        <Entry key={entry.group} entry={entry} here={here} />
      ))}
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

type EntryProps = { entry: MenuEntry; here: MenuItem | undefined }

function Entry({ entry, here }: EntryProps) {
  const { icon: Icon, below } = entry
  const open = below.length > 0 && holds(entry, here)
  return (
    <div className={styles.group}>
      <EntryLink entry={entry} current={holds({ ...entry, below: [] }, here)} className={styles.top}>
        <Icon />
      </EntryLink>
      {open && (
        <ul>
          {below.map((one) => (
            <li key={one.group}>
              <EntryLink entry={one} current={holds(one, here)} className={styles.item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type LinkProps = { entry: MenuEntry; current: boolean; className?: string | undefined; children?: React.ReactNode }

function EntryLink({ entry, current, className, children }: LinkProps) {
  return (
    <Link
      to={firstScreen(entry)?.to ?? '/dashboard/home'}
      className={className}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      <span>{entry.text}</span>
    </Link>
  )
}

/** The collapsed sidebar: one icon per entry. An entry with others under it opens them in a menu beside it. */
export function Rail() {
  const here = useHere()
  return (
    <nav aria-label="Menu principal" className={styles.rail}>
      {useMenu().map((entry) =>
        entry.below.length === 0 ? (
          <RailLink key={entry.group} entry={entry} here={here} />
        ) : (
          <RailGroup key={entry.group} entry={entry} here={here} />
        ),
      )}
    </nav>
  )
}

function RailLink({ entry, here }: EntryProps) {
  const { text, icon: Icon } = entry
  const current = holds(entry, here)
  return (
    <Link
      to={firstScreen(entry)?.to ?? '/dashboard/home'}
      title={text}
      aria-label={text}
      aria-current={current ? 'page' : undefined}
      className={styles.railLink}
      data-active={current}
    >
      <Icon />
    </Link>
  )
}

function RailGroup({ entry, here }: EntryProps) {
  const { text, icon: Icon, below } = entry
  const own = { ...entry, below: [] }
  const links = entry.items.length > 0 ? [own, ...below] : below
  return (
    <PopoverNext
      placement="right-start"
      animation="minimal"
      arrow={false}
      transitionDuration={120}
      content={
        <div className={styles.flyout}>
          {links.map((one) => (
            <EntryLink
              key={one.group}
              entry={one}
              current={holds(one, here)}
              className={`${styles.item} ${Classes.POPOVER_DISMISS}`}
            />
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
          data-active={holds(entry, here)}
        >
          <Icon />
        </button>
      )}
    />
  )
}
