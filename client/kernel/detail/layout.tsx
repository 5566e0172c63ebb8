import type { ReactNode } from 'react'
import styles from './detail.module.css'

/** A record's page: a narrow column (picture, summary) beside the groups of its data; one column on a phone. */
export function DetailLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

/** A card of a record's page for other content than Facts: a picture, a list, a timeline. */
export function DetailCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}
