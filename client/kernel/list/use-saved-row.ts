import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListPage } from './page'
import type { LoadPage } from './print'
import type { ListState } from './use-list'

/** The id of the record that a form has just saved before it navigated here. */
export function useSavedId(): number | undefined {
  const state = useLocation().state as { saved?: number } | null
  return state?.saved
}

type Searched = {
  list: Pick<ListState, 'page' | 'size' | 'reveal'>
  page: ListPage<{ id: number }>
  load: LoadPage<{ id: number }>
  /** Whether a search, a filter or a period hides records. */
  hiding: boolean
  /** The filters that hide nothing. */
  everything: Record<string, string | undefined>
}

const BLOCK = 100
/** Events by which the user goes on working. */
const USED = ['keydown', 'input', 'pointerdown', 'wheel']
/** A row beyond these is not looked for. */
const MOST = 1000

/**
 * Makes the row of a record visible after a form has saved it and navigated to the list. Opens the page with the row. When
 * search and filters hide the row, it clears them.
 */
export function useSavedRow({ list, page, load, hiding, everything }: Searched): void {
  const id = useSavedId()
  const work = useRef<{ id: number; state: 'new' | 'searching' | 'cleared' | 'done' }>(undefined)

  // A search that is still running must not navigate after the user has gone on working.
  useEffect(() => {
    if (id === undefined) return
    const stop = () => {
      work.current = { id, state: 'done' }
    }
    for (const used of USED) window.addEventListener(used, stop, { capture: true })
    return () => {
      for (const used of USED) window.removeEventListener(used, stop, { capture: true })
      work.current = undefined
    }
  }, [id])

  const ready = page.current && !page.loading && !page.failed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and its functions are new on every render.
  useEffect(() => {
    if (id === undefined || !ready || !page.rows) return
    work.current ??= { id, state: 'new' }
    const now = work.current
    if (now.state === 'done' || now.state === 'searching') return
    // A screen that fetches more rows than it shows has no row for some of them.
    if (page.rows.length <= list.size && page.rows.some((row) => row.id === id)) {
      now.state = 'done'
      return
    }
    const cleared = now.state === 'cleared'
    now.state = 'searching'
    indexOf(id, load).then(
      (index) => {
        if (work.current !== now) return
        now.state = 'done'
        if (index !== undefined) {
          const target = Math.floor(index / list.size) + 1
          if (target !== list.page) list.reveal(target)
        } else if (hiding && !cleared) {
          now.state = 'cleared'
          list.reveal(1, everything)
        }
      },
      // The list is shown as it is.
      () => {
        now.state = 'done'
      },
    )
  }, [id, ready, page.rows])
}

/** The position of the record in the whole list. */
async function indexOf(id: number, load: LoadPage<{ id: number }>): Promise<number | undefined> {
  for (let from = 0; from < MOST; from += BLOCK) {
    const { nodes, totalCount } = await load({ first: BLOCK, after: from ? String(from) : undefined })
    const index = nodes.findIndex((node) => node.id === id)
    if (index >= 0) return from + index
    if (from + BLOCK >= totalCount) return undefined
  }
  return undefined
}
