import { InputGroup } from '@blueprintjs/core'
import type { FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { FieldProps } from './field'
import { FieldFrame, useField } from './field'

/** A whole number from 0 up. The form holds a number, or null for an empty field. */
export function NumberField<In extends FieldValues, Out>(props: FieldProps<In, Out> & { placeholder?: string }) {
  const { field } = useController({ control: props.control, name: props.name })
  const { id, error, value, input } = useField(props)
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 9)
    field.onChange(digits ? Number(digits) : null)
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
