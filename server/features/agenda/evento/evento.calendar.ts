import { toInstant, wholeDays } from '../../../../schema/rules/dates.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/** Events that overlap the window. An event without an end counts as a moment. */
export async function eventosOfCalendario(
  _ctx: Context,
  work: Reading,
  { inicio, fim, fuso }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const rows = await from(work, 'evento')
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'evento.idLocal').onRef('local.idCliente', '=', 'evento.idCliente'),
    )
    .select([
      'evento.id',
      'evento.uuid',
      'evento.versao',
      'evento.updatedAt',
      'nomeEvento',
      'dataInicio',
      'dataFim',
      'local.nomeLocal',
    ])
    .where('evento.excluidoEm', 'is', null)
    .where('dataInicio', '<', new Date(fim))
    .where((eb) => eb(eb.fn.coalesce('dataFim', 'dataInicio'), '>=', new Date(inicio)))
    .execute()
  return rows.map((row) => ({
    tipo: 'evento',
    id: row.id,
    uuid: row.uuid,
    titulo: row.nomeEvento,
    ...(wholeDays(row.dataInicio, row.dataFim, fuso) ?? {
      inicio: toInstant(row.dataInicio),
      fim: row.dataFim && toInstant(row.dataFim),
    }),
    local: row.nomeLocal,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/eventos/${row.id}`,
  }))
}
