import { NavLink } from 'react-router-dom'
import styles from './section-links.module.css'

type Props = {
  /** what the screens are about together */
  label: string
  links: readonly { text: string; to: string }[]
}

/** The links between screens that belong together, as tabs. */
export function SectionLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map(({ text, to }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
