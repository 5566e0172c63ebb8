import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
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

type Props = {
  found: RecordSearch
  placeholder?: string
  /** The records that are selected already. */
  selected?: readonly RecordChoice[]
}

/**
 * Several records, selected by check boxes while the user types, and listed below the input. The form holds their
 * values.
 */
export function RecordsField<In extends FieldValues, Out>(props: FieldProps<In, Out> & Props) {
  const { control, name, label, placeholder = 'Digite para buscar…' } = props
  const { field } = useController({ control, name })
  const { id, error, input } = useField(props)
  const [picked, setPicked] = useState<readonly RecordChoice[]>([])
  // the form's own values, which it may empty for another record
  const values: readonly unknown[] = field.value ?? []
  const known = [...picked, ...(props.selected ?? [])]
  const chosen = values.flatMap((value) => known.find((choice) => String(choice.value) === String(value)) ?? [])

  const change = (next: readonly RecordChoice[]) => {
    setPicked(next)
    field.onChange(next.map(({ value }) => value))
  }
  const without = (gone: number) => chosen.filter(({ value }) => value !== gone)
  const taken = chosen.map(({ value }) => value)
  const { found } = props

  const notice = noticeOf(found)
  return (
    <FieldFrame {...props} help={notice ?? props.help} id={id} error={notice ? undefined : error}>
      <RecordInput
        id={id}
        label={label}
        found={found}
        shown=""
        placeholder={found.placeholder ?? placeholder}
        taken={taken}
        onTake={(choice) =>
          choice && change(taken.includes(choice.value) ? without(choice.value) : [...chosen, choice])
        }
        input={input}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={`${label}: escolhidos`}>
          {chosen.map((choice) => (
            <li key={choice.value}>
              <Button
                size="small"
                variant="outlined"
                endIcon={<Cross />}
                text={choice.label}
                aria-label={`Retirar ${choice.label}`}
                onClick={() => change(without(choice.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
