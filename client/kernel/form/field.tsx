import { FormGroup } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import styles from './form.module.css'

/** Props of every field. `control` comes from the form and ties the type of `name` to its rules. */
export type FieldProps<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  label: string
  required?: boolean
  help?: ReactNode
  /** The field takes the whole row of the form. */
  wide?: boolean
}

/** Binds a field to its form. The form holds null for an empty field; the input shows it as ''. */
export function useField<In extends FieldValues, Out>({ control, name, required }: FieldProps<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  const id = useId()
  const error = fieldState.error?.message
  const value: unknown = field.value
  return {
    id,
    error,
    value: value == null ? '' : String(value),
    set: (next: string) => field.onChange(next === '' ? null : next),
    /** Props to spread on the input itself. */
    input: {
      id,
      name,
      inputRef: field.ref,
      onBlur: field.onBlur,
      'aria-required': required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': `${id}-help`,
      intent: error ? ('danger' as const) : undefined,
    },
  }
}

type FrameProps = Pick<FieldProps<FieldValues, unknown>, 'label' | 'required' | 'help' | 'wide'> & {
  id: string
  error: string | undefined
  children: ReactNode
}

/** Label, required mark, the input, and below it the error or the help. */
export function FieldFrame({ id, label, required, help, wide, error, children }: FrameProps) {
  return (
    <FormGroup
      className={wide ? styles.wide : undefined}
      label={label}
      labelFor={id}
      labelInfo={required ? <span className={styles.required}>*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={<span id={`${id}-help`}>{error ?? help}</span>}
    >
      {children}
    </FormGroup>
  )
}
