import { Button } from '@blueprintjs/core'
import { Cross, Search } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { InputWith } from '../ui'
import { isEmpty, type Shown } from './empty-list'
import styles from './list.module.css'
import type { ListState } from './use-list'

const TYPING_PAUSE_MS = 120

type ToolbarProps = {
  /** The list. The toolbar is hidden while it has no records. */
  of?: Shown
  children: ReactNode
  tools?: ReactNode
}

/** The area above the table. First row: the search, and the `tools` at the right end. Second row: the filters. */
export function Toolbar({ of, children, tools }: ToolbarProps) {
  if (of && isEmpty(of)) return null
  return (
    <search className={styles.toolbar}>
      {children}
      {tools && <div className={styles.tools}>{tools}</div>}
    </search>
  )
}

type SearchProps = {
  list: Pick<ListState, 'busca' | 'search'>
  placeholder: string
}

/**
 * A search while typing. The box keeps its own text, so that typing is
 * never delayed; the list changes after a short pause.
 */
export function SearchBox({ list, placeholder }: SearchProps) {
  const [text, setText] = useState(list.busca)
  const sent = useRef(list.busca)
  const search = useRef(list.search)
  search.current = list.search

  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      search.current(text)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  // "Back" and 'Limpar' change the search text in the address.
  useEffect(() => {
    if (list.busca === sent.current) return
    sent.current = list.busca
    setText(list.busca)
  }, [list.busca])

  return (
    <InputWith
      className={styles.search}
      type="search"
      enterKeyHint="search"
      leftIcon={<Search className={styles.searchIcon} />}
      after={
        text ? (
          <Button variant="minimal" icon={<Cross />} aria-label="Limpar busca" onClick={() => setText('')} />
        ) : undefined
      }
      placeholder={placeholder}
      aria-label={placeholder}
      value={text}
      onValueChange={setText}
    />
  )
}
