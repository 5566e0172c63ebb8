import { invalid } from '../../../kernel/base/errors.js'
import { from, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { idsOfPessoas } from '../../acesso/usuario/index.js'
import { inactiveOf, inativa } from '../vinculo/index.js'

/**
 * Replaces the people of a meeting. Somebody who has become inactive since may stay, but is not added. Somebody in the
 * recycle bin always stays, because no form offers this person, and the minutes name who was there.
 * @throws VALIDATION_FAILED for a person who is unknown in this church, or inactive and new
 */
export async function changeParticipantes(work: Writing, idReuniao: number, refs: readonly RecordRef[]): Promise<void> {
  const { db, idCliente } = work
  const rows = await from(work, 'participante_reuniao').select('idUsuario').where('idReuniao', '=', idReuniao).execute()
  const present = rows.map(({ idUsuario }) => idUsuario)
  const deleted = await inBin(work, present)
  const found = await idsOfPessoas(
    work,
    refs.filter((ref) => !deleted.some(({ id, uuid }) => [String(id), uuid].includes(String(ref).toLowerCase()))),
  )
  if (found.includes(null)) throw invalid({ participantes: 'Pessoa não encontrada.' })
  const wanted = [...new Set(found.filter((id) => id !== null))]
  const stay = [...wanted, ...deleted.map(({ id }) => id)]
  const gone = present.filter((id) => !stay.includes(id))
  const added = wanted.filter((id) => !present.includes(id))
  const [name] = (await inactiveOf(work, added)).values()
  if (name) throw invalid({ participantes: `${name}: ${inativa.charAt(0).toLowerCase()}${inativa.slice(1)}` })
  if (gone.length)
    await db
      .deleteFrom('participante_reuniao')
      .where('idCliente', '=', idCliente)
      .where('idReuniao', '=', idReuniao)
      .where('idUsuario', 'in', gone)
      .execute()
  if (added.length)
    await db
      .insertInto('participante_reuniao')
      .values(added.map((idUsuario) => ({ idCliente, idReuniao, idUsuario })))
      .execute()
}

const inBin = async (work: Writing, ids: readonly number[]) =>
  ids.length
    ? from(work, 'usuario').select(['id', 'uuid']).where('id', 'in', ids).where('excluidoEm', 'is not', null).execute()
    : []
