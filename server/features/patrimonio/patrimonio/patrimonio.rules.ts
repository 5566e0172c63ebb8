import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesPatrimonio = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'patrimonio.escrever')
