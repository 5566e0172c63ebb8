import { InputGroup } from '@blueprintjs/core'
import type { FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { FieldProps } from './field'
import { FieldFrame, useField } from './field'

/**
 * A whole number from 0 up. The form holds a number, or null for an empty field. Any other text stays as it was typed, and
 * the rules refuse it.
 */
export function NumberField<In extends FieldValues, Out>(props: FieldProps<In, Out> & { placeholder?: string }) {
  const { field } = useController({ control: props.control, name: props.name })
  const { id, error, value, input } = useField(props)
  const type = (text: string) => {
    const trimmed = text.trim()
    // '1.000' is a thousand
    const typed = /^\d{1,3}(\.\d{3})+$/.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed
    if (/^\d+$/.test(typed)) return field.onChange(Number(typed.slice(0, 9)))
    field.onChange(typed || null)
  }
  return (
    <FieldFrame {...props} id={id} error={error}>
      <InputGroup
        {...input}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={props.placeholder}
        value={value}
        onValueChange={type}
      />
    </FieldFrame>
  )
}
