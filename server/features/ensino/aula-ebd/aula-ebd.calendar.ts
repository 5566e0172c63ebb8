import { sql } from 'kysely'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/** SQL: whether the lesson's teacher is only named. That of the class waits with the class, whoever planned the lesson. */
const namedOnly = sql<boolean>`(aula_ebd.lider_a_confirmar
  and (aula_ebd.id_professor is distinct from classe_ebd.id_professor or classe_ebd.lider_a_confirmar))`

/**
 * The lessons that the current user teaches, and the lessons of classes in which the current user is an active
 * pupil. Who waits for confirmation as a teacher or a pupil does not take part yet (ADR 0033).
 * The other lessons are left out, because a church has many lessons every Sunday.
 */
export async function aulasOfCalendario(
  ctx: Context,
  work: Reading,
  { de, ate }: CalendarWindow,
): Promise<CalendarEntry[]> {
  const own = ctx.viewer?.id ?? 0
  const pupilIn = from(work, 'membro_classe_ebd')
    .select('membro_classe_ebd.idClasse')
    .where('membro_classe_ebd.idMembro', '=', own)
    .where('membro_classe_ebd.statusMembro', '=', 'ativo')
    .where('membro_classe_ebd.aConfirmar', '=', false)
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
    .where((eb) =>
      eb.or([
        eb.and([eb('aula_ebd.idProfessor', '=', own), eb.not(namedOnly)]),
        eb('aula_ebd.idClasse', 'in', pupilIn),
      ]),
    )
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
