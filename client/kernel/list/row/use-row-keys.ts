import { type RefObject, useEffect } from 'react'
import { singleKeys } from '../../ui'

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The arrow keys move the focus to the rows of the table, also from the search box, and from row to row. A user can
 * switch off these keys on a device.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.defaultPrevented || withModifier(event) || !singleKeys()) return
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? [])]
      const to = focusAfter(rows, event.target as HTMLElement, step)
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [table])
}

const withModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ctrlKey || metaKey || altKey || shiftKey

/** Where an arrow key leads from here; nothing, where it scrolls as usual. */
function focusAfter(rows: readonly HTMLElement[], target: HTMLElement, step: number): HTMLElement | null | undefined {
  const here = rows.findIndex((row) => row === target || (target.matches('a') && row.contains(target)))
  if (here === -1 && !(step === 1 && isAbove(target))) return undefined
  // the up arrow on the first row moves the focus to the search box
  return rows[here + step] ?? (step === -1 && here === 0 ? searchBox() : undefined)
}

/** Whether the focus is not on a row yet: on the page itself, or in the list's search box. */
const isAbove = (target: HTMLElement) =>
  target === searchBox() ||
  ((target === document.body || target.matches('main')) && !document.querySelector('[role=dialog], [role=alertdialog]'))

/** The search box of the list on the screen. */
export const searchBox = (): HTMLInputElement | null => document.querySelector('main search input[type=search]')
