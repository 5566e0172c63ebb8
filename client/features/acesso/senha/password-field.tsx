import { Button } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, type FieldProps, useField } from '../../../kernel/form/field'
import { InputWith } from '../../../kernel/ui/input-with'

type Props<In extends FieldValues, Out> = FieldProps<In, Out> & { autoComplete: 'current-password' | 'new-password' }

/** A password field with a button that shows the password. */
export function PasswordField<In extends FieldValues, Out>(props: Props<In, Out>) {
  const [shown, setShown] = useState(false)
  const field = useField(props)
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <InputWith
        {...field.input}
        type={shown ? 'text' : 'password'}
        enterKeyHint="go"
        value={field.value}
        onValueChange={field.set}
        autoComplete={props.autoComplete}
        after={
          <Button
            variant="minimal"
            icon={shown ? <EyeOff /> : <EyeOpen />}
            aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </FieldFrame>
  )
}
