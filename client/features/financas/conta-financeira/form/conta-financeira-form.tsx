import type { z } from 'zod'
import { contaFinanceiraInput, tiposContaFinanceira } from '../../../../../schema/rules/financas/conta-financeira.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordForm, Section, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { ContaFinanceiraChoicesDocument } from '../choices.generated'
import { contaFinanceiraUrls } from '../urls'
import {
  type ContaFinanceiraEdicaoFragment,
  useAtualizarContaFinanceiraMutation,
  useCriarContaFinanceiraMutation,
} from './conta-financeira-form.generated'

type Tipo = z.output<typeof contaFinanceiraInput>['tipo']

type Props = { conta?: ContaFinanceiraEdicaoFragment; onReload?: () => void }

const tipos = Object.entries(tiposContaFinanceira).map(([value, label]) => ({ value, label }))

const options = { refetchQueries: [ContaFinanceiraChoicesDocument] }

export function ContaFinanceiraForm({ conta, onReload }: Props) {
  const today = useToday()
  const [criar] = useCriarContaFinanceiraMutation(options)
  const [atualizar] = useAtualizarContaFinanceiraMutation(options)
  const form = useZodForm(
    contaFinanceiraInput,
    conta ? { ...conta, tipo: conta.tipo as Tipo } : { tipo: 'banco', dataSaldoInicial: today },
  )
  const { control } = form
  const cash = form.watch('tipo') === 'caixa'

  const save = async (input: z.output<typeof contaFinanceiraInput>) => {
    const { id } = conta
      ? dataOf(await atualizar({ variables: { id: String(conta.id), input } })).atualizarContaFinanceira
      : dataOf(await criar({ variables: { input } })).criarContaFinanceira
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
