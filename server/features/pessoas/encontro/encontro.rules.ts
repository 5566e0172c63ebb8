import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfEncontro = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'encontro.escrever')
