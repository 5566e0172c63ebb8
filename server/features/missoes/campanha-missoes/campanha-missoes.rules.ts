import type { statusCampanhas, tiposCampanha } from '../../../../schema/rules/missoes/campanha-missoes.input.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export type StatusCampanha = (typeof statusCampanhas)[number]

const nomesStatus: Record<StatusCampanha, string> = { ativa: 'Ativa', concluida: 'Concluída', cancelada: 'Desativada' }
const nomesTipo: Record<(typeof tiposCampanha)[number], string> = {
  estadual: 'Estadual',
  nacional: 'Nacional',
  mundial: 'Mundial',
}

/** The Portuguese labels of a campaign's status and type. */
export const statusName = (status: string): string => nomesStatus[status as StatusCampanha] ?? status
export const tipoName = (tipo: string): string => nomesTipo[tipo as keyof typeof nomesTipo] ?? tipo

/** The allowed status changes: an active campaign is concluded or cancelled, any other is activated again. */
const allowed: Record<StatusCampanha, readonly StatusCampanha[]> = {
  ativa: ['concluida', 'cancelada'],
  concluida: ['ativa'],
  cancelada: ['ativa'],
}

/** The reason why a campaign cannot change from one status to another; null when it can. */
export function refusalOfStatus(from: string, to: StatusCampanha): string | null {
  if (allowed[from as StatusCampanha]?.includes(to)) return null
  if (to === 'ativa') return 'Esta campanha já está ativa.'
  return `Só uma campanha ativa pode ser ${to === 'concluida' ? 'concluída' : 'desativada'}.`
}

interface State {
  statusCampanha: string
  temDoacoes: boolean
  excluidoEm: Date | null
}

const verbs: Record<StatusCampanha, readonly string[]> = {
  ativa: ['doar', 'concluir', 'cancelar'],
  concluida: ['doar', 'ativar'],
  cancelada: ['ativar'],
}

/** `acoesPermitidas`. A campaign with donations cannot be deleted, even when all of them are reversed. */
export function actionsOfCampanha(row: State, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'campanhaMissoes.escrever')
  if (row.excluidoEm || !actions.length) return actions
  const own = actions.filter((action) => action !== 'excluir' || !row.temDoacoes)
  const more = verbs[row.statusCampanha as StatusCampanha].filter(
    (verb) => verb !== 'doar' || who.can('doacao.escrever'),
  )
  return [...own, ...more]
}
