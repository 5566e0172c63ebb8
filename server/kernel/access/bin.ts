import { forbidden, notFound } from '../base/errors.js'
import type { Writing } from '../data/tenant/session.js'
import type { Viewer } from './can.js'
import type { WhoMay } from './record-actions.js'

/** A record that people can delete and restore. */
interface Deletable {
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** Moves the record to the recycle bin. */
export function markDeleted(work: Writing & { ctx: { viewer: Viewer | null } }, record: Deletable): void {
  record.excluidoEm = new Date()
  record.excluidoPor = work.ctx.viewer?.id ?? null
}

/** Moves the record out of the recycle bin. */
export function markRestored(record: Deletable): void {
  record.excluidoEm = null
  record.excluidoPor = null
}

/** @throws FORBIDDEN when the filter requests deleted records and the current user may not restore them */
export function refuseBin(who: WhoMay, filter: { excluidos?: boolean | null | undefined } | null | undefined): void {
  if (filter?.excluidos && !who.can('lixeira.restaurar')) throw forbidden()
}

/** The reader of a record. `hidesDeleted`: deleted records do not exist for this reader (the compatibility layer). */
type Reader = WhoMay & { hidesDeleted?: boolean }

/**
 * The row, if the current user may see it. Only people who may restore see deleted records.
 * @throws NOT_FOUND
 */
export function visible<Row extends { excluidoEm: Date | null }>(
  who: Reader,
  row: Row | undefined,
  missing: string,
): Row {
  if (!row || (row.excluidoEm && (who.hidesDeleted || !who.can('lixeira.restaurar')))) throw notFound(missing)
  return row
}
