import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** 'reservar' is allowed only while the resource is active. */
export function acoesRecurso(row: { excluidoEm: Date | null; status: number }, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'recurso.escrever')
  const may = !row.excluidoEm && row.status === 1 && who.can('reserva.escrever')
  return may ? [...actions, 'reservar'] : actions
}
