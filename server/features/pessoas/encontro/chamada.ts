import { toInstant } from '../../../kernel/dates.js'
import { invalid } from '../../../kernel/errors.js'
import { type Mark, type MarkTimes, newerMarks } from '../../../kernel/marks/marks.js'
import { type RecordRef, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { membros } from '../membro-celula/index.js'
import { inactiveOf, inativa, refuseInactiveGuests } from '../vinculo/index.js'
import { MembroEncontro } from './membro-encontro.entity.js'
import { idPorPessoa, idsDasPessoas, presentes as presentesDe } from './membro-encontro.queries.js'

/*
 * Writes the attendance of a meeting. The meeting must be locked before: its version also covers its attendance, so
 * that saving an outdated version is refused.
 */

/** A meeting that the calling code has locked. */
interface LockedMeeting {
  id: number
  idCelula: number
  updatedAt: Date
  visitantes: number
  marcas?: MarkTimes | null | undefined
  chamadaEm?: Date | null | undefined
}

/**
 * Replaces the whole attendance by these people.
 * @throws VALIDATION_FAILED for an unknown person or an inactive guest
 */
export async function setPresences(work: Writing, encontro: LockedMeeting, refs: readonly RecordRef[]): Promise<void> {
  const before = await presentesDe(work, encontro.id)
  const now = await idsDasPessoas(work, refs, before)
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

export interface Marca extends Mark {
  readonly idMembro: RecordRef
  readonly presente: boolean
}

export interface MarcaRecusada {
  idMembro: RecordRef
  motivo: string
}

/**
 * Carries out the marks that are newer than the stored ones, and the number of visitors with them.
 * @param sent by the clock of the device
 * @returns the marks of people who are unknown, or inactive guests; the others are carried out
 */
export async function markPresences(
  work: Writing,
  encontro: LockedMeeting,
  marks: readonly Omit<Marca, 'key'>[],
  visitors: { quantos: number; made: Date } | null,
  sent: Date,
): Promise<MarcaRecusada[]> {
  const before = await presentesDe(work, encontro.id)
  const refs = marks.map(({ idMembro }) => idMembro)
  const ids = await idPorPessoa(work, refs, before)
  const known = marks.flatMap((mark) => {
    const id = ids.get(mark.idMembro)
    return id === undefined ? [] : [{ ...mark, key: String(id), id }]
  })
  const stored = { times: encontro.marcas ?? {}, since: encontro.chamadaEm ?? null }
  const arrived = new Date()
  const people = newerMarks(stored, known, sent, arrived)
  const inactive = await inactiveGuests(
    work,
    encontro,
    people.marks.filter(({ id, presente }) => presente && !before.includes(id)).map(({ id }) => id),
  )
  const done = people.marks.filter(({ id, presente }) => !(presente && inactive.has(id)))
  const gone = done.filter(({ id, presente }) => !presente && before.includes(id)).map(({ id }) => id)
  const come = done.filter(({ id, presente }) => presente && !before.includes(id)).map(({ id }) => id)
  await removePresences(work, encontro.id, gone)
  for (const id of come) addPresence(work, encontro.id, id)
  const counted = visitors && { ...visitors, key: visitorsKey }
  const guests = newerMarks(stored, counted ? [counted] : [], sent, arrived)
  for (const { quantos } of guests.marks) encontro.visitantes = quantos
  // without those that are refused, so that a second delivery carries them out when nothing stands against it any more
  const times = [
    ...done.map(({ key }) => [key, people.times[key]]),
    ...guests.marks.map(({ key }) => [key, guests.times[key]]),
  ]
  encontro.marcas = { ...stored.times, ...Object.fromEntries(times) }
  if (gone.length || come.length) encontro.updatedAt = arrived
  const unknown = refs
    .filter((ref) => !ids.has(ref))
    .map((idMembro) => ({ idMembro, motivo: 'Pessoa não encontrada.' }))
  const refused = known.filter(({ id }) => inactive.has(id)).map(({ idMembro }) => ({ idMembro, motivo: inativa }))
  return [...unknown, ...refused]
}

/** The key of the number of visitors among the marks; people have their numbers. */
const visitorsKey = 'visitantes'

async function inactiveGuests(
  work: Writing,
  { idCelula }: LockedMeeting,
  people: number[],
): Promise<Map<number, string>> {
  if (!people.length) return new Map()
  const own = await membros.present(work, idCelula, people)
  return inactiveOf(
    work,
    people.filter((id) => !own.includes(id)),
  )
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
