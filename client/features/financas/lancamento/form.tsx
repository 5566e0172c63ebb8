import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { lancamentoInput } from '../../../gql/regras/features/financas/lancamento/lancamento.input'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  MoneyField,
  Section,
  SelectField,
  TextField,
  useZodForm,
} from '../../../kernel/form'
import { toast } from '../../../kernel/ui'
import { choicesOf, type Side } from './side'
import { useToday } from './today'

type LancamentoValues = z.output<typeof lancamentoInput>

type Props = {
  side: Side
  /** The entry to edit; without it a new one is made. */
  lancamento?: { descricao: string; data: string; categoria: number; valor: string; versao: number }
  onSave: (values: LancamentoValues) => Promise<unknown>
  onReload?: () => void
}

export function LancamentoForm({ side, lancamento, onSave, onReload }: Props) {
  const navigate = useNavigate()
  const today = useToday()
  const form = useZodForm(lancamentoInput, lancamento ?? { data: today })
  const { control } = form
  const name = side.nome.toLowerCase()

  const save = async (values: LancamentoValues) => {
    await onSave(values)
    toast.success(`${side.nome} ${lancamento ? 'atualizada' : 'criada'} com sucesso.`)
    navigate(side.urls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText={`Houve um problema ao salvar a ${name}.`}>
      <LeaveGuard form={form} />
      <Section title={`Dados da ${name}`}>
        <TextField control={control} name="descricao" label="Descrição" required wide maxLength={255} autoFocus />
        <MoneyField control={control} name="valor" label="Valor" required />
        <SelectField control={control} name="categoria" label="Categoria" required choices={choicesOf(side)} />
        <DateField control={control} name="data" label="Data" required help="Em um mês que não esteja fechado." />
      </Section>
      <FormFooter form={form} cancel={side.urls.list} />
    </Form>
  )
}
