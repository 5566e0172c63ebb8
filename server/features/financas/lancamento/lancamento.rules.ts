import { type DateOnly, lastDayOfMonth, monthOfYear } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** 'outubro de 2026', from '2026-10' or from a day in it. */
export const monthName = monthOfYear

/** The last day of a month: '2026-02' -> '2026-02-28' */
export const endOfMonth = lastDayOfMonth

/** The triggers in the migration use the same message. */
export const closedMonthText = (data: DateOnly): string => `O mês de ${monthName(data)} está fechado.`

/** Why what lies in the recycle bin cannot come back, and what has to be done before. */
export const closedMonthOnReturnText = (data: DateOnly): string =>
  `${closedMonthText(data)} Para restaurar, é preciso antes reabri-lo em Tesouraria, Fechamento.`

/**
 * Why a record in the recycle bin, whose entry comes back with it, cannot be restored now; null when it can, and for who
 * may not restore anything.
 * @param dia the day of its entry
 * @param fechadoAte the last closed day of the church
 * @param outra another reason, such as a campaign that is in the bin, too
 */
export function returnRefusal(
  { excluidoEm }: { excluidoEm: Date | null },
  { dia, fechadoAte, outra }: { dia: DateOnly; fechadoAte: DateOnly | null; outra: string | null },
  who: WhoMay,
): string | null {
  if (!excluidoEm || !who.can('lixeira.restaurar')) return null
  return fechadoAte !== null && dia <= fechadoAte ? closedMonthOnReturnText(dia) : outra
}

/** The fields of an entry on which its allowed actions depend. */
interface State {
  data: DateOnly
  origem: string | null
  idEstornado: number | null
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of an entry. An entry made by hand can be edited and deleted while its month is open. In a closed
 * month any entry can be reversed once. A reversal can only be deleted. An entry of a record is changed only through
 * that record.
 * @param estornado whether it has a reversal that is not deleted
 * @param devolucao whether it is the reversal that a refund made: the money went back, so it stays
 * @param preso whether something goes with it that the current user may not take back, such as a receipt
 * @param fechadoAte the last closed day of the church
 */
export function actionsOfLancamento(
  row: State,
  {
    estornado,
    fechadoAte,
    devolucao,
    preso,
  }: { estornado: boolean; fechadoAte: DateOnly | null; devolucao?: boolean; preso?: boolean },
  who: WhoMay,
  write: 'entrada.escrever' | 'saida.escrever',
): string[] {
  const closed = fechadoAte !== null && row.data <= fechadoAte
  if (row.excluidoEm) return who.can('lixeira.restaurar') && !row.origem && !closed ? ['restaurar'] : []
  if (!who.can(write) || estornado) return []
  if (closed) return row.idEstornado === null && !preso ? ['estornar'] : []
  if (row.origem || devolucao) return []
  return row.idEstornado === null ? ['editar', 'excluir'] : ['excluir']
}
