import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { dizimoInput } from '../../../../gql/regras/features/financas/dizimo/dizimo.input'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  MoneyField,
  RecordField,
  Section,
  SelectField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useToday } from '../../lancamento'
import { meioChoices } from '../meios'
import { dizimoUrls } from '../urls'
import type { DizimoEdicaoFragment } from './dizimo-form.generated'
import { useAtualizarDizimoMutation, useCriarDizimoMutation } from './dizimo-form.generated'

type Meio = z.output<typeof dizimoInput>['meioDizimo']

type Props = { dizimo?: DizimoEdicaoFragment; onReload?: () => void }

export function DizimoForm({ dizimo, onReload }: Props) {
  const navigate = useNavigate()
  const today = useToday()
  const church = useChurch(dizimo)
  const membros = useUsuarioSearch({}, church.idCliente)
  const [criar] = useCriarDizimoMutation()
  const [atualizar] = useAtualizarDizimoMutation()
  const form = useZodForm(
    dizimoInput,
    dizimo ? { ...dizimo, meioDizimo: dizimo.meioDizimo as Meio } : { dataDizimo: today },
  )
  const { control } = form

  const save = async ({ idMembro, ...values }: z.output<typeof dizimoInput>) => {
    const input = { ...values, idMembro: String(idMembro) }
    if (dizimo) await atualizar({ variables: { id: String(dizimo.id), input } })
    else await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success(dizimo ? 'Dízimo atualizado com sucesso.' : 'Dízimo registrado com sucesso.')
    navigate(dizimoUrls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o dízimo.">
      <LeaveGuard form={form} />
      {church.field}
      <Section title="Dados do dízimo" help="Uma entrada da categoria Dízimo é lançada junto, sem o nome da pessoa.">
        <RecordField
          control={control}
          name="idMembro"
          label="Membro"
          required
          wide
          found={membros}
          selected={dizimo?.membro && usuarioChoice(dizimo.membro)}
        />
        <MoneyField control={control} name="valorDizimo" label="Valor" required />
        <SelectField control={control} name="meioDizimo" label="Meio" required choices={meioChoices} />
        <DateField control={control} name="dataDizimo" label="Data" required help="Em um mês que não esteja fechado." />
      </Section>
      <FormFooter form={form} cancel={dizimoUrls.list} />
    </Form>
  )
}
