import { Callout } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { SavedRow } from '../ui'
import type { LoadPage } from './export/print'
import styles from './list.module.css'
import type { ListPage } from './page'
import { pageWith } from './page-with'

/** The record that a form has just saved before it opened this list; a reload of the page forgets it. */
export function useSaved(): SavedRow | undefined {
  const saved = (useLocation().state as { saved?: SavedRow } | null)?.saved
  return saved && saved.at >= performance.timeOrigin ? saved : undefined
}

/** When the records were saved that were deleted since. */
const deleted = new Set<number>()

/** The saved record, when the list has loaded without its row. What was shown at the same address before was deleted. */
function useMissing({ rows, current, loading, failed }: ListPage<{ id: number }>): SavedRow | undefined {
  const { key } = useLocation()
  const saved = useSaved()
  const shownAt = useRef<string>(undefined)
  const listed = saved && rows && current
  const among = listed && rows.some(({ id }) => id === saved.id)
  const loaded = listed && !loading && !failed
  const here = loaded && among
  // while the list reads again, too: somebody may leave it before the answer comes
  const gone = listed && !among && (shownAt.current === key || deleted.has(saved.at))
  useEffect(() => {
    if (here) shownAt.current = key
    if (gone) deleted.add(saved.at)
  }, [here, gone, saved, key])
  return loaded && !among && !gone ? saved : undefined
}

/** Where to find the saved record when the search, the filters or the page leave it out: these stay as they were. */
export function SavedElsewhere({ page }: { page: ListPage<{ id: number }> }) {
  const { pathname, search } = useLocation()
  const missing = useMissing(page)
  if (!missing || missing.only === pathname + search) return null
  return (
    <Callout compact intent="primary" role="status" className={styles.elsewhere}>
      Foi salvo, mas não está entre as linhas desta página.{' '}
      <Link to={missing.only} state={{ saved: missing }}>
        Mostrar
      </Link>
    </Callout>
  )
}

/** Where the address of the saved record leads to many rows: opens the page that has its row. */
export function useSavedPage(
  page: ListPage<{ id: number }>,
  { size }: { size: number },
  load: LoadPage<{ id: number }>,
) {
  const { pathname, search } = useLocation()
  const [, setParams] = useSearchParams()
  // some lists have more rows than the page shows
  const missing = useMissing({ ...page, rows: page.rows?.slice(0, size) })
  const sought = missing?.only === pathname + search && (page.total ?? 0) > size ? missing : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, in the list as it is then
  useEffect(() => {
    if (!sought) return
    let left = false
    const open = (found: number | undefined) => {
      if (left || !found) return
      const params = new URLSearchParams(search)
      params.set('pagina', String(found))
      setParams(params, { replace: true, state: { saved: sought } })
    }
    pageWith(sought.id, size, load, () => left).then(open, () => undefined)
    return () => {
      left = true
    }
  }, [sought?.at])
}
