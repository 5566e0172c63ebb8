import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Brand, useDocumentTitle } from '../ui'
import { Lamp } from './lamp'
import styles from './public-page.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** Layout of the login and similar pages: the form on one side, the lamp on the other. */
export function PublicPage({ title, lead, children, foot }: Props) {
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <Link to="/" className={styles.brand} aria-label="Candeia: página inicial">
          <Brand size={32} />
        </Link>
        <div className={styles.content}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </main>
      <aside className={styles.scene} aria-hidden="true">
        <Lamp />
        <p>
          Ninguém acende uma candeia para colocá-la debaixo do alqueire.
          <small>Mateus 5.15</small>
        </p>
      </aside>
    </div>
  )
}
