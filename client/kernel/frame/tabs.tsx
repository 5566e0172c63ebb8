import { Link, useLocation } from 'react-router-dom'
import { allowedScreens, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import { useHere } from './nav'
import styles from './tabs.module.css'

/** The screens of the menu entry to which this list belongs, as tabs above it. Records and forms have none. */
export function Tabs() {
  const { groups } = useFeatureRegistry()
  const { acoes } = useViewer()
  const { pathname } = useLocation()
  const here = useHere()
  if (!here || (here.to !== pathname && !here.also?.includes(pathname))) return null
  const entry = allowedScreens(groups, acoes).find(({ items }) => items.includes(here))
  if (!entry || entry.items.length < 2) return null
  return (
    <nav aria-label={`Telas de ${entry.text}`} className={styles.tabs}>
      {entry.items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item === here ? 'page' : undefined}
          ref={item === here ? bringHere : null}
        >
          {item.text}
        </Link>
      ))}
    </nav>
  )
}

/** On a phone the tabs are wider than the screen; the current one is brought into sight. */
function bringHere(tab: HTMLElement | null) {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const room = strip.clientWidth - tab.offsetWidth
  strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - room / 2
}
