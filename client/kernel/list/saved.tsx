import { Callout } from '@blueprintjs/core'
import { Link, useLocation } from 'react-router-dom'
import type { SavedRow } from '../ui'
import styles from './list.module.css'
import type { ListPage } from './page'

/** The record that a form has just saved before it opened this list. */
export const useSaved = () => (useLocation().state as { saved?: SavedRow } | null)?.saved

/** Where to find the saved record when the search, the filters or the page leave it out: these stay as they were. */
export function SavedElsewhere({ page }: { page: ListPage<{ id: number }> }) {
  const { pathname, search } = useLocation()
  const saved = useSaved()
  const unknown = !page.rows || !page.current || page.loading || page.failed
  if (!saved || unknown || page.rows?.some(({ id }) => id === saved.id)) return null
  if (saved.only === pathname + search) return null
  return (
    <Callout compact intent="primary" role="status" className={styles.elsewhere}>
      Foi salvo, mas não está entre as linhas desta página.{' '}
      <Link to={saved.only} state={{ saved }}>
        Mostrar
      </Link>
    </Callout>
  )
}
