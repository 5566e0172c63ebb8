import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/** Meetings of the window's days, without the agenda, because other programs can subscribe to the calendar. */
export async function reunioesOfCalendario(
  _ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const rows = await from(work, 'reuniao_lideranca')
    .select(['id', 'uuid', 'versao', 'updatedAt', 'dataReuniao', 'statusReuniao'])
    .where('excluidoEm', 'is', null)
    .where('dataReuniao', '>=', de)
    .where('dataReuniao', '<=', ate)
    .execute()
  return rows.map((row) => ({
    tipo: 'reuniaoLideranca',
    id: row.id,
    uuid: row.uuid,
    titulo: 'Reunião de liderança',
    inicio: row.dataReuniao,
    fim: null,
    local: null,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/reunioes_lideranca/${row.id}/ata`,
    cancelado: row.statusReuniao === 'cancelada',
  }))
}
