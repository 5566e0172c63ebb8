import { ArrowRight } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './home.module.css'

type Props = {
  title: string
  /** the full screen, if there is one that this person may open */
  to: string | undefined
  more: string
  children: ReactNode
}

/** One part of the page, with a link to its full screen. */
export function Card({ title, to, more, children }: Props) {
  return (
    <section className={styles.card}>
      <header>
        <h2>{title}</h2>
        {to ? (
          <Link to={to} className={styles.more}>
            {more}
            <ArrowRight />
          </Link>
        ) : (
          <span className={styles.none}>{more}</span>
        )}
      </header>
      {children}
    </section>
  )
}

export const None = ({ children }: { children: ReactNode }) => <p className={styles.none}>{children}</p>
