import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

const nomes: Readonly<Record<string, string>> = {
  planejada: 'Planejada',
  em_andamento: 'Em andamento',
  concluida: 'Concluída',
  cancelada: 'Cancelada',
}

/** The Portuguese label of a mission's status. */
export const statusName = (status: string): string => nomes[status] ?? status

export const actionsOfMissao = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'missao.escrever')

/** `acoesPermitidas` of a member. An inactive member stays in the list and can be activated again. */
export const actionsOfMembroMissao = (row: { statusMembro: string }, who: WhoMay): string[] =>
  who.can('missao.escrever') ? [row.statusMembro === 'ativo' ? 'desativar' : 'ativar', 'excluir'] : []
