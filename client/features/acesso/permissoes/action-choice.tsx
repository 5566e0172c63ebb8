import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { abilities } from '../acoes'
import styles from './permissoes.module.css'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, string[]>
  /** The actions to select from. */
  acoes: readonly string[]
  /** For a dialog: the choice has a limited height. */
  scrolls?: boolean
}

/** Selects actions, grouped by resource. */
export function ActionChoice<In extends FieldValues, Out>({ control, name, acoes, scrolls }: Props<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  const chosen: string[] = field.value
  const toggle = (action: string, on: boolean) =>
    field.onChange(on ? [...chosen, action] : chosen.filter((other) => other !== action))
  return (
    <>
      <fieldset className={styles.permissoes} data-scrolls={scrolls} aria-describedby={`${name}-erro`}>
        <legend>Permissões</legend>
        {abilities(acoes).map(({ resource, verbs }) => (
          <div key={resource}>
            <strong>{resource}</strong>
            {verbs.map(({ action, text }) => (
              <label key={action}>
                <input
                  type="checkbox"
                  checked={chosen.includes(action)}
                  onChange={(event) => toggle(action, event.target.checked)}
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
