import { sql } from 'kysely'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/**
 * Only meetings of the cells in which the current user takes part: the meetings of all cells would hide the other entries
 * of the calendar. Who waits for confirmation does not take part yet (ADR 0033).
 */
export async function encontrosOfCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const rows = await from(work, 'encontro')
    .innerJoin('celula', (join) =>
      join.onRef('celula.id', '=', 'encontro.idCelula').onRef('celula.idCliente', '=', 'encontro.idCliente'),
    )
    .innerJoin('membro_celula', (join) =>
      join
        .onRef('membro_celula.idCelula', '=', 'celula.id')
        .onRef('membro_celula.idCliente', '=', 'celula.idCliente')
        .on('membro_celula.idMembro', '=', ctx.viewer?.id ?? 0)
        .on('membro_celula.aConfirmar', '=', false)
        .on('membro_celula.excluidoEm', 'is', null),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'encontro.idLocal').onRef('local.idCliente', '=', 'encontro.idCliente'),
    )
    .select([
      'encontro.id',
      'encontro.uuid',
      // the hour is the cell's
      sql<number>`encontro.versao + celula.versao`.as('versao'),
      sql<Date>`greatest(encontro.updated_at, celula.updated_at)`.as('updatedAt'),
      'encontro.idCelula',
      'encontro.dataEncontro',
      'celula.nomeCelula',
      'celula.horaCelula',
      'local.nomeLocal',
    ])
    .where('encontro.excluidoEm', 'is', null)
    .where('celula.excluidoEm', 'is', null)
    .where('encontro.dataEncontro', '>=', de)
    .where('encontro.dataEncontro', '<=', ate)
    .execute()
  return rows.map((row) => ({
    tipo: 'encontro',
    id: row.id,
    uuid: row.uuid,
    titulo: `Célula · ${row.nomeCelula}`,
    inicio: row.horaCelula ? `${row.dataEncontro}T${row.horaCelula}` : row.dataEncontro,
    fim: null,
    local: row.nomeLocal,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/encontro-celula/${row.id}/membros?idCelula=${row.idCelula}`,
  }))
}
