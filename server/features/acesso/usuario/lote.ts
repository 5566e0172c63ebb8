import type { Grants } from '../../../kernel/access/actions.js'
import { AppError } from '../../../kernel/base/errors.js'
import { type RecordRef, whereRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { rankOfPeople } from '../sessao/index.js'
import { type BatchPessoa as Pessoa, pessoas } from './lote.queries.js'

/** A person whom a bulk action is about, with the rank: what the person may do now or later. */
export type BatchPessoa = Pessoa & { grants: Grants }

/** A person whom a bulk action did not change. */
export interface Refused {
  /** the reference that the request contained */
  id: string
  name: string | null
  motivo: string
  /** true when only the lack of a free place keeps the person out */
  lotado?: boolean
}

export interface BatchResult {
  message: string
  feitos: number
  recusados: Refused[]
}

/**
 * Divides the people of a bulk action into accepted and refused people, with the reason for each refused person. The
 * action is still applied to the accepted people. Reads any number of people with one statement.
 * @param refusal returns the reason why this person is refused, or null
 */
export async function batch(
  work: Writing,
  refs: readonly RecordRef[],
  refusal: (person: BatchPessoa) => string | null,
): Promise<{ aceitos: BatchPessoa[]; recusados: Refused[] }> {
  const keys = refs.map(keyOf)
  const rows = await pessoas(
    work,
    keys.flatMap((key) => key ?? []),
  )
  const rights = await rankOfPeople(
    work,
    rows.map(({ id }) => id),
  )
  const found = rows.map((row) => ({ ...row, grants: rights.get(row.id) ?? (new Map() as Grants) }))
  const byKey = new Map<RecordRef | null, BatchPessoa>()
  for (const person of found) byKey.set(person.id, person).set(person.uuid, person)
  const aceitos = new Map<number, BatchPessoa>()
  const recusados = new Map<string, Refused>()
  for (const [index, ref] of refs.entries()) {
    const person = byKey.get(keys[index] ?? null)
    const motivo = person ? refusal(person) : 'Pessoa não encontrada.'
    if (motivo !== null)
      recusados.set(person?.uuid ?? String(ref), { id: String(ref), name: person?.name ?? null, motivo })
    else if (person) aceitos.set(person.id, person)
  }
  return { aceitos: [...aceitos.values()], recusados: [...recusados.values()] }
}

/** The reference as an id or a uuid of the database; null when it can be neither. */
export function keyOf(ref: RecordRef): RecordRef | null {
  try {
    const where = whereRef(ref)
    return 'id' in where ? where.id : where.uuid
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The text of the result after the number, for one person and for several. */
interface ResultTexts {
  none: string
  one: string
  many: string
}

/** '3 pessoas ativadas. 1 ficou de fora.' */
export function resultOf(feitos: number, recusados: Refused[], { none, one, many }: ResultTexts): BatchResult {
  const done = feitos === 0 ? none : `${feitos} ${feitos === 1 ? one : many}`
  const left = recusados.length === 1 ? '1 ficou de fora.' : `${recusados.length} ficaram de fora.`
  return { message: recusados.length ? `${done}. ${left}` : `${done}.`, feitos, recusados }
}
