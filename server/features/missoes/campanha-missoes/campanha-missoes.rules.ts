import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'
import type { statusCampanhas, tiposCampanha } from './campanha-missoes.input.js'

export type StatusCampanha = (typeof statusCampanhas)[number]

const nomesStatus: Record<StatusCampanha, string> = { ativa: 'Ativa', concluida: 'Concluída', cancelada: 'Desativada' }
const nomesTipo: Record<(typeof tiposCampanha)[number], string> = {
  estadual: 'Estadual',
  nacional: 'Nacional',
  mundial: 'Mundial',
}

/** The Portuguese labels of a campaign's status and type. */
export const nomeStatus = (status: string): string => nomesStatus[status as StatusCampanha] ?? status
export const nomeTipo = (tipo: string): string => nomesTipo[tipo as keyof typeof nomesTipo] ?? tipo

/** The allowed status changes: an active campaign is concluded or cancelled, any other is activated again. */
const allowed: Record<StatusCampanha, readonly StatusCampanha[]> = {
  ativa: ['concluida', 'cancelada'],
  concluida: ['ativa'],
  cancelada: ['ativa'],
}

/** The reason why a campaign cannot change from one status to another; null when it can. */
export function recusaDeStatus(de: string, para: StatusCampanha): string | null {
  if (allowed[de as StatusCampanha]?.includes(para)) return null
  if (para === 'ativa') return 'Esta campanha já está ativa.'
  return `Só uma campanha ativa pode ser ${para === 'concluida' ? 'concluída' : 'desativada'}.`
}

interface Estado {
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
export function acoesCampanha(row: Estado, who: WhoMay): string[] {
  const acoes = recordActions(row, who, 'campanhaMissoes.escrever')
  if (row.excluidoEm || !acoes.length) return acoes
  const own = acoes.filter((acao) => acao !== 'excluir' || !row.temDoacoes)
  const more = verbs[row.statusCampanha as StatusCampanha].filter(
    (verb) => verb !== 'doar' || who.can('doacao.escrever'),
  )
  return [...own, ...more]
}
