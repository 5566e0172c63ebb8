import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useViewer } from '../../../kernel/session'
import { abilities } from '../../acesso/acoes'
import styles from './configuracoes.module.css'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, string[]>
}

/** Selects the actions that a token may do. Only the actions of the current user are offered. */
export function ScopeChoice<In extends FieldValues, Out>({ control, name }: Props<In, Out>) {
  const { acoes } = useViewer()
  const { field, fieldState } = useController({ control, name })
  const chosen: string[] = field.value
  const toggle = (action: string, on: boolean) =>
    field.onChange(on ? [...chosen, action] : chosen.filter((other) => other !== action))
  return (
    <>
      <fieldset className={styles.scopes} aria-describedby={`${name}-erro`}>
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
      <p id={`${name}-erro`} className={styles.scopeError} role="alert">
        {fieldState.error?.message}
      </p>
    </>
  )
}
