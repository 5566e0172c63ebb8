import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from '../../../kernel/form/field'
import { PasswordField } from '../senha'
import { CodigoField } from './codigo'

type Props<In extends FieldValues, Out> = {
  control: FieldProps<In, Out>['control']
  /** why it is asked */
  help?: string
  /** whether the code is wanted of everybody: of who signs in with the password alone, too */
  always?: boolean
}

/** The password and, of who signs in in two steps, the code: before what somebody else must not do in this session. */
export function ConfirmarCampos<In extends FieldValues, Out>({ control, help, always }: Props<In, Out>) {
  return (
    <>
      <PasswordField
        control={control}
        name={'minhaSenha' as FieldPath<In>}
        label="Sua senha atual"
        help={help}
        autoComplete="current-password"
        required
      />
      <CodigoField control={control} always={always} />
    </>
  )
}
