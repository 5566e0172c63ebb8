import { Menu as MenuIcon } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { type BarPlace, firstScreen, type MenuEntry, type MenuItem, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import styles from './bottom-bar.module.css'
import { holds, useHere, useMenu } from './nav'

type Place = BarPlace & { menu: MenuEntry; opens: MenuItem }

/** For each position in the bar, the first choice that the current user may open. */
function usePlaces(): Place[] {
  const { bar } = useFeatureRegistry()
  const { acoes } = useViewer()
  const menu = useMenu()
  return bar.flatMap((choices) => {
    const open = choices.flatMap((place): Place[] => {
      const entry = menu.find(({ group }) => group === place.group)
      if (!entry || (place.action && !acoes.includes(place.action))) return []
      const opens = place.to ? entry.items.find(({ to }) => to === place.to) : firstScreen(entry)
      return opens ? [{ ...place, menu: entry, opens }] : []
    })
    return open.slice(0, 1)
  })
}

/** The bottom bar on a phone: the places used every day. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const here = useHere()
  return (
    <nav aria-label="Atalhos" className={styles.bar}>
      {usePlaces().map((place) => (
        <Link
          key={place.group}
          to={place.opens.to}
          className={styles.place}
          aria-current={holds(place.menu, here) ? 'page' : undefined}
        >
          <place.menu.icon size={20} />
          <span>{place.text ?? place.group}</span>
        </Link>
      ))}
      <button type="button" className={styles.place} onClick={onMore}>
        <MenuIcon size={20} />
        <span>Mais</span>
      </button>
    </nav>
  )
}
