import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** 'reservar' is allowed only while the resource is active. */
export function actionsOfRecurso(row: { excluidoEm: Date | null; status: number }, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'recurso.escrever')
  const may = !row.excluidoEm && row.status === 1 && who.can('reserva.escrever')
  return may ? [...actions, 'reservar'] : actions
}
