import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfPatrimonio = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'patrimonio.escrever')
