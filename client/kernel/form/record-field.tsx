import { Button, InputGroup } from '@blueprintjs/core'
import { CaretDown, Cross } from '@blueprintjs/icons'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { FieldProps } from './field'
import { FieldFrame, useField } from './field'
import styles from './form.module.css'
import type { RecordChoice } from './record-options'
import { RecordOptions } from './record-options'

/** What a feature's search hook gives: the choices for `busca`, which may be an earlier text than the one being typed. */
export type RecordSearch = {
  choices: readonly RecordChoice[]
  busca: string
  loading: boolean
  search: (text: string) => void
  /** Why there is nothing to choose from, in the place of the field's help. */
  notice?: ReactNode
}

type RecordProps = {
  found: RecordSearch
  /** The record that the form starts with, or that was made beside it: its label need not be searched for. */
  selected?: RecordChoice | null
  placeholder?: string
  /** A button at the right of the field. */
  beside?: ReactNode
}

const TYPING_PAUSE_MS = 180

/**
 * A choice among more records than a select should hold: the server searches while one types. Arrows choose, Enter takes,
 * Escape leaves it as it was, an emptied field holds nothing. The form holds the chosen record's `value`.
 *
 * `<RecordField control={control} name="tipoPatrimonio" label="Tipo" found={useTipoPatrimonioSearch()} selected={tipo} />`
 */
export function RecordField<In extends FieldValues, Out>(props: FieldProps<In, Out> & RecordProps) {
  const { control, name, label, found, selected, placeholder = 'Digite para buscar…', beside } = props
  const { choices, busca, loading, search } = found
  const { field } = useController({ control, name })
  const { id, error, value, input } = useField(props)
  const [open, setOpen] = useState(false)
  /** null until something is typed: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [picked, setPicked] = useState<RecordChoice>()

  const chosen = [picked, selected, ...choices].find((choice) => choice && String(choice.value) === value)
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
    setPicked(choice ?? undefined)
    field.onChange(choice?.value ?? null)
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
    <FieldFrame {...props} help={found.notice ?? props.help} id={id} error={found.notice ? undefined : error}>
      <div className={styles.beside}>
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
            value={typed ?? chosen?.label ?? ''}
            onClick={show}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onValueChange={(text) => {
              setTyped(text)
              show()
            }}
            rightElement={
              value && !props.required ? (
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
        {beside}
      </div>
    </FieldFrame>
  )
}
