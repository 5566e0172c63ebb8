import { useContext } from 'react'
import type { z } from 'zod'
import { doacaoInput } from '../../../../gql/regras/features/missoes/doacao/doacao.input'
import { todayIn } from '../../../../gql/regras/kernel/dates'
import type { RecordSearch } from '../../../../kernel/form'
import { DateField, MoneyField, RecordField, RecordForm, Section, useZodForm } from '../../../../kernel/form'
import { TimeZone } from '../../../../kernel/ui'
import { campanhaUrls } from '../../campanha-missoes/urls'
import { useCriarDoacaoMutation } from './doacao-form.generated'

export function DoacaoForm({ idCampanha, people }: { idCampanha: number; people: RecordSearch }) {
  const [criar] = useCriarDoacaoMutation()
  const form = useZodForm(doacaoInput, { idCampanha, dataDoacao: todayIn(useContext(TimeZone)) })
  const { control } = form

  const save = async ({ idMembro, valorDoacao, dataDoacao }: z.output<typeof doacaoInput>) => {
    const input = { idCampanha: String(idCampanha), idMembro: String(idMembro), valorDoacao, dataDoacao }
    await criar({ variables: { input } })
    return { text: 'Doação para campanha de missões criada com sucesso.', to: campanhaUrls.doacoes(idCampanha) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      failureText="Ocorreu um erro ao salvar a doação."
      cancel={campanhaUrls.doacoes(idCampanha)}
      saveText="Cadastrar"
      savingText="Cadastrando..."
      another={{ text: 'Cadastrar e criar outra', keep: ['dataDoacao'] }}
    >
      <Section title="Doação" help="O valor entra na campanha e nas entradas da igreja.">
        <MoneyField control={control} name="valorDoacao" label="Valor" required />
        <DateField control={control} name="dataDoacao" label="Data" />
        <RecordField control={control} name="idMembro" label="Usuário" required wide found={people} />
      </Section>
    </RecordForm>
  )
}
