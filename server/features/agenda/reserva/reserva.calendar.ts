import { toInstant, wholeDays } from '../../../../schema/rules/dates.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'
import { noCalendario } from './reserva.queries.js'

/** Reservations that overlap the window. The entry shows the resource in the field for the place. */
export async function reservasOfCalendario(
  _ctx: Context,
  work: Reading,
  { inicio, fim, fuso }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const rows = await noCalendario(work, { inicio: new Date(inicio), fim: new Date(fim) })
  return rows.map((row) => ({
    tipo: 'reserva',
    id: row.id,
    uuid: row.uuid,
    titulo: row.finalidade,
    ...(wholeDays(row.dataInicio, row.dataFim, fuso) ?? {
      inicio: toInstant(row.dataInicio),
      fim: toInstant(row.dataFim),
    }),
    local: row.nomeRecurso,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/reservas?reserva=${row.id}`,
  }))
}
