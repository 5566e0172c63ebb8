import type { z } from 'zod'
import { dizimoInput } from '../../../../../schema/rules/financas/dizimo.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  MoneyField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { ContaFinanceiraField, useContaFinanceira } from '../../conta-financeira'
import { useToday } from '../../lancamento'
import { meioChoices } from '../meios'
import { dizimoUrls } from '../urls'
import type { DizimoEdicaoFragment } from './dizimo-form.generated'
import { useAtualizarDizimoMutation, useCriarDizimoMutation } from './dizimo-form.generated'

type Meio = z.output<typeof dizimoInput>['meioDizimo']

type Props = { dizimo?: DizimoEdicaoFragment; onReload?: () => void }

export function DizimoForm({ dizimo, onReload }: Props) {
  const today = useToday()
  const membros = useUsuarioSearch({})
  const [criar] = useCriarDizimoMutation()
  const [atualizar] = useAtualizarDizimoMutation()
  const form = useZodForm(
    dizimoInput,
    dizimo ? { ...dizimo, meioDizimo: dizimo.meioDizimo as Meio, idContaFinanceira: null } : { dataDizimo: today },
  )
  const { control } = form
  const meio = { agora: form.watch('meioDizimo'), antes: dizimo?.meioDizimo }
  const conta = useContaFinanceira(dizimo?.idContaFinanceira, meio)

  const save = async ({ idMembro, idContaFinanceira, ...values }: z.output<typeof dizimoInput>) => {
    const input = { ...values, idMembro: String(idMembro), idContaFinanceira: conta.enviar(idContaFinanceira) }
    const { id } = dizimo
      ? dataOf(await atualizar({ variables: { id: String(dizimo.id), input } })).atualizarDizimo
      : dataOf(await criar({ variables: { input } })).criarDizimo
    return {
      text: dizimo ? 'Dízimo atualizado com sucesso.' : 'Dízimo registrado com sucesso.',
      ...rowOf(dizimoUrls.list, id, { mes: values.dataDizimo.slice(0, 7) }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar o dízimo."
      cancel={dizimoUrls.list}
      record={dizimo}
      another={{ text: 'Salvar e criar outro', keep: ['dataDizimo', 'meioDizimo', 'idContaFinanceira'] }}
    >
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
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
      </Section>
    </RecordForm>
  )
}
