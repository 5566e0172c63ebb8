import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

const nomes: Readonly<Record<string, string>> = {
  planejada: 'Planejada',
  em_andamento: 'Em andamento',
  concluida: 'Concluída',
  cancelada: 'Cancelada',
}

/** The Portuguese label of a mission's status. */
export const nomeStatus = (status: string): string => nomes[status] ?? status

export const acoesMissao = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'missao.escrever')

/** `acoesPermitidas` of a member. An inactive member stays in the list and can be activated again. */
export const acoesMembroMissao = (row: { statusMembro: string }, who: WhoMay): string[] =>
  who.can('missao.escrever') ? [row.statusMembro === 'ativo' ? 'desativar' : 'ativar', 'excluir'] : []
