import type { Grants } from '../../../kernel/access/actions.js'
import { AppError } from '../../../kernel/errors.js'
import { type RecordRef, whereRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { grantsOfPeople } from '../sessao/index.js'
import { type PessoaDoLote as Pessoa, pessoas } from './lote.queries.js'

/** A person whom a bulk action is about, with what the person may do now. */
export type PessoaDoLote = Pessoa & { grants: Grants }

/** A person whom a bulk action did not change. */
export interface Recusado {
  /** the reference that the request contained */
  id: string
  name: string | null
  motivo: string
  /** true when only the lack of a free place keeps the person out */
  lotado?: boolean
}

export interface ResultadoLote {
  message: string
  feitos: number
  recusados: Recusado[]
}

/**
 * Divides the people of a bulk action into accepted and refused people, with the reason for each refused person. The
 * action is still applied to the accepted people. Reads any number of people with one statement.
 * @param refusal returns the reason why this person is refused, or null
 */
export async function lote(
  work: Writing,
  refs: readonly RecordRef[],
  refusal: (person: PessoaDoLote) => string | null,
): Promise<{ aceitos: PessoaDoLote[]; recusados: Recusado[] }> {
  const keys = refs.map(keyOf)
  const rows = await pessoas(
    work,
    keys.flatMap((key) => key ?? []),
  )
  const rights = await grantsOfPeople(
    work,
    rows.map(({ id }) => id),
  )
  const found = rows.map((row) => ({ ...row, grants: rights.get(row.id) ?? (new Map() as Grants) }))
  const byKey = new Map<RecordRef | null, PessoaDoLote>()
  for (const person of found) byKey.set(person.id, person).set(person.uuid, person)
  const aceitos = new Map<number, PessoaDoLote>()
  const recusados = new Map<string, Recusado>()
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
export function resultado(feitos: number, recusados: Recusado[], { none, one, many }: ResultTexts): ResultadoLote {
  const done = feitos === 0 ? none : `${feitos} ${feitos === 1 ? one : many}`
  const left = recusados.length === 1 ? '1 ficou de fora.' : `${recusados.length} ficaram de fora.`
  return { message: recusados.length ? `${done}. ${left}` : `${done}.`, feitos, recusados }
}
