import { Link } from 'react-router-dom'
import styles from './pill.module.css'

/** A short label beside the thing it describes: 'Estornado', '2/10'. It is a link when there is a page with details. */
export function Pill({ text, to }: { text: string; to?: string }) {
  if (!to) return <span className={styles.pill}>{text}</span>
  return (
    <Link className={styles.pill} to={to}>
      {text}
    </Link>
  )
}
