import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { SearchFailed, SelectField, type ZodForm } from '../../../../kernel/form'
import { ConfirmarCampos } from '../../confirmar-senha'
import { PERFIS_FAILED, usePerfilChoices } from '../perfis'

/** The perfil, with what it may do, and the password: the same for one person and for several. */
export function PerfilCampos<In extends FieldValues, Out>({ form: { control } }: { form: ZodForm<In, Out> }) {
  const { choices: perfis, again } = usePerfilChoices()
  const name = (field: 'perfil') => field as FieldPath<In>
  const chosen = useWatch({ control, name: name('perfil') })
  return (
    <>
      <SelectField
        control={control}
        name={name('perfil')}
        label="Perfil"
        required
        choices={perfis}
        help={
          again ? (
            <SearchFailed text={PERFIS_FAILED} again={again} />
          ) : (
            perfis.find(({ value }) => value === chosen)?.summary
          )
        }
      />
      <ConfirmarCampos control={control} />
    </>
  )
}
