import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from './document-title'
import styles from './page-header.module.css'

type Crumb = { text: string; to?: string }

type Props = {
  title: string
  /** The breadcrumbs without this page: [{ text: 'Bens', to: urls.list() }]. */
  crumbs?: Crumb[]
  description?: ReactNode
  actions?: ReactNode
}

/** The top of every screen: breadcrumbs, the heading, its buttons. */
export function PageHeader({ title, crumbs, description, actions }: Props) {
  useDocumentTitle(title)
  return (
    <header className={styles.header}>
      {crumbs && crumbs.length > 0 && (
        <nav aria-label="Trilha" className={styles.crumbs}>
          {crumbs.map(({ text, to }) => (
            <Fragment key={text}>
              {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
              <span aria-hidden="true" className={styles.separator}>
                /
              </span>
            </Fragment>
          ))}
          <span aria-current="page">{title}</span>
        </nav>
      )}
      <div className={styles.row}>
        <div>
          <h1>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
