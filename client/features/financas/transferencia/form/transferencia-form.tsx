import { Callout } from '@blueprintjs/core'
import { Link, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { transferenciaInput } from '../../../../../schema/rules/financas/transferencia.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordForm, Section, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { useContasAtivas } from '../../conta-financeira'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { useToday } from '../../lancamento'
import { transferenciaUrls } from '../urls'
import {
  type TransferenciaEdicaoFragment,
  useAtualizarTransferenciaMutation,
  useCriarTransferenciaMutation,
} from './transferencia-form.generated'

type Props = { transferencia?: TransferenciaEdicaoFragment; onReload?: () => void }

export function TransferenciaForm({ transferencia, onReload }: Props) {
  const today = useToday()
  const stored = transferencia ? [transferencia.idContaOrigem, transferencia.idContaDestino] : []
  const contas = useContasAtivas(stored)
  const [criar] = useCriarTransferenciaMutation()
  const [atualizar] = useAtualizarTransferenciaMutation()
  const from = Number(useSearchParams()[0].get('de')) || undefined
  const form = useZodForm(transferenciaInput, transferencia ?? { data: today, idContaOrigem: from })
  const { control } = form
  const [de, para] = form.watch(['idContaOrigem', 'idContaDestino'])

  const save = async ({ idContaOrigem, idContaDestino, ...values }: z.output<typeof transferenciaInput>) => {
    const input = {
      ...values,
      idContaOrigem: idContaOrigem ? String(idContaOrigem) : null,
      idContaDestino: String(idContaDestino),
    }
    const { id } = transferencia
      ? dataOf(await atualizar({ variables: { id: String(transferencia.id), input } })).atualizarTransferencia
      : dataOf(await criar({ variables: { input } })).criarTransferencia
    return {
      text: transferencia ? 'Transferência atualizada com sucesso.' : 'Transferência criada com sucesso.',
      ...rowOf(transferenciaUrls.list, id, { mes: values.data.slice(0, 7) }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a transferência."
      cancel={transferenciaUrls.list}
      record={transferencia}
      another={{ text: 'Salvar e criar outra', keep: ['data', 'idContaOrigem', 'idContaDestino'] }}
    >
      {contas?.length === 1 && (
        <Callout intent="warning" title="Há só uma conta financeira!">
          <Link to={contaFinanceiraUrls.create}>Cadastre outra</Link>, como a do banco, para transferir entre elas.
        </Callout>
      )}
      <Section title="Transferência" help="O dinheiro muda de lugar: não é entrada nem saída.">
        <SelectField
          control={control}
          name="idContaOrigem"
          label="De"
          required
          choices={(contas ?? []).filter(({ value }) => value !== Number(para))}
        />
        <SelectField
          control={control}
          name="idContaDestino"
          label="Para"
          required
          choices={(contas ?? []).filter(({ value }) => value !== Number(de))}
        />
        <MoneyField control={control} name="valor" label="Valor" required />
        <DateField control={control} name="data" label="Data" required help="Em um mês que não esteja fechado." />
        <TextField
          control={control}
          name="descricao"
          label="Descrição"
          placeholder="Ex.: Depósito das ofertas de domingo"
          wide
          maxLength={255}
        />
      </Section>
    </RecordForm>
  )
}
