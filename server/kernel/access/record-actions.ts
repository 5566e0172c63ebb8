import type { Action } from './actions.js'

/** The part of the request's context that tells what the current user may do. */
export interface WhoMay {
  can(action: Action): boolean
}

/**
 * `acoesPermitidas` of a record without states: 'editar' and 'excluir', or 'restaurar' once deleted. Records with
 * states add their verbs.
 */
export function recordActions(record: { excluidoEm: Date | null }, who: WhoMay, write: Action): string[] {
  if (record.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return who.can(write) ? ['editar', 'excluir'] : []
}
