import type { CalendarEntry, CalendarWindow } from '../../../kernel/calendar.js'
import type { Context } from '../../../kernel/context.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { ensaiosEntre } from './ensaio-louvor.queries.js'

/** Rehearsals of the window's days. Who may not read setlists is led to the group's rehearsals. */
export async function ensaiosDoCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const setlist = ctx.can('setlistEnsaio.ler')
  const rows = await ensaiosEntre(work, de, ate)
  return rows.map((row) => ({
    tipo: 'ensaioLouvor',
    id: row.id,
    uuid: row.uuid,
    titulo: `Ensaio · ${row.nomeGrupo}`,
    inicio: `${row.dataEnsaio}T${row.horaEnsaio}`,
    fim: null,
    local: row.nomeLocal,
    caminho: setlist ? `/dashboard/setlist_louvor/${row.id}` : `/dashboard/ensaios_louvor/${row.idGrupo}`,
    cancelado: row.statusEnsaio === 'Cancelado',
  }))
}
