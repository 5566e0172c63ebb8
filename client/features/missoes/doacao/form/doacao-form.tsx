import { useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { doacaoInput } from '../../../../gql/regras/features/missoes/doacao/doacao.input'
import { todayIn } from '../../../../gql/regras/kernel/dates'
import type { RecordSearch } from '../../../../kernel/form'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  MoneyField,
  RecordField,
  Section,
  useZodForm,
} from '../../../../kernel/form'
import { TimeZone, toast } from '../../../../kernel/ui'
import { campanhaUrls } from '../../campanha-missoes/urls'
import { useCriarDoacaoMutation } from './doacao-form.generated'

export function DoacaoForm({ idCampanha, people }: { idCampanha: number; people: RecordSearch }) {
  const navigate = useNavigate()
  const [criar] = useCriarDoacaoMutation()
  const form = useZodForm(doacaoInput, { idCampanha, dataDoacao: todayIn(useContext(TimeZone)) })
  const { control } = form

  const save = async ({ idMembro, valorDoacao, dataDoacao }: z.output<typeof doacaoInput>) => {
    const input = { idCampanha: String(idCampanha), idMembro: String(idMembro), valorDoacao, dataDoacao }
    await criar({ variables: { input } })
    toast.success('Doação para campanha de missões criada com sucesso.')
    navigate(campanhaUrls.doacoes(idCampanha))
  }

  return (
    <Form form={form} onSave={save} failureText="Ocorreu um erro ao salvar a doação.">
      <LeaveGuard form={form} />
      <Section title="Doação" help="O valor entra na campanha e nas entradas da igreja.">
        <MoneyField control={control} name="valorDoacao" label="Valor" required />
        <DateField control={control} name="dataDoacao" label="Data" />
        <RecordField control={control} name="idMembro" label="Usuário" required wide found={people} />
      </Section>
      <FormFooter
        form={form}
        cancel={campanhaUrls.doacoes(idCampanha)}
        saveText="Cadastrar"
        savingText="Cadastrando..."
      />
    </Form>
  )
}
