import { useEffect, useRef } from 'react'
import { singleKeys } from '../ui'

type Keys = { search: () => void; list: () => void; help: () => void }

/** Confirmations are dialogs too. */
const DIALOG = '[role=dialog], [role=alertdialog]'
const WRITING = 'input, textarea, select, [contenteditable=true]'

/**
 * Ctrl+K (or ⌘K) opens the search everywhere. Outside text fields and dialogs, '/' focuses the list's search and '?'
 * shows the shortcuts. A user can switch off these two keys on a device.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const does = deedOf(event)
      if (!does) return
      event.preventDefault()
      latest.current[does]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function deedOf(event: KeyboardEvent): keyof Keys | undefined {
  const held = event.ctrlKey || event.metaKey
  if (held) return event.key.toLowerCase() === 'k' ? 'search' : undefined
  if (event.defaultPrevented || event.altKey || !singleKeys()) return undefined
  if ((event.target as Element).closest?.(WRITING) || document.querySelector(DIALOG)) return undefined
  return event.key === '/' ? 'list' : event.key === '?' ? 'help' : undefined
}
