import type { DateOnly } from '../../../kernel/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a maintenance: concluded, nothing more is done with it. */
export function acoesManutencaoPatrimonio(
  row: { statusManutencao: string; excluidoEm: Date | null },
  who: WhoMay,
): string[] {
  if (row.statusManutencao === 'concluido') return []
  const actions = recordActions(row, who, 'manutencaoPatrimonio.escrever')
  return actions.includes('editar') ? ['concluir', ...actions] : actions
}

/** The day of the expense: that of the maintenance, or today when it was done before the day for which it was planned. */
export const dataDaSaida = (dataManutencao: DateOnly, hoje: DateOnly): DateOnly =>
  dataManutencao < hoje ? dataManutencao : hoje
