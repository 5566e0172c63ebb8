import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesDepartamento = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'departamento.escrever')
