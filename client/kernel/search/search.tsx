import { Spinner } from '@blueprintjs/core'
import { Search as SearchIcon } from '@blueprintjs/icons'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFeatureRegistry } from '../feature'
import { Modal } from '../ui'
import styles from './search.module.css'
import { type Hit, useHits } from './use-hits'

type Props = {
  /** The frame keeps this text, because it takes the characters that are typed before this script is loaded. */
  text: string
  onText: (text: string) => void
  /** Enter was pressed before there was a result for the text. */
  hurried: boolean
  onHurry: (hurried: boolean) => void
  /** Called when the search field has the focus and takes the typed characters itself. */
  onReady: () => void
  onClose: () => void
}

/**
 * Search over people, records and screens. Arrow keys move the mark, Enter opens, Escape closes. The last line searches
 * what is too large to be searched with every letter.
 */
export function Search({ text, onText, hurried, onHurry, onReady, onClose }: Props) {
  const [active, setActive] = useState(0)
  const [requested, setRequested] = useState<string | null>(null)
  const { hits, atOnce, loading, whole } = useHits(text, requested)
  const navigate = useNavigate()
  const { searched, searchedOnRequest } = useFeatureRegistry()
  const current = Math.min(active, hits.length - 1)

  const open = (hit: Hit | undefined) => {
    if (!hit) return
    if (hit.url === null) {
      setActive(0)
      return setRequested(text.trim())
    }
    onClose()
    navigate(hit.url)
  }
  // Opens the marked result as soon as it belongs to the typed text, since a person who types a name and presses Enter
  // expects it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when Enter is pressed or the results have arrived.
  useEffect(() => {
    if (!hurried || (loading && !(current < atOnce && hits[current]))) return
    onHurry(false)
    open(hits[current])
  }, [hurried, loading])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // the line for the rest is the only one while nothing was found yet; it counts when it was chosen
    if (event.key === 'Enter' && hits[current]?.url === null && (active > 0 || !loading)) return open(hits[current])
    if (event.key === 'Enter') {
      if (loading && active >= atOnce) setActive(atOnce)
      onHurry(true)
    }
    if (!step || hits.length === 0) return
    event.preventDefault()
    onHurry(false)
    setActive((current + step + hits.length) % hits.length)
  }

  return (
    <Modal title="Buscar" hideTitle onClose={onClose} className={styles.dialog} width={600}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="resultados"
          aria-activedescendant={hits[current] ? `resultado-${current}` : undefined}
          aria-label={`Buscar ${searched}`}
          placeholder={`Buscar ${searched}`}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onFocus={onReady}
          onChange={(event) => {
            onText(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        {loading && text.trim().length > 1 && <Spinner size={16} />}
      </div>
      <p role="status" className={styles.told}>
        {summary(text, hits, { loading, rest: whole ? searchedOnRequest.text : null })}
      </p>
      <Results hits={hits} current={current} onOpen={open} onPoint={setActive} />
    </Modal>
  )
}

/**
 * What the search tells beside its results.
 * @param rest what was searched on request, in words
 */
function summary(text: string, hits: readonly Hit[], { loading, rest }: { loading: boolean; rest: string | null }) {
  if (loading) return rest && `Procurando ${rest}…`
  const found = hits.filter(({ url }) => url !== null).length
  const also = rest ? `, também ${rest}` : ''
  if (found === 0) return `Nada encontrado para "${text.trim()}"${also}.`
  return rest && `${found === 1 ? '1 resultado' : `${found} resultados`}${also}.`
}

type ResultsProps = { hits: Hit[]; current: number; onOpen: (hit: Hit) => void; onPoint: (index: number) => void }

function Results({ hits, current, onOpen, onPoint }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div id="resultados" role="listbox" aria-label="Resultados" className={styles.results} ref={list}>
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field (aria-activedescendant).
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
        <div
          key={hit.key}
          id={`resultado-${index}`}
          role="option"
          aria-selected={index === current}
          className={styles.hit}
          onClick={() => onOpen(hit)}
          onMouseMove={() => onPoint(index)}
        >
          <hit.icon />
          <span className={styles.title}>{hit.title}</span>
          <span className={styles.detail}>{hit.detail}</span>
        </div>
      ))}
    </div>
  )
}
