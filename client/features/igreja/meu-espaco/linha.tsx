import { ChevronRight, type SVGIconProps } from '@blueprintjs/icons'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './meu-espaco.module.css'

type Row = { icon: ComponentType<SVGIconProps>; text: string; hint?: ReactNode }

function Content({ icon: Icon, text, hint }: Row) {
  return (
    <>
      <Icon size={20} />
      <span className={styles.text}>
        <strong>{text}</strong>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  )
}

/** A row that opens a screen. */
export function LinkRow({ to, ...row }: Row & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <Content {...row} />
        <ChevronRight />
      </Link>
    </li>
  )
}

/** A row that does something at once. */
export function ButtonRow({ onClick, ...row }: Row & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onClick}>
        <Content {...row} />
      </button>
    </li>
  )
}
