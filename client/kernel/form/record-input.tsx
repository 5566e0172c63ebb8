import { Button, InputGroup } from '@blueprintjs/core'
import { CaretDown, Cross } from '@blueprintjs/icons'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useEffect, useState } from 'react'
import styles from './form.module.css'
import type { RecordChoice } from './record-options'
import { RecordOptions } from './record-options'
import type { RecordSearch } from './record-search'

type Props = {
  id: string
  label: string
  found: RecordSearch
  /** What the input shows while nothing is typed. */
  shown: string
  placeholder?: string
  clearable?: boolean
  /** null empties the field. */
  onTake: (choice: RecordChoice | null) => void
  /** What binds the input to its form. */
  input: ComponentProps<typeof InputGroup> & { onBlur: () => void }
}

const TYPING_PAUSE_MS = 180

/**
 * The input of a RecordField: the server searches while one types. Arrows choose, Enter takes, Escape leaves it as it was, an
 * emptied input takes nothing.
 */
export function RecordInput({ id, label, found, shown, placeholder, clearable, onTake, input }: Props) {
  const { choices, busca, loading, search } = found
  const [open, setOpen] = useState(false)
  /** null until something is typed: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)

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
    setOpen(false)
    setTyped(null)
  }
  const take = (choice: RecordChoice | null) => {
    onTake(choice)
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!open) show()
      else if (choices.length > 0) setActive((current + step + choices.length) % choices.length)
    }
    if (event.key === 'Enter' && open) {
      // The form is not sent, and choices for an earlier text are not taken.
      event.preventDefault()
      const choice = choices[current]
      if (answered && choice) take(choice)
    }
    if (event.key === 'Escape' && open) {
      // A dialog around the form stays.
      event.stopPropagation()
      close()
    }
  }
  const onBlur = () => {
    if (typed === '') take(null)
    else close()
    input.onBlur()
  }

  return (
    <div className={styles.record}>
      <InputGroup
        {...input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={open && current >= 0 ? `${id}-option-${current}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? shown}
        onClick={show}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onValueChange={(text) => {
          setTyped(text)
          show()
        }}
        rightElement={
          clearable ? (
            <Button variant="minimal" icon={<Cross />} aria-label={`Limpar: ${label}`} onClick={() => take(null)} />
          ) : (
            <CaretDown className={styles.recordCaret} />
          )
        }
      />
      {open && (
        <RecordOptions
          id={id}
          label={label}
          choices={choices}
          current={current}
          waiting={!answered}
          onTake={take}
          onPoint={setActive}
        />
      )}
    </div>
  )
}
