import type { Action } from '../../../kernel/access/actions.js'

type BookRole = 'lanca' | 'decide' | 'prepara'

/**
 * What the actions that handle the church's money have to do with its books:
 * - `lanca`: they bring an amount into the books, change one or take one out
 * - `decide`: they decide about what others have booked
 * - `prepara`: neither, such as a supplier, a receipt or a budget that waits for its approval
 *
 * Every action that writes in an area of money stands here, and every other one that books something. A test finds one
 * that does not.
 */
const inLivros = {
  'aulaEBD.escrever': 'lanca',
  'contaFinanceira.escrever': 'lanca',
  'contaPagar.escrever': 'lanca',
  'contaReceber.escrever': 'lanca',
  'contagem.contar': 'lanca',
  'contagem.escrever': 'lanca',
  'dizimo.escrever': 'lanca',
  'doacao.escrever': 'lanca',
  'entrada.escrever': 'lanca',
  'manutencaoPatrimonio.escrever': 'lanca',
  'movimentoBancario.escrever': 'lanca',
  'movimentoBancario.importar': 'lanca',
  'pixRecebido.devolver': 'lanca',
  'pixRecebido.escrever': 'lanca',
  'saida.escrever': 'lanca',
  'transferencia.escrever': 'lanca',
  'fechamento.fechar': 'decide',
  'orcamento.aprovar': 'decide',
  'prestacaoContas.decidir': 'decide',
  'previsaoOrcamentaria.registrarAprovacao': 'decide',
  'campanhaMissoes.escrever': 'prepara',
  // to move entries from one category to another it asks for the actions that write them
  'categoria.escrever': 'prepara',
  'centroCusto.escrever': 'prepara',
  'contabilidade.escrever': 'prepara',
  'fornecedor.escrever': 'prepara',
  'orcamento.criar': 'prepara',
  // a change of its amount asks for a new decision
  'orcamento.editar': 'prepara',
  'orcamento.excluir': 'prepara',
  'prestacaoContas.escrever': 'prepara',
  'previsaoOrcamentaria.escrever': 'prepara',
  'recibo.cancelar': 'prepara',
  'recibo.escrever': 'prepara',
} as const satisfies Partial<Record<Action, BookRole>>

const actionsOfRole = (papel: BookRole): Action[] =>
  Object.entries(inLivros).flatMap(([action, own]) => (own === papel ? [action as Action] : []))

/** What writes the books. */
export const bookingActions: readonly Action[] = actionsOfRole('lanca')

/** What decides about them: whoever writes the books does not decide about them by the same function. */
export const decidingActions: readonly Action[] = actionsOfRole('decide')

/** Whether the action handles the church's money, and does not only read of it. */
export const handlesMoney = (action: Action): boolean => action in inLivros
