import type { DateOnly } from '../../../kernel/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/**
 * `acoesPermitidas` of a maintenance: concluded, it can only be opened again, while the month of its expense is open. (In a
 * closed month the reversal of the expense opens it.)
 * @param fechadoAte the last day of the church's closed months
 */
export function acoesManutencaoPatrimonio(
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

/** The day of the expense: that of the maintenance, or today when it was done before the day for which it was planned. */
export const dataDaSaida = (dataManutencao: DateOnly, hoje: DateOnly): DateOnly =>
  dataManutencao < hoje ? dataManutencao : hoje
