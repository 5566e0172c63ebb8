import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import styles from './permissoes.module.css'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, string[]>
  legend: string
  groups: readonly { title: string; options: readonly { value: string; text: string }[] }[]
  /** For a dialog: the choice has a limited height. */
  scrolls?: boolean
}

/** Selects any number of options that are shown in groups. */
export function GroupedChoice<In extends FieldValues, Out>({ control, name, legend, groups, scrolls }: Props<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  const chosen: string[] = field.value
  const toggle = (value: string, on: boolean) =>
    field.onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <>
      <fieldset className={styles.permissoes} data-scrolls={scrolls} aria-describedby={`${name}-erro`}>
        <legend>{legend}</legend>
        {groups.map(({ title, options }) => (
          <div key={title}>
            <strong>{title}</strong>
            {options.map(({ value, text }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={chosen.includes(value)}
                  onChange={(event) => toggle(value, event.target.checked)}
                />
                {text}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <p id={`${name}-erro`} className={styles.erro} role="alert">
        {fieldState.error?.message}
      </p>
    </>
  )
}
