import { errorText } from '../../../../kernel/apollo'
import { formatDate, formatMoney, toast, useConfirm } from '../../../../kernel/ui'
import type { Movimento } from './em-outra-conta'
import {
  ConciliacaoBancariaDocument,
  type MovimentoBancarioLinhaFragment,
  MovimentosBancariosDocument,
  MovimentosEmOutraContaDocument,
  useBaixarMovimentoMutation,
  useConciliarMovimentoMutation,
  useConciliarMovimentosMutation,
  useCorrigirMovimentoMutation,
  useDesfazerMovimentoMutation,
  useDesfazerMovimentosMutation,
  useDevolverLancamentosMutation,
  useIgnorarMovimentoMutation,
  useLancarMovimentoMutation,
  useTrazerLancamentosMutation,
} from './movimentos.generated'
import { inputOf, textOf } from './proposta'

/** The queries that show what a change of movements changes. */
export const changed = [MovimentosBancariosDocument, MovimentosEmOutraContaDocument, ConciliacaoBancariaDocument]

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

export const may = (row: Movimento, acao: string) => row.acoesPermitidas.includes(acao)

/** What money of this sign is to an account, in the words of the account's own screen. */
export const paymentWord = (valor: string): 'pagamento' | 'recebimento' =>
  valor.startsWith('-') ? 'pagamento' : 'recebimento'

/** Says that the money of a movement settled an account. */
export const baixaFeita = ({ descricao }: { descricao: string }, { valor }: { valor: string }): string =>
  `${{ pagamento: 'Pagamento', recebimento: 'Recebimento' }[paymentWord(valor)]} de ${formatMoney(valor.replace('-', ''))} da conta '${descricao}' registrado, e movimento conciliado.`

/** The suggestions that a person confirms all at once: those that name the payment or who paid. */
export const sureOnes = (rows: readonly Movimento[]) => rows.filter((row) => may(row, 'conciliar') && isSure(row))

const isSure = ({ sugestao }: Movimento) => sugestao && sugestao.nivel !== 'possivel'

/** The entry of another account that is this movement's money; an entry of its own account is so only when who paid is known. */
export const strayOf = (row: Movimento) => (isSure(row) ? null : row.emOutraConta)

/** The pending movements whose entry lies in another account. */
export const strayOnes = (rows: readonly Movimento[]) => rows.filter((row) => may(row, 'conciliar') && strayOf(row))

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

/** What is undone with a match. */
export type Tambem = { baixas?: boolean; lancados?: boolean }

const broughtBy = ({ id, emOutraConta }: Movimento) => (emOutraConta ? [choiceOf(id, [emOutraConta])] : [])

/** Whether it was done; otherwise a message says why not. */
async function attempt(work: () => Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    toast.error(errorText(error, failure))
    return false
  }
}

