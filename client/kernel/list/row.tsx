import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './list.module.css'
import { useSaved } from './saved'

/** The address or the function for a click on a row; undefined for a row that cannot be opened. */
export type Opening = string | (() => void) | undefined

type Props = {
  id: number
  /** 'link': the row opens the link in its first cell. */
  opening: Opening | 'link'
  children: ReactNode
}

const CONTROLS = 'a, button, input, select, textarea, label, [role=button]'

/**
 * A row of a list. A click anywhere in the row opens it; so does Enter on the row that was focused by the arrow keys.
 * Ctrl or the middle button opens a new tab. Controls inside the row keep their function, and selecting text opens
 * nothing.
 */
export function Row({ id, opening, children }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const navigate = useNavigate()
  const saved = useSaved()?.id === id

  useEffect(() => {
    if (saved) row.current?.focus()
  }, [saved])

  const open = (newTab: boolean) => {
    const link = opening === 'link' && row.current?.querySelector<HTMLAnchorElement>('td:first-child a[href]')
    const target = link ? link.href : opening
    if (typeof target === 'function') target()
    else if (newTab && target && target !== 'link') window.open(target, '_blank', 'noopener')
    else if (link) link.click()
    else if (target && target !== 'link') navigate(target)
  }
  const isOwn = ({ target }: MouseEvent) => {
    const element = target as Element
    // Ignores clicks in an overlay of the row, such as its menu: they reach this handler through the React tree, but
    // the overlay is not inside the row's element.
    return row.current?.contains(element) && !element.closest(CONTROLS)
  }

  return (
    <tr
      ref={row}
      tabIndex={-1}
      className={styles.row}
      data-opens={opening === 'link' ? 'link' : opening ? '' : undefined}
      data-saved={saved || undefined}
      onClick={(event) => {
        if (isOwn(event) && !window.getSelection()?.toString()) open(event.ctrlKey || event.metaKey)
      }}
      onMouseDown={(event) => {
        // otherwise the browser would start to scroll
        if (event.button === 1 && isOwn(event)) event.preventDefault()
      }}
      onAuxClick={(event) => {
        if (event.button === 1 && isOwn(event)) open(true)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== row.current) return
        event.preventDefault()
        open(event.ctrlKey || event.metaKey)
      }}
    >
      {children}
    </tr>
  )
}
