import type { CalendarEntry, CalendarWindow } from '../../../kernel/calendar.js'
import type { Context } from '../../../kernel/context.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/**
 * The lessons that the current user teaches, and the lessons of classes in which the current user is an active pupil.
 * The other lessons are left out, because a church has many lessons every Sunday.
 */
export async function aulasDoCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const own = ctx.viewer?.id ?? 0
  const pupilIn = from(work, 'membro_classe_ebd')
    .select('membro_classe_ebd.idClasse')
    .where('membro_classe_ebd.idMembro', '=', own)
    .where('membro_classe_ebd.statusMembro', '=', 'ativo')
  const rows = await from(work, 'aula_ebd')
    .innerJoin('classe_ebd', (join) =>
      join.onRef('classe_ebd.id', '=', 'aula_ebd.idClasse').onRef('classe_ebd.idCliente', '=', 'aula_ebd.idCliente'),
    )
    .select([
      'aula_ebd.id',
      'aula_ebd.uuid',
      'aula_ebd.versao',
      'aula_ebd.updatedAt',
      'aula_ebd.dataAula',
      'aula_ebd.temaAula',
      'classe_ebd.nomeClasse',
    ])
    .where('aula_ebd.excluidoEm', 'is', null)
    .where('classe_ebd.excluidoEm', 'is', null)
    .where('aula_ebd.dataAula', '>=', de)
    .where('aula_ebd.dataAula', '<=', ate)
    .where((eb) => eb.or([eb('aula_ebd.idProfessor', '=', own), eb('aula_ebd.idClasse', 'in', pupilIn)]))
    .execute()
  return rows.map((row) => ({
    tipo: 'aulaEBD',
    id: row.id,
    uuid: row.uuid,
    titulo: ['EBD', row.nomeClasse, row.temaAula].filter(Boolean).join(' · '),
    inicio: row.dataAula,
    fim: null,
    local: null,
    versao: row.versao,
    alteradoEm: row.updatedAt,
    caminho: `/dashboard/aulasEBD/${row.id}`,
  }))
}
