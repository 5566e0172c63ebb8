import { Button } from '@blueprintjs/core'
import { CaretDown, Cross } from '@blueprintjs/icons'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { InputWith, type InputWithProps } from '../../ui'
import styles from '../form.module.css'
import { useCut } from '../use-cut'
import { bestFirst } from './best-first'
import type { RecordChoice } from './record-options'
import { RecordOptions } from './record-options'
import type { RecordSearch } from './record-search'

type Props = {
  id: string
  label: string
  found: RecordSearch
  /** The input's text while nothing is typed. */
  shown: string
  placeholder?: string
  clearable?: boolean
  /** Writes the text below the input too, when the input is too narrow for it. */
  whole?: boolean
  /**
   * For a multiple choice: the selected values. The list is then part of the page's flow. The list and the typed text
   * stay after a choice, so that the next choice takes one click.
   */
  taken?: readonly number[]
  /** The list is always open, in the page's flow. */
  standing?: boolean
  /** Called with the selected record, or with null to empty the field. */
  onTake: (choice: RecordChoice | null) => void
  /** The props that bind the input to its form. */
  input: InputWithProps & { onBlur: () => void }
}

const TYPING_PAUSE_MS = 180

/**
 * The input of a RecordField. The server searches while the user types. Arrow keys move, Enter selects, Escape restores
 * the old value, and an emptied input clears the field.
 */
export function RecordInput({
  id,
  label,
  found,
  shown,
  placeholder,
  clearable,
  whole,
  taken,
  standing,
  onTake,
  input,
}: Props) {
  const { busca, loading, search } = found
  const choices = found.ranked ? found.choices : bestFirst(found.choices, busca)
  const [open, setOpen] = useState(Boolean(standing))
  /** null until something is typed; then the field shows the selected record. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  /** Enter was pressed before the choices for the typed text had arrived. */
  const [hurried, setHurried] = useState(false)

  const stays = Boolean(taken) || standing
  const place = useRef<HTMLDivElement>(null)
  const cut = useCut(place, whole && typed === null ? shown : '')

  const wanted = typed?.trim() ?? ''
  const answered = !loading && busca === wanted
  const current = Math.min(active, choices.length - 1)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => search(wanted), wanted ? TYPING_PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [open, wanted, search])

  const show = () => {
    setOpen(true)
    setActive(0)
  }
  const close = () => {
    setHurried(false)
    setOpen(false)
    setTyped(null)
  }
  const take = (choice: RecordChoice | null) => {
    onTake(choice)
    if (!stays) close()
  }

  // The first choice is selected as soon as the choices arrive, because a person who types a name and presses Enter
  // expects that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the choices have arrived.
  useEffect(() => {
    if (!hurried || !answered) return
    setHurried(false)
    const choice = choices[current]
    if (choice && !found.again && !taken?.includes(choice.value)) take(choice)
  }, [hurried, answered])

  const walk = (event: KeyboardEvent, step: number) => {
    event.preventDefault()
    if (!open) show()
    else if (choices.length > 0) setActive((current + step + choices.length) % choices.length)
  }
  const enter = (event: KeyboardEvent) => {
    const choice = choices[current]
    const alreadyTaken = answered && choice && taken?.includes(choice.value)
    // When the marked record is already selected, or no choice is left, Enter submits the form as usual.
    // Ctrl+Enter saves; it takes a choice only when one is searched for
    const saves = (event.ctrlKey || event.metaKey) && !wanted
    if (!open || alreadyTaken || saves) return
    // Enter must not submit the form, and must not take a choice that belongs to an earlier text.
    event.preventDefault()
    if (!answered) setHurried(true)
    else if (choice) take(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) walk(event, step)
    if (event.key === 'Enter') enter(event)
    if (event.key === 'Tab' && taken) close()
    if (event.key === 'Escape' && open && !standing) {
      // Escape must not close a dialog around the form.
      event.stopPropagation()
      close()
    }
  }
  const onBlur = () => {
    // A list in the page's flow stays open: closing it would move the clicked element away from the pointer.
    if (!stays && typed === '') take(null)
    else if (!stays) close()
    input.onBlur()
  }

  return (
    <div ref={place} className={styles.record}>
      <InputWith
        {...input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={open && current >= 0 ? `${id}-option-${current}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder}
        value={typed ?? shown}
        onClick={show}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onValueChange={(text) => {
          setHurried(false)
          setTyped(text)
          show()
        }}
        after={
          clearable ? (
            <Button variant="minimal" icon={<Cross />} aria-label={`Limpar: ${label}`} onClick={() => take(null)} />
          ) : (
            <CaretDown className={styles.recordCaret} />
          )
        }
      />
      {/* Screen readers have the whole text already: it is the input's. */}
      {cut && (
        <p className={styles.whole} aria-hidden="true">
          {shown}
        </p>
      )}
      {open && (
        <RecordOptions
          id={id}
          label={label}
          choices={choices}
          taken={taken}
          inFlow={stays}
          current={current}
          waiting={!answered}
          failed={Boolean(found.again)}
          emptyText={found.emptyText}
          onTake={take}
          onPoint={setActive}
        />
      )}
    </div>
  )
}
