import type { z } from 'zod'
import { toInstant } from '../../../../schema/rules/dates.js'
import type { marcasInput } from '../../../../schema/rules/marks.input.js'
import { type MarkTimes, newerMarks } from '../../../kernel/data/marks/marks.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { inactiveOf, inativa } from '../vinculo/index.js'
import { idByPessoa } from './membro-encontro.queries.js'

export type Marks = Pick<z.output<typeof marcasInput>, 'marcas' | 'visitantes' | 'enviadoEm'>

interface RefusedMark {
  idMembro: string
  motivo: string
}

/** What became of the marks of a device. */
export interface Carried {
  pessoas: readonly number[]
  recusados: RefusedMark[]
}

/** A record with a roll that devices mark. It must be locked before. */
export interface Marked {
  updatedAt: Date
  visitantes: number
  marcas?: MarkTimes | null | undefined
  chamadaEm?: Date | null | undefined
}

interface Roll {
  /** who is present now */
  before: readonly number[]
  /** which of these people belong to the group, and so may be inactive */
  own(people: number[]): Promise<readonly number[]>
  remove(people: readonly number[]): Promise<void>
  add(person: number): void
}

/** The key of the number of visitors among the marks; people have their numbers. */
const visitorsKey = 'visitantes'

/** Stores a number of visitors that was entered now, so that an older count of a device no longer counts. */
export function countVisitors(record: Marked, howMany: number): void {
  if (howMany === record.visitantes) return
  record.visitantes = howMany
  record.updatedAt = new Date()
  record.marcas = { ...record.marcas, [visitorsKey]: toInstant(record.updatedAt) }
}

/**
 * Carries out the marks that are newer than the stored ones, and the number of visitors with them.
 * @returns who was marked, and the marks of people who are unknown, or inactive guests; the others are carried out
 */
export async function carryOutMarks(
  work: Writing,
  record: Marked,
  { marcas, visitantes, enviadoEm }: Marks,
  { before, own, remove, add }: Roll,
): Promise<Carried> {
  const [sent, arrived] = [new Date(enviadoEm), new Date()]
  const ids = await idByPessoa(
    work,
    marcas.map(({ idMembro }) => idMembro),
    before,
  )
  const known = marcas.flatMap(({ marcadoEm, ...mark }) => {
    const id = ids.get(mark.idMembro)
    return id === undefined ? [] : [{ ...mark, key: String(id), id, made: new Date(marcadoEm) }]
  })
  const stored = { times: record.marcas ?? {}, since: record.chamadaEm ?? null }
  const people = newerMarks(stored, known, sent, arrived)
  const fresh = people.marks.filter(({ id, presente }) => presente && !before.includes(id)).map(({ id }) => id)
  const belong = fresh.length ? await own(fresh) : []
  const inactive = await inactiveOf(
    work,
    fresh.filter((id) => !belong.includes(id)),
  )
  const done = people.marks.filter(({ id, presente }) => !(presente && inactive.has(id)))
  const gone = done.filter(({ id, presente }) => !presente && before.includes(id)).map(({ id }) => id)
  const come = fresh.filter((id) => !inactive.has(id))
  await remove(gone)
  for (const id of come) add(id)
  const counted = visitantes && { quantos: visitantes.quantos, made: new Date(visitantes.marcadoEm), key: visitorsKey }
  const guests = newerMarks(stored, counted ? [counted] : [], sent, arrived)
  for (const { quantos } of guests.marks) record.visitantes = quantos
  // refused marks are not stored as delivered, so that a second delivery can still carry them out
  const times = [
    ...done.map(({ key }) => [key, people.times[key]]),
    ...guests.marks.map(({ key }) => [key, guests.times[key]]),
  ]
  if (times.length) record.marcas = { ...stored.times, ...Object.fromEntries(times) }
  if (gone.length || come.length) record.updatedAt = arrived
  const unknown = marcas
    .filter(({ idMembro }) => !ids.has(idMembro))
    .map(({ idMembro }) => ({ idMembro: String(idMembro), motivo: 'Pessoa não encontrada.' }))
  const refused = known
    .filter(({ id }) => inactive.has(id))
    .map(({ idMembro }) => ({ idMembro: String(idMembro), motivo: inativa }))
  return { pessoas: [...new Set(known.map(({ id }) => id))], recusados: [...unknown, ...refused] }
}

/**
 * The lines of those who were marked, as they are now. A guest who was marked as absent is no longer on the roll.
 * @param outside the line of somebody who is not on it
 */
export function linesOf<Linha extends { idMembro: number }>(
  chamada: readonly Linha[] | null,
  pessoas: readonly number[],
  outside: Omit<Linha, 'idMembro'>,
) {
  const linhas = new Map(chamada?.map((linha) => [linha.idMembro, linha]))
  return pessoas.map((idMembro) => linhas.get(idMembro) ?? { ...outside, idMembro })
}
