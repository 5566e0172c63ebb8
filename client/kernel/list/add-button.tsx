import { Classes } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import styles from './list.module.css'

/** A link that looks like the screen's main button, so that it can be opened in a new tab. */
export function AddButton({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY} ${styles.add}`}>
      <Add />
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  )
}