/** What is done with movements without a dialog; each can be undone at once. */
export function useMovimentoActions() {
  const confirm = useConfirm()
  const options = { refetchQueries: changed, awaitRefetchQueries: true }
  const [conciliar] = useConciliarMovimentoMutation(options)
  const [conciliarVarios] = useConciliarMovimentosMutation(options)
  const [baixar] = useBaixarMovimentoMutation(options)
  const [lancar] = useLancarMovimentoMutation(options)
  const [trazer] = useTrazerLancamentosMutation(options)
  const [devolver] = useDevolverLancamentosMutation(options)
  const [ignorar] = useIgnorarMovimentoMutation(options)
  const [corrigir] = useCorrigirMovimentoMutation(options)
  const [desfazer] = useDesfazerMovimentoMutation(options)
  const [desfazerVarios] = useDesfazerMovimentosMutation(options)

  /** What goes too: the payments of payables and receivables, and the entries that the match has made. */
  const undo = async (row: Movimento, { baixas, lancados }: Tambem = {}): Promise<boolean> => {
    const variables = { id: String(row.id), desfazerBaixas: baixas, excluirLancados: lancados }
    const done = await attempt(() => desfazer({ variables }), 'Não foi possível desfazer.')
    const also = `${baixas ? ', e a conta em aberto' : ''}${lancados ? '; o que ele tinha lançado foi para a lixeira' : ''}`
    if (done) toast.success(`O movimento está pendente de novo${also}.`)
    return done
  }

  /** Undoes matches whose entries came from another account, to which they go back. */
  const takeBack = async (rows: readonly Movimento[]) => {
    const itens = rows.flatMap(({ id, emOutraConta }) =>
      emOutraConta
        ? [{ ...choiceOf(id, [emOutraConta]), idContaFinanceira: String(emOutraConta.idContaFinanceira) }]
        : [],
    )
    const work = async () => {
      const { data } = await devolver({ variables: { itens } })
      if (data) sayUndone(itens.length, data.devolverLancamentos.mantidos)
    }
    await attempt(work, 'Não foi possível desfazer.')
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
    async confirm(row: Movimento) {
      if (!row.sugestao) return
      const input = choiceOf(row.id, [row.sugestao.lancamento])
      if (await attempt(() => conciliar({ variables: { input } }), 'Não foi possível conciliar o movimento.'))
        toast.success(`${formatMoney(row.valor)} conciliado com '${row.sugestao.lancamento.descricao}'.`, {
          action: { text: 'Desfazer', onClick: () => void undo(row) },
        })
    },
    /** Settles the suggested payable or receivable, of which exactly the movement's amount is left. */
    async settle(row: Movimento) {
      if (!row.contaSugerida) return
      const { conta } = row.contaSugerida
      const variables = { id: String(row.id), input: { [conta.tipo]: String(conta.id) } }
      if (await attempt(() => baixar({ variables }), `Não foi possível registrar o ${paymentWord(row.valor)}.`))
        toast.success(baixaFeita(conta, row), {
          action: { text: 'Desfazer', onClick: () => void undo(row, { baixas: true }) },
        })
    },
    /** Enters a movement as what the church's txid or its payer tells. */
    async book(row: Movimento) {
      if (!row.proposta) return
      const variables = { id: String(row.id), input: inputOf(row.proposta) }
      if (await attempt(() => lancar({ variables }), 'Não foi possível lançar o movimento.'))
        toast.success(`${formatMoney(row.valor)} lançado como '${textOf(row.proposta)}', e conciliado.`, {
          action: { text: 'Desfazer', onClick: () => void undo(row, { lancados: true }) },
        })
    },
    /** Brings the entries of these movements from the accounts in which they lie, and matches them. */
    async bring(rows: readonly Movimento[]) {
      const variables = { itens: rows.flatMap(broughtBy) }
      if (await attempt(() => trazer({ variables }), 'Não foi possível trazer o lançamento.')) {
        const text =
          rows.length === 1
            ? '1 lançamento trazido e conciliado.'
            : `${rows.length} lançamentos trazidos e conciliados.`
        toast.success(text, { action: { text: 'Desfazer', onClick: () => void takeBack(rows) } })
      }
    },
    async confirmAll(rows: readonly Movimento[]) {
      const itens = rows.flatMap((row) => (row.sugestao ? [choiceOf(row.id, [row.sugestao.lancamento])] : []))
      if (await attempt(() => conciliarVarios({ variables: { itens } }), 'Não foi possível conciliar os movimentos.'))
        toast.success(itens.length === 1 ? '1 movimento conciliado.' : `${itens.length} movimentos conciliados.`, {
          action: { text: 'Desfazer', onClick: () => void undoAll(itens) },
        })
    },
    /** Takes a doubted movement as an earlier one with the right sign. */
    async correct(row: Movimento) {
      const text = `O movimento de antes, com o sinal errado, passa aos ignorados; o que foi lançado por ele vai para a lixeira, e a conta que ele quitou fica aberta de novo. Se este, de ${formatDate(row.data)}, é uma devolução, volte e concilie ou lance os dois.`
      if (!(await confirm({ title: 'Corrigir o sinal?', text, confirmText: 'Corrigir', cancelText: 'Voltar' }))) return
      if (await attempt(() => corrigir({ variables: { id: String(row.id) } }), 'Não foi possível corrigir o sinal.'))
        toast.success(
          'Sinal corrigido. O movimento de antes está nos ignorados; o que a conciliação dele tinha lançado, na lixeira.',
        )
    },
    async ignore(row: Movimento) {
      if (await attempt(() => ignorar({ variables: { id: String(row.id) } }), 'Não foi possível ignorar o movimento.'))
        toast.success('Movimento ignorado.', { action: { text: 'Desfazer', onClick: () => void undo(row) } })
    },
  }
}
