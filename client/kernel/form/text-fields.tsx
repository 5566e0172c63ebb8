import { TextArea as BlueprintTextArea, HTMLSelect, InputGroup, Switch } from '@blueprintjs/core'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { FieldProps } from './field'
import { FieldFrame, useField } from './field'
import styles from './form.module.css'

type TextProps = {
  type?: HTMLInputTypeAttribute
  maxLength?: number
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  /** Suggestions while typing; any other text is allowed too. */
  suggestions?: readonly string[]
}

/**
 * One line of text. The form holds null for an empty one. `<TextField control={control} name="nome" label="Nome"
 * required />`
 */
export function TextField<In extends FieldValues, Out>(props: FieldProps<In, Out> & TextProps) {
  const { type = 'text', maxLength, placeholder, autoComplete = 'off', autoFocus, suggestions } = props
  const field = useField(props)
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <InputGroup
        {...field.input}
        type={type}
        // Enter saves the form
        enterKeyHint="done"
        value={field.value}
        onValueChange={field.set}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        list={suggestions && `${field.id}-list`}
      />
      {suggestions && (
        <datalist id={`${field.id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

/** Several lines of text; `rows` are visible, 3 by default. */
export function TextArea<In extends FieldValues, Out>(props: FieldProps<In, Out> & { rows?: number }) {
  const field = useField(props)
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <BlueprintTextArea
        {...field.input}
        fill
        rows={props.rows ?? 3}
        value={field.value}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

type SelectProps = {
  /** Neighbours with the same `group` stand below its title. */
  choices: readonly { value: string | number; label: string; group?: string }[]
  /** Text of the empty option. */
  placeholder?: string
  /** A button at the right of the select. */
  beside?: ReactNode
}

/** A single choice. The form holds the chosen value with the type it has in `choices`, so a number stays a number. */
export function SelectField<In extends FieldValues, Out>(props: FieldProps<In, Out> & SelectProps) {
  const { control, name, choices, placeholder = 'Selecione…', beside } = props
  const { field } = useController({ control, name })
  const { id, error, value, input } = useField(props)
  const { inputRef, intent: _, ...rest } = input
  return (
    <FieldFrame {...props} id={id} error={error}>
      <div className={styles.beside}>
        <HTMLSelect
          {...rest}
          ref={inputRef}
          fill
          value={value}
          onChange={(event) => {
            const text = event.currentTarget.value
            field.onChange(choices.find((choice) => String(choice.value) === text)?.value ?? null)
          }}
        >
          <option value="">{placeholder}</option>
          {groupsOf(choices).map(({ group, own }) => {
            const items = own.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))
            return group ? (
              <optgroup key={group} label={group}>
                {items}
              </optgroup>
            ) : (
              items
            )
          })}
        </HTMLSelect>
        {beside}
      </div>
    </FieldFrame>
  )
}

/** The choices in their order, divided where the group changes. */
function groupsOf<Choice extends { group?: string }>(choices: readonly Choice[]) {
  const groups: { group: string | undefined; own: Choice[] }[] = []
  for (const choice of choices) {
    const last = groups.at(-1)
    if (last && last.group === choice.group) last.own.push(choice)
    else groups.push({ group: choice.group, own: [choice] })
  }
  return groups
}

/** Yes or no: 1 and 0, or a boolean, as the field of the API holds it. */
export function SwitchField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  const { field } = useController({ control: props.control, name: props.name })
  const id = `${props.name}-help`
  return (
    <div className={styles.switch}>
      <Switch
        inputRef={field.ref}
        name={props.name}
        label={props.label}
        checked={field.value === 1 || field.value === true}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { checked } }) =>
          field.onChange(typeof field.value === 'boolean' ? checked : checked ? 1 : 0)
        }
        aria-describedby={id}
      />
      <span id={id}>{props.help}</span>
    </div>
  )
}
