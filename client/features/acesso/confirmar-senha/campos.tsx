import type { FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '../../../kernel/form'
import type { FieldProps } from '../../../kernel/form/field'
import { useViewer } from '../../../kernel/session'
import { PasswordField } from '../senha'

type Props<In extends FieldValues, Out> = {
  control: FieldProps<In, Out>['control']
  /** whether the code is wanted of everybody: of who signs in with the password alone, too */
  always?: boolean
}

/** The password and, of who signs in in two steps, the code: before what somebody else must not do in this session. */
export function ConfirmarCampos<In extends FieldValues, Out>({ control, always = false }: Props<In, Out>) {
  const { doisFatores } = useViewer()
  const name = (field: 'minhaSenha' | 'codigo') => field as FieldPath<In>
  return (
    <>
      <PasswordField
        control={control}
        name={name('minhaSenha')}
        label="Sua senha atual"
        autoComplete="current-password"
        required
      />
      {(doisFatores || always) && (
        <TextField
          control={control}
          name={name('codigo')}
          label="Código de verificação"
          help="Do aplicativo no seu celular."
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
      )}
    </>
  )
}
