import type { FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '../../../kernel/form'
import type { FieldProps } from '../../../kernel/form/field'
import { useViewer } from '../../../kernel/session'

type Props<In extends FieldValues, Out> = {
  control: FieldProps<In, Out>['control']
  /** whether the code is wanted of everybody: of who signs in with the password alone, too */
  always?: boolean
}

/** The code of who signs in in two steps: beside every password that is asked for again. */
export function CodigoField<In extends FieldValues, Out>({ control, always = false }: Props<In, Out>) {
  const { doisFatores } = useViewer()
  if (!doisFatores && !always) return null
  return (
    <TextField
      control={control}
      name={'codigo' as FieldPath<In>}
      label="Código de verificação"
      help="Do aplicativo no seu celular."
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  )
}
