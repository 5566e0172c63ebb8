import { ArrowRight } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './home.module.css'

type Props = { title: string; to: string; more: string; wide?: boolean; children: ReactNode }

/** One part of the page, with a link to the full screen. */
export function Card({ title, to, more, wide, children }: Props) {
  return (
    <section className={`${styles.card} ${wide ? styles.wide : ''}`}>
      <header>
        <h2>{title}</h2>
        <Link to={to} className={styles.more}>
          {more}
          <ArrowRight />
        </Link>
      </header>
      {children}
    </section>
  )
}

export const None = ({ children }: { children: ReactNode }) => <p className={styles.none}>{children}</p>
