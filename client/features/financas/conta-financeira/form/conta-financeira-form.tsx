import { useApolloClient } from '@apollo/client/react'
import type { z } from 'zod'
import {
  contaFinanceiraInput,
  tiposContaFinanceira,
} from '../../../../gql/regras/features/financas/conta-financeira/conta-financeira.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  MoneyField,
  RecordForm,
  Section,
  SelectField,
  TextField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { formatDate, formatMoney, isZero, rowOf, useConfirm } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { ContaFinanceiraChoicesDocument } from '../choices.generated'
import { contaFinanceiraUrls } from '../urls'
import { AntesDoSaldoInicialDocument } from './antes.generated'
import {
  type ContaFinanceiraEdicaoFragment,
  useAtualizarContaFinanceiraMutation,
  useCriarContaFinanceiraMutation,
} from './conta-financeira-form.generated'

type Tipo = z.output<typeof contaFinanceiraInput>['tipo']

type Props = { conta?: ContaFinanceiraEdicaoFragment; onReload?: () => void }

const tipos = Object.entries(tiposContaFinanceira).map(([value, label]) => ({ value, label }))

type Input = z.output<typeof contaFinanceiraInput>

/** Says what the account has already from before the day of its opening balance, which would count beside it. */
function useConfirmAbertura(conta: ContaFinanceiraEdicaoFragment | undefined) {
  const client = useApolloClient()
  const confirm = useConfirm()
  return async ({ saldoInicial, dataSaldoInicial: dia }: Input): Promise<boolean> => {
    if (!conta || !dia || isZero(saldoInicial ?? '')) return true
    if (dia === conta.dataSaldoInicial && saldoInicial === conta.saldoInicial) return true
    // the longest period of the books
    const [inicio, fim] = [3650, 1].map((days) =>
      new Date(Date.parse(dia) - days * 86_400_000).toISOString().slice(0, 10),
    ) as [string, string]
    const { livroCaixa } = dataOf(
      await client.query({
        query: AntesDoSaldoInicialDocument,
        variables: { idContaFinanceira: String(conta.id), inicio, fim },
        fetchPolicy: 'no-cache',
      }),
    )
    const { entradas, saidas, transferencias } = livroCaixa
    const what = [
      [entradas, 'de entradas'],
      [saidas, 'de saídas'],
      [transferencias, 'de transferências'],
    ].flatMap(([sum = '', of]) => (isZero(sum) ? [] : `${formatMoney(sum)} ${of}`))
    if (what.length === 0) return true
    return confirm({
      title: 'Há lançamentos antes desse dia',
      text: `Antes de ${formatDate(dia)} a conta já tem ${what.join(', ')}. O saldo inicial conta além disso: se ele já os inclui, escolha o dia do primeiro lançamento.`,
      confirmText: 'Salvar assim mesmo',
      cancelText: 'Voltar',
    })
  }
}

const options = { refetchQueries: [ContaFinanceiraChoicesDocument] }

export function ContaFinanceiraForm({ conta, onReload }: Props) {
  const today = useToday()
  const church = useChurch(conta)
  const [criar] = useCriarContaFinanceiraMutation(options)
  const [atualizar] = useAtualizarContaFinanceiraMutation(options)
  const form = useZodForm(
    contaFinanceiraInput,
    conta ? { ...conta, tipo: conta.tipo as Tipo } : { tipo: 'banco', dataSaldoInicial: today },
  )
  const { control } = form
  const cash = form.watch('tipo') === 'caixa'

  const confirmAbertura = useConfirmAbertura(conta)

  const save = async (input: Input) => {
    if (!(await confirmAbertura(input))) return false
    const { id } = conta
      ? dataOf(await atualizar({ variables: { id: String(conta.id), input } })).atualizarContaFinanceira
      : dataOf(await criar({ variables: { input, idCliente: church.idCliente } })).criarContaFinanceira
    return {
      text: conta ? 'Conta financeira atualizada com sucesso.' : 'Conta financeira criada com sucesso.',
      ...rowOf(contaFinanceiraUrls.list, id, { busca: input.nome }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a conta financeira."
      cancel={contaFinanceiraUrls.list}
      record={conta}
      another={{ text: 'Salvar e criar outra', keep: ['dataSaldoInicial'] }}
    >
      {church.field}
      <Section title="Conta financeira" help="Onde o dinheiro da igreja está.">
        <TextField
          control={control}
          name="nome"
          label="Nome"
          placeholder="Ex.: Banco do Brasil"
          required
          wide
          maxLength={60}
          autoFocus
        />
        <SelectField control={control} name="tipo" label="Tipo" required choices={tipos} />
        <TextField
          control={control}
          name="codigoContador"
          label="Código do contador"
          help="A conta no plano do contador, se ele pediu."
          maxLength={30}
        />
        {!cash && (
          <>
            <TextField control={control} name="banco" label="Banco" maxLength={60} />
            <TextField control={control} name="agencia" label="Agência" maxLength={20} />
            <TextField control={control} name="numero" label="Número da conta" maxLength={30} />
          </>
        )}
      </Section>
      <Section
        title="Saldo inicial"
        help="O que havia na conta no começo desse dia. Não é entrada nem saída: o livro-caixa parte dele."
      >
        <MoneyField control={control} name="saldoInicial" label="Valor" />
        <DateField control={control} name="dataSaldoInicial" label="Dia" help="Em um mês que não esteja fechado." />
      </Section>
    </RecordForm>
  )
}
