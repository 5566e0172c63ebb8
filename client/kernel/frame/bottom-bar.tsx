import { Menu as MenuIcon } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { type BarPlace, type MenuGroup, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import styles from './bottom-bar.module.css'
import { useHere, useMenu } from './nav'

type Place = BarPlace & { menu: MenuGroup }

/** For each position in the bar, the first choice that the current user may open. */
function usePlaces(): Place[] {
  const { bar } = useFeatureRegistry()
  const { acoes } = useViewer()
  const menu = useMenu()
  return bar.flatMap((choices) => {
    const open = choices.flatMap((place): Place[] => {
      const group = menu.find(({ text }) => text === place.group)
      return group && (!place.action || acoes.includes(place.action)) ? [{ ...place, menu: group }] : []
    })
    return open.slice(0, 1)
  })
}

/** The screens that belong to this place. */
const screens = ({ alone, menu }: Place) => (alone ? menu.items.slice(0, 1) : menu.items)

/** The screen that the place opens. */
const mainOf = ({ to, menu }: Place) => menu.items.find((item) => item.to === to) ?? menu.items[0]

/** The bottom bar on a phone: the places used every day. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const here = useHere()
  return (
    <nav aria-label="Atalhos" className={styles.bar}>
      {usePlaces().map((place) => (
        <Link
          key={place.group}
          to={mainOf(place)?.to ?? '/'}
          className={styles.place}
          aria-current={screens(place).some((item) => item === here) ? 'page' : undefined}
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
