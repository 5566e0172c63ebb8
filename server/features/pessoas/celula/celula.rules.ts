import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Names of the days by their numbers, as JavaScript and PostgreSQL count them. */
export const diasDaSemana = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

export const acoesCelula = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'celula.escrever')
