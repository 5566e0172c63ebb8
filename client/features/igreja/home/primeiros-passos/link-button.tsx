import { Classes } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Props = { to: string; text: string; icon?: ReactNode; main?: boolean }

/** A link that looks like a button; `main` makes it the primary one. */
export function LinkButton({ to, text, icon, main }: Props) {
  return (
    <Link to={to} className={`${Classes.BUTTON} ${main ? Classes.INTENT_PRIMARY : Classes.OUTLINED}`}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  )
}
