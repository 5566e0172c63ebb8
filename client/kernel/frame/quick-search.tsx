import { useCallback, useEffect, useRef, useState } from 'react'
import { useFeatureRegistry } from '../feature'
import { later } from '../later'
import styles from './quick-search.module.css'

const Search = later(async () => (await import('../search')).Search, {
  place: 'overlay',
  onClose: ({ onClose }) => onClose(),
})

/**
 * The search's script loads on first use, and people begin to type at once. Until the search field has the focus, a
 * temporary field of the frame takes the typed characters.
 */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [hurried, setHurried] = useState(false)
  const [ready, setReady] = useState(false)
  const write = (next: string) => {
    setText(next)
    setHurried(false)
  }
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
      {!ready && <FirstLetters text={text} onText={write} onEnter={() => setHurried(true)} onClose={onClose} />}
      <Search text={text} onText={write} hurried={hurried} onHurry={setHurried} onReady={takeOver} onClose={onClose} />
    </>
  )
}

type Props = { text: string; onText: (text: string) => void; onEnter: () => void; onClose: () => void }

function FirstLetters({ text, onText, onEnter, onClose }: Props) {
  const { searched } = useFeatureRegistry()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label="Buscar em tudo"
      placeholder={`Buscar ${searched}`}
      autoComplete="off"
      enterKeyHint="go"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key === 'Enter') onEnter()
      }}
    />
  )
}
