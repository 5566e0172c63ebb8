import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import {
  reuniaoLiderancaInput,
  type statusReunioes as statuses,
} from '../../../../gql/regras/features/pessoas/reuniao-lideranca/reuniao-lideranca.input'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  Section,
  SelectField,
  TextArea,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { statusReunioes } from '../status'
import { reuniaoLiderancaUrls } from '../urls'
import type { ReuniaoLiderancaParaEditarQuery } from './reuniao-lideranca-form.generated'
import {
  useAtualizarReuniaoLiderancaMutation,
  useCriarReuniaoLiderancaMutation,
} from './reuniao-lideranca-form.generated'

type Props = { reuniao?: ReuniaoLiderancaParaEditarQuery['reuniaoLideranca']; onReload?: () => void }

export function ReuniaoLiderancaForm({ reuniao, onReload }: Props) {
  const navigate = useNavigate()
  const church = useChurch(reuniao)
  const [criar] = useCriarReuniaoLiderancaMutation()
  const [atualizar] = useAtualizarReuniaoLiderancaMutation()
  const form = useZodForm(reuniaoLiderancaInput, reuniao ? { ...reuniao, ...statusOf(reuniao) } : {})
  const { control } = form

  const save = async (input: z.output<typeof reuniaoLiderancaInput>) => {
    if (reuniao) await atualizar({ variables: { id: String(reuniao.id), input } })
    else await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success(reuniao ? 'Reunião atualizada com sucesso.' : 'Reunião criada com sucesso.')
    navigate(reuniaoLiderancaUrls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível salvar a reunião.">
      <LeaveGuard form={form} />
      {church.field}
      <Section title="Reunião">
        <DateField control={control} name="dataReuniao" label="Data da Reunião" required />
        {reuniao && <SelectField control={control} name="statusReuniao" label="Status" choices={statusReunioes} />}
        <TextArea control={control} name="pautaReuniao" label="Pauta" required rows={6} wide />
      </Section>
      <FormFooter form={form} cancel={reuniaoLiderancaUrls.list} />
    </Form>
  )
}

const statusOf = ({ statusReuniao }: { statusReuniao: string }) => ({
  statusReuniao: statusReuniao as (typeof statuses)[number],
})
