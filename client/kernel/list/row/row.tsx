import { useApolloClient } from '@apollo/client/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { enterChurchOf } from '../../session'
import { useConfirm } from '../../ui'
import styles from '../list.module.css'
import { useSaved } from '../saved'

/** The address or the function for a click on a row; undefined for a row that cannot be opened. */
export type Opening = string | (() => void) | undefined

type Props = {
  id: number
  /** The church to enter before the row opens; without it, the row opens where the page is. */
  church?: number | undefined
  /** 'link': the row opens the link in its first cell. */
  opening: Opening | 'link'
  children: ReactNode
}

const CONTROLS = 'a, button, input, select, textarea, label, [role=button]'

/** What the style of a row knows of its opening. */
function mark(opening: Props['opening']): string | undefined {
  if (opening === 'link') return 'link'
  return opening ? '' : undefined
}

/**
 * A row of a list. A click anywhere in the row opens it; so does Enter on the row that was focused by the arrow keys.
 * Ctrl or the middle button opens a new tab. Controls inside the row keep their function, and selecting text opens
 * nothing.
 */
export function Row({ id, church, opening, children }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const navigate = useNavigate()
  const saved = useSaved()?.id === id
  const confirm = useConfirm()
  const client = useApolloClient()
  const enter = (to: string) => church !== undefined && void enterChurchOf(client, church, confirm, to)

  useEffect(() => {
    if (saved) row.current?.focus()
  }, [saved])

  const open = (newTab: boolean) => {
    const link = opening === 'link' ? row.current?.querySelector<HTMLAnchorElement>('td:first-child a[href]') : null
    const target = opening === 'link' ? link?.href : opening
    if (!target) return
    if (church !== undefined) return typeof target === 'string' && enter(target)
    if (typeof target === 'function') target()
    else if (newTab) window.open(target, '_blank', 'noopener')
    else if (link) link.click()
    else navigate(target)
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
      data-opens={mark(opening)}
      data-saved={saved || undefined}
      onClickCapture={(event) => {
        const link = church !== undefined && (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
        if (!link) return
        event.preventDefault()
        event.stopPropagation()
        enter(link.href)
      }}
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
