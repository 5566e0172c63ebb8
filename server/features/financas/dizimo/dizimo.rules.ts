import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../schema/rules/money.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

export const dizimoParecido = {
  name: 'dizimoParecido',
  title: 'A pessoa já tem um dízimo do mesmo valor, de até três dias antes ou depois',
}
export const dizimoContado = {
  name: 'dizimoContado',
  title: 'Os dízimos em dinheiro do dia já foram contados por duas pessoas e lançados',
}

/** @param nome of the person; without it the sentence names nobody */
export const similarDizimoSentence = (
  nome: string | null,
  { valorDizimo, dataDizimo }: { valorDizimo: Decimal; dataDizimo: DateOnly },
): string => `${nome ?? 'A pessoa'} já tem um dízimo de ${formatMoney(valorDizimo)}, de ${formatDate(dataDizimo)}.`

export const countedSentence = (dia: DateOnly, soma: Decimal | null): string =>
  `Uma contagem de dízimos de ${formatDate(dia)} já foi lançada${soma === null ? '' : `: ${formatMoney(soma)}`}. Se os dízimos em dinheiro ou cheque são os que foram contados, eles entram duas vezes.`

/** The current user: the request's context. */
interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/**
 * Tithes are private between the giver and the treasurers.
 * @returns the only person whose tithes the current user may see; null: all
 */
export const onlyOf = (who: Requester): number | null => (who.can('dizimo.lerDeTodos') ? null : (who.viewer?.id ?? 0))

interface State {
  dataDizimo: DateOnly
  numeroRecibo: number | null
  excluidoEm: Date | null
}

function receiptActions(numbered: boolean, mayIssue: boolean): string[] {
  if (numbered) return ['verRecibo']
  return mayIssue ? ['emitirRecibo'] : []
}

/**
 * `acoesPermitidas` of a tithe. It can be edited while its month is open and it has no receipt; in a closed month only
 * whose it was ('mudarPessoa'), which changes no figure of the books. With a receipt it can
 * only be deleted, which cancels the receipt, by those who may cancel receipts. When its ledger entry was reversed, the reversal must be deleted
 * first.
 * @param estornado whether its ledger entry is reversed
 * @param fechadoAte the last closed day of the church
 * @param porVir whether its day has not come, until when it gets no receipt
 * @param dia the day of its ledger entry, which is later for what a refund left; without it, the day of the tithe
 */
export function actionsOfDizimo(
  row: State,
  {
    estornado,
    fechadoAte,
    porVir = false,
    dia = row.dataDizimo,
  }: { estornado: boolean; fechadoAte: DateOnly | null; porVir?: boolean; dia?: DateOnly | undefined },
  who: WhoMay,
): string[] {
  const closed = fechadoAte !== null && dia <= fechadoAte
  if (row.excluidoEm) return who.can('lixeira.restaurar') && !closed ? ['restaurar'] : []
  const numbered = row.numeroRecibo !== null
  const changes = who.can('dizimo.escrever') && !estornado
  const receipt = receiptActions(numbered, changes && !porVir)
  if (!changes) return receipt
  if (closed) return numbered ? receipt : [...receipt, 'mudarPessoa']
  if (numbered) return [...receipt, ...(who.can('recibo.cancelar') ? ['excluir'] : [])]
  return [...receipt, 'editar', 'excluir']
}
