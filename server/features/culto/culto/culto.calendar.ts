import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/** Worship services on the window's days. Their duration is not stored. */
export async function cultosOfCalendario(
  _ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const rows = await from(work, 'culto')
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'culto.idLocal').onRef('local.idCliente', '=', 'culto.idCliente'),
    )
    .select([
      'culto.id',
      'culto.uuid',
      'culto.versao',
      'culto.updatedAt',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'culto.statusCulto',
      'local.nomeLocal',
    ])
    .where('culto.excluidoEm', 'is', null)
    .where('culto.dataCulto', '>=', de)
    .where('culto.dataCulto', '<=', ate)
    .execute()
  return rows.map((row) => ({
    tipo: 'culto',
    id: row.id,
    uuid: row.uuid,
    titulo: row.temaCulto ? `Culto · ${row.temaCulto}` : 'Culto',
    inicio: `${row.dataCulto}T${row.horaCulto}`,
    fim: null,
    local: row.nomeLocal,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/cultos/${row.id}`,
    cancelado: row.statusCulto === 'cancelado',
  }))
}
