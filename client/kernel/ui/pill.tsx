import { Link } from 'react-router-dom'
import styles from './pill.module.css'

/** A word or two beside what they say something about: 'Estornado', '2/10'. Leads to what tells more where there is such a page. */
export function Pill({ text, to }: { text: string; to?: string }) {
  if (!to) return <span className={styles.pill}>{text}</span>
  return (
    <Link className={styles.pill} to={to}>
      {text}
    </Link>
  )
}
