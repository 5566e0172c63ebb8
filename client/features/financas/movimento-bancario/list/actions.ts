import { errorText } from '../../../../kernel/apollo'
import { formatMoney, toast } from '../../../../kernel/ui'
import {
  ConciliacaoBancariaDocument,
  type MovimentoBancarioLinhaFragment,
  MovimentosBancariosDocument,
  useBaixarMovimentoMutation,
  useConciliarMovimentoMutation,
  useConciliarMovimentosMutation,
  useDesfazerMovimentoMutation,
  useDesfazerMovimentosMutation,
  useIgnorarMovimentoMutation,
  useLancarMovimentoMutation,
} from './movimentos.generated'
import { inputOf, textOf } from './proposta'

/** The queries that show what a change of movements changes. */
export const changed = [MovimentosBancariosDocument, ConciliacaoBancariaDocument]

type Lancamento = Pick<MovimentoBancarioLinhaFragment['lancamentos'][number], 'tipo' | 'id'>

const ids = (lancamentos: readonly Lancamento[], tipo: string) =>
  lancamentos.filter((one) => one.tipo === tipo).map(({ id }) => String(id))

/** A movement with its entries, as the API takes them. */
export const choiceOf = (id: number, lancamentos: readonly Lancamento[], tarifa: string | null = null) => ({
  id: String(id),
  entradas: ids(lancamentos, 'entrada'),
  saidas: ids(lancamentos, 'saida'),
  transferencias: ids(lancamentos, 'transferencia'),
  tarifa,
})

export const may = (row: MovimentoBancarioLinhaFragment, acao: string) => row.acoesPermitidas.includes(acao)

/** What money of this sign is to an account, in the words of the account's own screen. */
export const paymentWord = (valor: string): 'pagamento' | 'recebimento' =>
  valor.startsWith('-') ? 'pagamento' : 'recebimento'

/** Says that the money of a movement settled an account. */
export const baixaFeita = ({ descricao }: { descricao: string }, { valor }: { valor: string }): string =>
  `${{ pagamento: 'Pagamento', recebimento: 'Recebimento' }[paymentWord(valor)]} de ${formatMoney(valor.replace('-', ''))} da conta '${descricao}' registrado, e movimento conciliado.`

/** The suggestions that a person confirms all at once: those that name the payment or who paid. */
export const sureOnes = (rows: readonly MovimentoBancarioLinhaFragment[]) =>
  rows.filter((row) => may(row, 'conciliar') && row.sugestao && row.sugestao.nivel !== 'possivel')

/** Says how many of these movements are pending again, and why the others are not. */
function sayUndone(all: number, kept: readonly { motivo: string }[]): void {
  const undone = all - kept.length
  const why = [...new Set(kept.map(({ motivo }) => motivo))].join(' ')
  const others = kept.length === 1 ? 'O outro ficou como está' : 'Os outros ficaram como estão'
  const some = `${undone} de ${all} movimentos ${undone === 1 ? 'está pendente' : 'estão pendentes'} de novo.`
  if (undone === 0) toast.error(`Nada foi desfeito. ${why}`)
  else if (undone < all) toast.info(`${some} ${others}: ${why}`)
  else if (all === 1) toast.success('O movimento está pendente de novo.')
  else toast.success(`Os ${all} movimentos estão pendentes de novo.`)
}

/** What is done with movements without a dialog; each can be undone at once. */
export function useMovimentoActions() {
  const options = { refetchQueries: changed, awaitRefetchQueries: true }
  const [conciliar] = useConciliarMovimentoMutation(options)
  const [conciliarVarios] = useConciliarMovimentosMutation(options)
  const [baixar] = useBaixarMovimentoMutation(options)
  const [lancar] = useLancarMovimentoMutation(options)
  const [ignorar] = useIgnorarMovimentoMutation(options)
  const [desfazer] = useDesfazerMovimentoMutation(options)
  const [desfazerVarios] = useDesfazerMovimentosMutation(options)

  const attempt = async (work: () => Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toast.error(errorText(error, failure))
      return false
    }
  }

  /** @param baixas whether the payments of payables and receivables are undone too */
  const undo = async (row: MovimentoBancarioLinhaFragment, baixas = false): Promise<boolean> => {
    const work = () => desfazer({ variables: { id: String(row.id), desfazerBaixas: baixas } })
    const done = await attempt(work, 'Não foi possível desfazer.')
    if (done) toast.success(`O movimento está pendente de novo${baixas ? ', e a conta em aberto' : ''}.`)
    return done
  }

  /** Undoes what was confirmed at once; what somebody has changed since stays as it is. */
  const undoAll = async (itens: readonly ReturnType<typeof choiceOf>[]) => {
    const work = async () => {
      const { data } = await desfazerVarios({ variables: { itens: [...itens] } })
      if (data) sayUndone(itens.length, data.desfazerMovimentos.mantidos)
    }
    await attempt(work, 'Não foi possível desfazer as conciliações.')
  }

  return {
    undo,
    async confirm(row: MovimentoBancarioLinhaFragment) {
      if (!row.sugestao) return
      const input = choiceOf(row.id, [row.sugestao.lancamento])
      if (await attempt(() => conciliar({ variables: { input } }), 'Não foi possível conciliar o movimento.'))
        toast.success(`${formatMoney(row.valor)} conciliado com '${row.sugestao.lancamento.descricao}'.`, {
          action: { text: 'Desfazer', onClick: () => void undo(row) },
        })
    },
    /** Settles the suggested payable or receivable, of which exactly the movement's amount is left. */
    async settle(row: MovimentoBancarioLinhaFragment) {
      if (!row.contaSugerida) return
      const { conta } = row.contaSugerida
      const variables = { id: String(row.id), input: { [conta.tipo]: String(conta.id) } }
      if (await attempt(() => baixar({ variables }), `Não foi possível registrar o ${paymentWord(row.valor)}.`))
        toast.success(baixaFeita(conta, row), {
          action: { text: 'Desfazer', onClick: () => void undo(row, true) },
        })
    },
    /** Enters a movement as what the church's txid or its payer tells. */
    async book(row: MovimentoBancarioLinhaFragment) {
      if (!row.proposta) return
      const variables = { id: String(row.id), input: inputOf(row.proposta) }
      if (await attempt(() => lancar({ variables }), 'Não foi possível lançar o movimento.'))
        toast.success(`${formatMoney(row.valor)} lançado como '${textOf(row.proposta)}', e conciliado.`, {
          action: { text: 'Desfazer conciliação', onClick: () => void undo(row) },
        })
    },
    async confirmAll(rows: readonly MovimentoBancarioLinhaFragment[]) {
      const itens = rows.flatMap((row) => (row.sugestao ? [choiceOf(row.id, [row.sugestao.lancamento])] : []))
      if (await attempt(() => conciliarVarios({ variables: { itens } }), 'Não foi possível conciliar os movimentos.'))
        toast.success(itens.length === 1 ? '1 movimento conciliado.' : `${itens.length} movimentos conciliados.`, {
          action: { text: 'Desfazer', onClick: () => void undoAll(itens) },
        })
    },
    async ignore(row: MovimentoBancarioLinhaFragment) {
      if (await attempt(() => ignorar({ variables: { id: String(row.id) } }), 'Não foi possível ignorar o movimento.'))
        toast.success('Movimento ignorado.', { action: { text: 'Desfazer', onClick: () => void undo(row) } })
    },
  }
}
