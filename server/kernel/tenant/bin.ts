import type { Context } from '../context.js'
import { forbidden, notFound } from '../errors.js'
import type { WhoMay } from './record-actions.js'
import type { Writing } from './session.js'

/** What people deleted and may want back. */
interface Deletable {
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** Takes the record out of every list; it stays in the recycle bin. */
export function markDeleted(work: Writing & { ctx: Context }, record: Deletable): void {
  record.excluidoEm = new Date()
  record.excluidoPor = work.ctx.viewer?.id ?? null
}

/** Takes the record out of the recycle bin again. */
export function markRestored(record: Deletable): void {
  record.excluidoEm = null
  record.excluidoPor = null
}

/** @throws FORBIDDEN when the filter asks for the recycle bin and the reader may not restore from it */
export function refuseBin(who: WhoMay, filtro: { excluidos?: boolean | null | undefined } | null | undefined): void {
  if (filtro?.excluidos && !who.can('lixeira.restaurar')) throw forbidden()
}

/** The row that was read, if the reader may see it: what lies in the bin only who may restore it. @throws NOT_FOUND */
export function visible<Row extends { excluidoEm: Date | null }>(
  who: WhoMay,
  row: Row | undefined,
  missing: string,
): Row {
  if (!row || (row.excluidoEm && !who.can('lixeira.restaurar'))) throw notFound(missing)
  return row
}
