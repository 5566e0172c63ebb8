import { useCallback, useEffect, useRef, useState } from 'react'
import { later } from '../later'
import styles from './quick-search.module.css'

const Search = later(async () => (await import('../search')).Search, {
  place: 'overlay',
  onClose: ({ onClose }) => onClose(),
})

/**
 * The search's script loads on first use, and people type at once: until its field has the focus, a field of the frame
 * takes the letters.
 */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [ready, setReady] = useState(false)
  const takeOver = useCallback(() => setReady(true), [])
  const [before] = useState(() => document.activeElement)
  // Returns the focus to where it was before. The search itself would return it to the temporary field.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
  return (
    <>
      {!ready && <FirstLetters text={text} onText={setText} onClose={onClose} />}
      <Search text={text} onText={setText} onReady={takeOver} onClose={onClose} />
    </>
  )
}

type Props = { text: string; onText: (text: string) => void; onClose: () => void }

function FirstLetters({ text, onText, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label="Buscar em tudo"
      placeholder="Buscar pessoas, grupos, agenda, bens e telas"
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  )
}
