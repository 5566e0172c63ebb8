import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesEnsaioLouvor = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'ensaioLouvor.escrever')
