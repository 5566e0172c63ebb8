import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfLocal = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'local.escrever')
