import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfDepartamento = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'departamento.escrever')
