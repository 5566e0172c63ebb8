import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesLocal = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'local.escrever')
