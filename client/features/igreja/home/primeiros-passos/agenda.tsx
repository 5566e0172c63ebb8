import { Calendar } from '@blueprintjs/icons'
import { cultoInput } from '../../../../../schema/rules/culto/culto.input'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { DateField, TextField, TimeField } from '../../../../kernel/form'
import { formatDate } from '../../../../kernel/ui'
import { eventoUrls } from '../../../agenda/evento/urls'
import { LinkButton } from './link-button'
import { useCriarCultoDoPassoMutation } from './primeiros-passos.generated'
import { Sheet, type StepProps } from './sheet'

const rule = cultoInput.pick({ dataCulto: true, horaCulto: true, temaCulto: true })

export function Agenda(props: StepProps) {
  const [criar] = useCriarCultoDoPassoMutation()
  return (
    <Sheet
      {...props}
      noun="Culto"
      rule={rule}
      blank={{}}
      send={(input, key) => criar({ variables: { input }, context: idempotent(key) })}
      nameOf={({ temaCulto, dataCulto }) => temaCulto ?? formatDate(dataCulto)}
      savedText={(count) => (count === 1 ? 'Um culto cadastrado.' : `${count} cultos cadastrados.`)}
      failureText="Não foi possível salvar este culto."
      beside={<LinkButton to={eventoUrls.create} icon={<Calendar />} text="Cadastrar um evento" />}
    >
      {(control) => (
        <>
          <DateField control={control} name="dataCulto" label="Data" required />
          <TimeField control={control} name="horaCulto" label="Hora" required />
          <TextField control={control} name="temaCulto" label="Tema" maxLength={120} />
        </>
      )}
    </Sheet>
  )
}
