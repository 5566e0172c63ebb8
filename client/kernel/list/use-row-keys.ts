import { type RefObject, useEffect } from 'react'

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys walk the rows of the table: from the screen itself, from its search, and from row to row. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? [])]
      const target = event.target as HTMLElement
      const here = rows.findIndex((row) => row === target || (target.matches('a') && row.contains(target)))
      if (here === -1 && !(step === 1 && isAbove(target))) return
      const next = rows[here + step]
      // from the first row the way back leads to the search
      const to = next ?? (step === -1 && here === 0 ? searchBox() : undefined)
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [table])
}

/** Where the keyboard is before it has come to a row: nowhere in particular, or in the search of the list. */
const isAbove = (target: HTMLElement) =>
  target === searchBox() ||
  ((target === document.body || target.matches('main')) && !document.querySelector('[role=dialog], [role=alertdialog]'))

/** The search of the list on the screen. */
export const searchBox = (): HTMLInputElement | null => document.querySelector('main search input[type=search]')
