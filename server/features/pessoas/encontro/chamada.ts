import { toInstant } from '../../../../schema/rules/dates.js'
import { invalid } from '../../../kernel/base/errors.js'
import { type RecordRef, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { membros } from '../membro-celula/index.js'
import { refuseInactiveGuests } from '../vinculo/index.js'
import { type Carried, carryOutMarks, type Marked, type Marks } from './marcas.js'
import { MembroEncontro } from './membro-encontro.entity.js'
import { idsOfPessoas, presentIds as presentIn } from './membro-encontro.queries.js'

/*
 * Writes the attendance of a meeting. The meeting must be locked before: its version also covers its attendance, so
 * that saving an outdated version is refused.
 */

/** A meeting that the calling code has locked. */
interface LockedMeeting extends Marked {
  id: number
  idCelula: number
}

/**
 * Replaces the whole attendance by these people.
 * @throws VALIDATION_FAILED for an unknown person or an inactive guest
 */
export async function setPresences(work: Writing, encontro: LockedMeeting, refs: readonly RecordRef[]): Promise<void> {
  const before = await presentIn(work, encontro.id)
  const now = await idsOfPessoas(work, refs, before)
  if (!now) throw invalid({ presentes: 'Uma das pessoas presentes não foi encontrada.' })
  const gone = before.filter((idMembro) => !now.includes(idMembro))
  const come = now.filter((idMembro) => !before.includes(idMembro))
  const own = come.length ? await membros.present(work, encontro.idCelula, come) : []
  const guests = come.filter((idMembro) => !own.includes(idMembro))
  await refuseInactiveGuests(work, guests, 'presentes')
  await removePresences(work, encontro.id, gone)
  for (const idMembro of come) addPresence(work, encontro.id, idMembro)
  if (!gone.length && !come.length) return
  encontro.updatedAt = new Date()
  // marks that a device made earlier and delivers later no longer count
  encontro.chamadaEm = encontro.updatedAt
  encontro.marcas = null
}

/** Carries out marks of devices, see marcas.ts. */
export async function markPresences(work: Writing, encontro: LockedMeeting, input: Marks): Promise<Carried> {
  return carryOutMarks(work, encontro, input, {
    before: await presentIn(work, encontro.id),
    own: (people) => membros.present(work, encontro.idCelula, people),
    remove: (people) => removePresences(work, encontro.id, people),
    add: (person) => addPresence(work, encontro.id, person),
  })
}

/** Remembers that a person was added or removed now, so that older marks of a device no longer count. */
export function markedNow(encontro: LockedMeeting, idMembro: number): void {
  encontro.updatedAt = new Date()
  encontro.marcas = { ...encontro.marcas, [idMembro]: toInstant(encontro.updatedAt) }
}

export const addPresence = ({ em, idCliente }: Writing, idEncontro: number, idMembro: number) =>
  em.create(MembroEncontro, { idCliente, idEncontro, idMembro })

export async function removePresences(work: Writing, idEncontro: number, people: readonly number[]): Promise<void> {
  if (!people.length) return
  await removeFrom(work, 'membro_encontro')
    .where('idEncontro', '=', idEncontro)
    .where('idMembro', 'in', [...people])
    .execute()
}
