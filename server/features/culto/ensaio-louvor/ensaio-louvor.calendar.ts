import type { CalendarEntry, CalendarWindow } from '../../../kernel/calendar.js'
import type { Context } from '../../../kernel/context.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { gruposDeQuemPede, gruposVisiveis } from './ensaio-louvor.access.js'
import { ensaiosEntre } from './ensaio-louvor.queries.js'
import { acessoAo } from './ensaio-louvor.rules.js'

/** Rehearsals on the window's days. For people who may not read setlists the entry links to the group's rehearsals. */
export async function ensaiosDoCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const asking = { ...work, ctx }
  const rows = await ensaiosEntre(work, de, ate, await gruposVisiveis(asking, 'ensaioLouvor.lerTodos'))
  const vinculos = ctx.reachesAll('setlistEnsaio.lerTodos') ? [] : await gruposDeQuemPede(asking)
  return rows.map((row) => ({
    tipo: 'ensaioLouvor',
    id: row.id,
    uuid: row.uuid,
    titulo: `Ensaio · ${row.nomeGrupo}`,
    inicio: `${row.dataEnsaio}T${row.horaEnsaio}`,
    fim: null,
    local: row.nomeLocal,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: acessoAo(row.idGrupo, vinculos, ctx.within(row.idGrupo)).verSetlist
      ? `/dashboard/setlist_louvor/${row.id}`
      : `/dashboard/ensaios_louvor/${row.idGrupo}`,
    cancelado: row.statusEnsaio === 'Cancelado',
  }))
}
