import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'
import { gruposOfRequester, visibleGrupos } from './ensaio-louvor.access.js'
import { ensaiosBetween } from './ensaio-louvor.queries.js'
import { acessoTo } from './ensaio-louvor.rules.js'

/** Rehearsals on the window's days. For people who may not read setlists the entry links to the group's rehearsals. */
export async function ensaiosOfCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const asking = { ...work, ctx }
  const rows = await ensaiosBetween(work, de, ate, await visibleGrupos(asking, 'ensaioLouvor.lerTodos'))
  const vinculos = ctx.reachesAll('setlistEnsaio.lerTodos') ? [] : await gruposOfRequester(asking)
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
    caminho: acessoTo(row.idGrupo, vinculos, ctx.within(row.idGrupo)).verSetlist
      ? `/dashboard/setlist_louvor/${row.id}`
      : `/dashboard/ensaios_louvor/${row.idGrupo}`,
    cancelado: row.statusEnsaio === 'Cancelado',
  }))
}
