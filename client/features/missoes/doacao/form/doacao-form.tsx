import { useContext } from 'react'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { doacaoInput } from '../../../../../schema/rules/missoes/doacao.input'
import { dataOf } from '../../../../kernel/apollo'
import type { RecordSearch } from '../../../../kernel/form'
import {
  DateField,
  MoneyField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf, TimeZone } from '../../../../kernel/ui'
import { ContaFinanceiraField, useContaFinanceira } from '../../../financas/conta-financeira'
import { meioChoices } from '../../../financas/dizimo'
import { campanhaUrls } from '../../campanha-missoes/urls'
import { useCriarDoacaoMutation } from './doacao-form.generated'

type Props = { idCampanha: number; people: RecordSearch }

export function DoacaoForm({ idCampanha, people }: Props) {
  const [criar] = useCriarDoacaoMutation()
  const form = useZodForm(doacaoInput, { idCampanha, dataDoacao: todayIn(useContext(TimeZone)) })
  const { control } = form
  const conta = useContaFinanceira(null, { agora: form.watch('meioDoacao') })

  const save = async ({ idMembro, idContaFinanceira, ...values }: z.output<typeof doacaoInput>) => {
    const input = {
      ...values,
      idCampanha: String(idCampanha),
      idMembro: String(idMembro),
      idContaFinanceira: conta.enviar(idContaFinanceira),
    }
    const { id } = dataOf(await criar({ variables: { input } })).criarDoacao
    const text = 'Doação para campanha de missões criada com sucesso.'
    return { text, ...rowOf(campanhaUrls.doacoes(idCampanha), id, {}) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      failureText="Ocorreu um erro ao salvar a doação."
      cancel={campanhaUrls.doacoes(idCampanha)}
      saveText="Cadastrar"
      savingText="Cadastrando..."
      another={{ text: 'Cadastrar e criar outra', keep: ['dataDoacao', 'meioDoacao', 'idContaFinanceira'] }}
    >
      <Section title="Doação" help="O valor entra na campanha e nas entradas da igreja.">
        <MoneyField control={control} name="valorDoacao" label="Valor" required />
        <DateField control={control} name="dataDoacao" label="Data" />
        <SelectField control={control} name="meioDoacao" label="Meio" choices={meioChoices} />
        <RecordField control={control} name="idMembro" label="Pessoa" required wide found={people} />
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
      </Section>
    </RecordForm>
  )
}
