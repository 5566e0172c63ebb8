import type { z } from 'zod'
import {
  reuniaoLiderancaInput,
  type statusReunioes as statuses,
} from '../../../../../schema/rules/pessoas/reuniao-lideranca.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  RecordForm,
  RecordsField,
  Section,
  SelectField,
  TextArea,
  useZodForm,
} from '../../../../kernel/form'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { statusReunioes } from '../status'
import { reuniaoLiderancaUrls } from '../urls'
import type { ReuniaoLiderancaParaEditarQuery } from './reuniao-lideranca-form.generated'
import {
  useAtualizarReuniaoLiderancaMutation,
  useCriarReuniaoLiderancaMutation,
} from './reuniao-lideranca-form.generated'

type Props = { reuniao?: ReuniaoLiderancaParaEditarQuery['reuniaoLideranca']; onReload?: () => void }

export function ReuniaoLiderancaForm({ reuniao, onReload }: Props) {
  const [criar] = useCriarReuniaoLiderancaMutation()
  const [atualizar] = useAtualizarReuniaoLiderancaMutation()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  // who is in the recycle bin stays in the minutes, but is nobody to choose
  const present = reuniao?.participantes.nodes.filter(({ excluidoEm }) => !excluidoEm) ?? []
  const initial = reuniao && { ...reuniao, ...statusOf(reuniao), participantes: present.map(({ id }) => id) }
  const form = useZodForm(reuniaoLiderancaInput, initial ?? {})
  const { control } = form

  const save = async ({ participantes, ...values }: z.output<typeof reuniaoLiderancaInput>) => {
    const input = { ...values, participantes: (participantes ?? []).map(String) }
    const { uuid } = reuniao
      ? dataOf(await atualizar({ variables: { id: String(reuniao.id), input } })).atualizarReuniaoLideranca
      : dataOf(await criar({ variables: { input } })).criarReuniaoLideranca
    return {
      text: reuniao ? 'Reunião atualizada com sucesso.' : 'Reunião criada com sucesso.',
      to: reuniaoLiderancaUrls.ata(uuid),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Não foi possível salvar a reunião."
      cancel={reuniaoLiderancaUrls.list}
      record={reuniao}
      another={{ text: 'Salvar e criar outra' }}
    >
      <Section title="Reunião">
        <DateField control={control} name="dataReuniao" label="Data da Reunião" required />
        {reuniao && <SelectField control={control} name="statusReuniao" label="Status" choices={statusReunioes} />}
        <RecordsField
          control={control}
          name="participantes"
          label="Participantes"
          found={pessoas}
          selected={present.map(usuarioChoice)}
          wide
        />
        <TextArea control={control} name="pautaReuniao" label="Pauta" required rows={6} wide />
      </Section>
    </RecordForm>
  )
}

const statusOf = ({ statusReuniao }: { statusReuniao: string }) => ({
  statusReuniao: statusReuniao as (typeof statuses)[number],
})
