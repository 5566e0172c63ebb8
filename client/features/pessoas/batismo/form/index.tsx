import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { batismoInput } from '../../../../gql/regras/features/pessoas/batismo/batismo.input'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  RecordField,
  Section,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { PageHeader, toast } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { batismoUrls } from '../urls'
import { useCriarBatismoMutation } from './batismo-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Batismos', to: batismoUrls.list }]

const recent = { recemConvertido: 1 }
const settled = { recemConvertido: 0 }

export function Component() {
  const navigate = useNavigate()
  const church = useChurch()
  const batizandos = useUsuarioSearch(recent, church.idCliente, 'Nenhum recém-convertido cadastrado!')
  const pastores = useUsuarioSearch(settled, church.idCliente, undefined, 'pastor')
  const [criar] = useCriarBatismoMutation()
  const form = useZodForm(batismoInput, {})

  const save = async ({ idBatizando, idPastor, dataBatismo }: z.output<typeof batismoInput>) => {
    const input = { idBatizando: String(idBatizando), idPastor: String(idPastor), dataBatismo }
    await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success('Batismo registrado com sucesso.')
    navigate(batismoUrls.list)
  }

  return (
    <>
      <PageHeader title="Registrar Batismo" crumbs={crumbs} />
      <Form form={form} onSave={save} failureText="Houve um problema ao registrar o batismo.">
        <LeaveGuard form={form} />
        {church.field}
        <Section title="Batismo">
          <RecordField
            control={form.control}
            name="idBatizando"
            label="Batizando"
            required
            help="Só quem está marcado como recém-convertido; o batismo retira a marca."
            found={batizandos}
          />
          <RecordField control={form.control} name="idPastor" label="Pastor" required found={pastores} />
          <DateField control={form.control} name="dataBatismo" label="Data do Batismo" required />
        </Section>
        <FormFooter form={form} cancel={batismoUrls.list} />
      </Form>
    </>
  )
}
