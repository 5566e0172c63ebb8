import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a table whose rows go when a key settles them: on the row that takes the place, otherwise the last.
 * @param rows the rows as they are shown
 * @returns notes the row on which a key was pressed
 */
export function useNextRow(
  box: RefObject<HTMLElement | null>,
  rows: readonly { id: number }[] | undefined,
): (id: number) => void {
  const left = useRef<{ id: number; index: number }>(undefined)
  useEffect(() => {
    const gone = left.current
    if (!gone || !rows || rows.some(({ id }) => id === gone.id)) return
    left.current = undefined
    // somebody who has gone elsewhere meanwhile stays there
    if (document.activeElement !== document.body) return
    const shown = box.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]')
    shown?.[Math.min(gone.index, shown.length - 1)]?.focus()
  }, [rows, box])
  return (id) => {
    left.current = { id, index: rows?.findIndex((row) => row.id === id) ?? 0 }
  }
}
