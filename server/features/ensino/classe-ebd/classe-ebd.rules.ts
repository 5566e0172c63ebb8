import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfClasse = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'classeEBD.escrever')

/** `acoesPermitidas` of a pupil. An inactive pupil stays in the list and can be activated again. */
export const actionsOfMembroClasse = (row: { statusMembro: string }, who: WhoMay): string[] =>
  who.can('classeEBD.escrever') ? [row.statusMembro === 'ativo' ? 'desativar' : 'ativar', 'excluir'] : []
