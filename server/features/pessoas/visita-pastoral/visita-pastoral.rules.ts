import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas`: what the row's menu offers. */
export function acoesVisitaPastoral(row: { excluidoEm: Date | null }, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'visitaPastoral.escrever')
  return row.excluidoEm || !who.can('visitaPastoral.lerComentario') ? actions : ['verComentario', ...actions]
}
