import type { z } from 'zod'
import { previsaoOrcamentariaInput } from '../../../../../schema/rules/financas/previsao-orcamentaria.input'
import { dataOf } from '../../../../kernel/apollo'
import { NumberField, RecordForm, Section, TextArea, useZodForm } from '../../../../kernel/form'
import { useToday } from '../../lancamento'
import { previsaoUrls } from '../urls'
import {
  type PrevisaoEdicaoFragment,
  useAtualizarPrevisaoOrcamentariaMutation,
  useCriarPrevisaoOrcamentariaMutation,
} from './previsao-form.generated'

type Props = { previsao?: PrevisaoEdicaoFragment; onReload?: () => void }

export function PrevisaoForm({ previsao, onReload }: Props) {
  const today = useToday()
  const [criar] = useCriarPrevisaoOrcamentariaMutation()
  const [atualizar] = useAtualizarPrevisaoOrcamentariaMutation()
  const form = useZodForm(previsaoOrcamentariaInput, previsao ?? { ano: Number(today.slice(0, 4)) + 1 })
  const { control } = form

  const save = async (input: z.output<typeof previsaoOrcamentariaInput>) => {
    const { id } = previsao
      ? dataOf(await atualizar({ variables: { id: String(previsao.id), input } })).atualizarPrevisaoOrcamentaria
      : dataOf(await criar({ variables: { input } })).criarPrevisaoOrcamentaria
    return {
      text: previsao ? 'Previsão orçamentária atualizada com sucesso.' : 'Previsão orçamentária criada com sucesso.',
      to: previsaoUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a previsão orçamentária."
      cancel={previsaoUrls.list}
      record={previsao}
    >
      <Section title="A previsão" help="Os valores vêm depois: copie os do ano anterior, ou informe um por um.">
        <NumberField control={control} name="ano" label="Ano" required />
        <TextArea control={control} name="observacao" label="Observações da tesouraria" rows={5} wide />
      </Section>
    </RecordForm>
  )
}
