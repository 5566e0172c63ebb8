import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../field'
import { FieldFrame, useField } from '../field'
import { DateInput } from './date-input'

/** A calendar date, typed as dd/mm/aaaa or picked. The form holds 'YYYY-MM-DD', so no time zone affects it. */
export function DateField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  const field = useField(props)
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <DateInput {...field.input} label={props.label} value={field.value} onStore={field.set} />
    </FieldFrame>
  )
}
