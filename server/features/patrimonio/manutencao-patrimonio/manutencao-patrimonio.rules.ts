import type { DateOnly } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/**
 * `acoesPermitidas` of a maintenance. A concluded one can only be reopened, and only while the month of its expense is
 * open. In a closed month, reversing the expense reopens it.
 * @param fechadoAte the last closed day of the church
 */
export function actionsOfManutencaoPatrimonio(
  row: { statusManutencao: string; excluidoEm: Date | null },
  { saida, fechadoAte }: { saida: { data: DateOnly } | null; fechadoAte: DateOnly | null },
  who: WhoMay,
): string[] {
  if (row.statusManutencao === 'concluido') {
    const free = saida && (fechadoAte === null || saida.data > fechadoAte)
    return free && who.can('manutencaoPatrimonio.escrever') ? ['reabrir'] : []
  }
  const actions = recordActions(row, who, 'manutencaoPatrimonio.escrever')
  return actions.includes('editar') ? ['concluir', ...actions] : actions
}

/** The day of the expense, unless it is named: the day of the maintenance, or today when that day is in the future. */
export const dateOfSaida = (dataManutencao: DateOnly, today: DateOnly): DateOnly =>
  dataManutencao < today ? dataManutencao : today
