import type { z } from 'zod'
import { visitaPastoralInput } from '../../../../gql/regras/features/pessoas/visita-pastoral/visita-pastoral.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  RecordField,
  RecordForm,
  Section,
  TextArea,
  useAskAgain,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { visitaPastoralUrls } from '../urls'
import type { VisitaPastoralEdicaoFragment } from './visita-pastoral-form.generated'
import { useAtualizarVisitaPastoralMutation, useCriarVisitaPastoralMutation } from './visita-pastoral-form.generated'

type Props = { visita?: VisitaPastoralEdicaoFragment; onReload?: () => void }

export function VisitaPastoralForm({ visita, onReload }: Props) {
  const church = useChurch(visita)
  // A recent convert cannot make pastoral visits, and cannot baptise either.
  const pastores = useUsuarioSearch({ recemConvertido: 0 }, church.idCliente, undefined, 'pastor')
  const visitados = useUsuarioSearch({}, church.idCliente)
  const [criar] = useCriarVisitaPastoralMutation()
  const [atualizar] = useAtualizarVisitaPastoralMutation()
  const form = useZodForm(visitaPastoralInput, visita ?? {})
  const { control } = form
  const askAgain = useAskAgain()

  const save = async (values: z.output<typeof visitaPastoralInput>) => {
    const input = { ...values, idPastor: String(values.idPastor), idVisitado: String(values.idVisitado) }
    const saved = visita
      ? dataOf(await atualizar({ variables: { id: String(visita.id), input } })).atualizarVisitaPastoral
      : dataOf(await criar({ variables: { input, idCliente: church.idCliente } })).criarVisitaPastoral
    return {
      text: visita ? 'Visita pastoral editada com sucesso.' : 'Visita pastoral criada com sucesso.',
      to: rowOf(visitaPastoralUrls.list, visita, { busca: saved.visitado?.name ?? '' }),
      row: saved.id,
    }
  }

  return (
    <RecordForm
      form={form}
      save={(values) => askAgain(save, values, 'confirmarMesmoDia', 'Salvar mesmo assim')}
      onReload={onReload}
      failureText="Erro ao salvar a visita pastoral."
      cancel={visitaPastoralUrls.list}
      record={visita}
      another={{ text: 'Salvar e criar outra', keep: ['idPastor', 'dataVisita'] }}
    >
      {church.field}
      <Section title="Visita">
        <RecordField
          control={control}
          name="idPastor"
          label="Pastor"
          required
          found={pastores}
          selected={visita?.pastor && usuarioChoice(visita.pastor)}
        />
        <RecordField
          control={control}
          name="idVisitado"
          label="Visitado"
          required
          found={visitados}
          selected={visita?.visitado && usuarioChoice(visita.visitado)}
        />
        <DateField control={control} name="dataVisita" label="Data da Visita" required />
        <TextArea
          control={control}
          name="comentarioVisita"
          label="Comentário"
          help="Reservado: fica cifrado, e membros não o veem."
          rows={6}
          wide
        />
      </Section>
    </RecordForm>
  )
}
