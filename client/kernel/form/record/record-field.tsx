import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { FieldProps } from '../field'
import { FieldFrame, useField } from '../field'
import styles from '../form.module.css'
import { RecordInput } from './record-input'
import type { RecordChoice } from './record-options'
import type { RecordSearch } from './record-search'
import { noticeOf } from './search-failed'

type RecordProps = {
  found: RecordSearch
  /**
   * The initial record, or a record that was just created beside the field. The field shows its label without a search.
   */
  selected?: RecordChoice | null
  placeholder?: string
  /** Called with what the person chooses, or with undefined when the field is emptied. */
  onPick?: (choice: RecordChoice | undefined) => void
  /** A button at the right of the field. */
  beside?: ReactNode
}

/**
 * Selects one record among too many for a select. The form holds the selected record's `value`.
 *
 * `<RecordField control={control} name="idTipo" label="Tipo" found={useTipoSearch()} selected={tipo} />`
 */
export function RecordField<In extends FieldValues, Out>(props: FieldProps<In, Out> & RecordProps) {
  const { control, name, label, found, selected, placeholder = 'Digite para buscar…', onPick, beside } = props
  const { field } = useController({ control, name })
  const { id, error, value, input } = useField(props)
  const [picked, setPicked] = useState<RecordChoice>()
  const chosen = [picked, selected, ...found.choices].find((choice) => choice && String(choice.value) === value)

  const take = (choice: RecordChoice | null) => {
    setPicked(choice ?? undefined)
    onPick?.(choice ?? undefined)
    field.onChange(choice?.value ?? null)
  }

  const notice = noticeOf(found)
  return (
    <FieldFrame {...props} help={notice ?? props.help} id={id} error={notice ? undefined : error}>
      <div className={styles.beside}>
        <RecordInput
          id={id}
          label={label}
          found={found}
          shown={chosen?.label ?? ''}
          placeholder={found.placeholder ?? placeholder}
          clearable={Boolean(value) && !props.required}
          whole
          onTake={take}
          input={input}
        />
        {beside}
      </div>
    </FieldFrame>
  )
}
