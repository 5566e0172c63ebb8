import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { prestacaoContasInput } from '../../../../../schema/rules/financas/prestacao-contas.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordForm, Section, SelectField, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { monthChoices, useToday } from '../../lancamento'
import { nomeDosMeses } from '../meses'
import { prestacaoContasUrls } from '../urls'
import {
  type PrestacaoContasEdicaoFragment,
  useAtualizarPrestacaoContasMutation,
  useCriarPrestacaoContasMutation,
} from './prestacao-contas-form.generated'

type Props = { prestacao?: PrestacaoContasEdicaoFragment; onReload?: () => void }

export function PrestacaoContasForm({ prestacao, onReload }: Props) {
  const today = useToday()
  const [criar] = useCriarPrestacaoContasMutation()
  const [atualizar] = useAtualizarPrestacaoContasMutation()
  const [params] = useSearchParams()
  const months = monthChoices(today, prestacao?.inicio.slice(0, 7))
  const [, { value: previous } = { value: today.slice(0, 7) }] = months
  const named = params.get('mes')
  const last = months.find(({ value }) => value === named)?.value ?? previous
  const start = prestacao
    ? { de: prestacao.inicio.slice(0, 7), ate: prestacao.fim.slice(0, 7) }
    : { de: last, ate: last }
  const given = useRef(nomeDosMeses(start.de, start.ate))
  const form = useZodForm(prestacaoContasInput, { nome: given.current, ...prestacao, ...start })
  const { control } = form
  // the name that nobody typed follows the months: the council and the assembly read it above their figures
  const [de, ate] = form.watch(['de', 'ate'])
  useEffect(() => {
    if (de > ate || form.getValues('nome') !== given.current) return
    given.current = nomeDosMeses(de, ate)
    form.setValue('nome', given.current, { shouldDirty: true })
  }, [de, ate, form])
  const lastMonths = monthChoices(today, prestacao?.fim.slice(0, 7))

  const save = async (input: z.output<typeof prestacaoContasInput>) => {
    const { id } = prestacao
      ? dataOf(await atualizar({ variables: { id: String(prestacao.id), input } })).atualizarPrestacaoContas
      : dataOf(await criar({ variables: { input } })).criarPrestacaoContas
    return {
      text: prestacao ? 'Prestação de contas atualizada com sucesso.' : 'Prestação de contas criada com sucesso.',
      to: prestacaoContasUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a prestação de contas."
      cancel={prestacaoContasUrls.list}
      record={prestacao}
    >
      <Section title="Os meses" help="Para ir ao conselho, eles precisam estar fechados.">
        <SelectField control={control} name="de" label="Do mês" required choices={months} />
        <SelectField control={control} name="ate" label="Até o mês" required choices={lastMonths} />
        <TextField control={control} name="nome" label="Nome" required wide maxLength={120} />
        <TextArea
          control={control}
          name="observacao"
          label="Observações da tesouraria"
          help="O que o conselho e a assembleia precisam saber sobre os números."
          rows={5}
          wide
        />
      </Section>
    </RecordForm>
  )
}
