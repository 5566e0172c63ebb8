import { Callout } from '@blueprintjs/core'
import type { z } from 'zod'
import { orcamentoInput } from '../../../../../schema/rules/financas/orcamento.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  MoneyField,
  RecordField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { useDepartamentoSearch } from '../../../pessoas/departamento'
import { orcamentoUrls } from '../urls'
import type { OrcamentoEdicaoFragment } from './orcamento-form.generated'
import { useAtualizarOrcamentoMutation, useCriarOrcamentoMutation } from './orcamento-form.generated'

type Props = { orcamento?: OrcamentoEdicaoFragment; onReload?: () => void }

export function OrcamentoForm({ orcamento, onReload }: Props) {
  const departamentos = useDepartamentoSearch()
  const [criar] = useCriarOrcamentoMutation()
  const [atualizar] = useAtualizarOrcamentoMutation()
  const form = useZodForm(orcamentoInput, orcamento ?? {})
  const { control } = form
  const departamento = orcamento?.departamento

  const save = async ({ idDepartamento, ...values }: z.output<typeof orcamentoInput>) => {
    const input = { ...values, idDepartamento: String(idDepartamento) }
    const saved = orcamento
      ? dataOf(await atualizar({ variables: { id: String(orcamento.id), input } })).atualizarOrcamento
      : dataOf(await criar({ variables: { input } })).criarOrcamento
    const reopened = orcamento && saved.statusOrcamento !== orcamento.statusOrcamento
    const changed = `Orçamento atualizado com sucesso.${reopened ? ' Ele voltou a pendente.' : ''}`
    return { text: orcamento ? changed : 'Orçamento criado com sucesso.', to: orcamentoUrls.detail(saved.id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Não foi possível salvar o orçamento."
      cancel={orcamentoUrls.list}
      record={orcamento}
      another={{ text: 'Salvar e criar outro', keep: ['dataOrcamento', 'idDepartamento'] }}
    >
      {orcamento && orcamento.statusOrcamento !== 'pendente' && (
        <Callout
          intent={orcamento.statusOrcamento === 'aprovado' ? 'warning' : 'primary'}
          title={
            orcamento.statusOrcamento === 'aprovado' ? 'Este orçamento está aprovado' : 'Este orçamento foi recusado'
          }
        >
          Se o valor, a data ou o departamento mudar, ele volta a pendente e precisa ser decidido de novo.
        </Callout>
      )}
      <Section title="Dados do orçamento">
        <TextField control={control} name="tituloOrcamento" label="Título" required wide maxLength={120} autoFocus />
        <DateField
          control={control}
          name="dataOrcamento"
          label="Data"
          required
          help="Para quando o gasto é previsto."
        />
        <MoneyField control={control} name="valorOrcamento" label="Valor" required />
        <RecordField
          control={control}
          name="idDepartamento"
          label="Departamento"
          required
          wide
          found={departamentos}
          selected={departamento && { value: departamento.id, label: departamento.tituloDepartamento }}
        />
        <TextArea control={control} name="descricaoOrcamento" label="Descrição" required wide rows={5} />
      </Section>
    </RecordForm>
  )
}
