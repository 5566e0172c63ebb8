import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesEncontro = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'encontro.escrever')
