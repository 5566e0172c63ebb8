import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type {
  listarMembrosEncontroInput,
  listarPresencasInput,
} from '../../../../schema/rules/pessoas/encontro.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, isUuid, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { type PersonSearch, personMatches } from '../../acesso/usuario/index.js'
import { MembroEncontro } from './membro-encontro.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [...recordFields(MembroEncontro, 'updatedAt', 'versao'), 'usuario.name'] as const

/** Contact data of a person; null for a deleted person, of whom only the name is shown. */
const contact = (field: 'email' | 'telefone_usuario') =>
  sql<string | null>`case when usuario.excluido_em is null then ${sql.ref(`usuario.${field}`)} end`

const contacts = [contact('email').as('email'), contact('telefone_usuario').as('telefoneUsuario')] as const

/** Everybody who came, including people deleted later. */
const attendance = (work: Scope) =>
  from(work, 'membro_encontro').innerJoin('usuario', (join) =>
    join
      .onRef('usuario.id', '=', 'membro_encontro.idMembro')
      .onRef('usuario.idCliente', '=', 'membro_encontro.idCliente'),
  )

/**
 * The people who came to a meeting, by name.
 * @param search what the search may match, see personSearch
 */
export function listRows(
  work: Reading,
  idEncontro: number,
  input: Omit<z.output<typeof listarMembrosEncontroInput>, 'id'>,
  search: PersonSearch,
) {
  let query = attendance(work).where('membro_encontro.idEncontro', '=', idEncontro)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, search))
  const sorted = query.select(columns).select(contacts).orderBy('usuario.nomeOrdem').orderBy('membro_encontro.id')
  return listOf(input, sorted, query)
}

/** The people who came to the meetings of cells: the newest meetings first, those of one meeting by name. */
export function listPresencas(work: Reading, input: z.output<typeof listarPresencasInput>, search: PersonSearch) {
  const { filtro } = input
  let query = attendance(work)
    .innerJoin('encontro', (join) =>
      join
        .onRef('encontro.id', '=', 'membro_encontro.idEncontro')
        .onRef('encontro.idCliente', '=', 'membro_encontro.idCliente'),
    )
    .innerJoin('celula', (join) =>
      join.onRef('celula.id', '=', 'encontro.idCelula').onRef('celula.idCliente', '=', 'encontro.idCliente'),
    )
    .where('encontro.excluidoEm', 'is', null)
    .where('celula.excluidoEm', 'is', null)
  if (filtro?.idEncontro) query = query.where(isRecord('encontro', filtro.idEncontro))
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, search))
  const sorted = query
    .select(columns)
    .select(contacts)
    .orderBy('encontro.dataEncontro', 'desc')
    .orderBy('encontro.id', 'desc')
    .orderBy('usuario.nomeOrdem')
    .orderBy('membro_encontro.id')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, idEncontro: number, idMembro: number) =>
  attendance(work)
    .select(columns)
    .select(contacts)
    .where('membro_encontro.idEncontro', '=', idEncontro)
    .where('membro_encontro.idMembro', '=', idMembro)
    .executeTakeFirst()

export type MembroEncontroRow = NonNullable<Awaited<ReturnType<typeof read>>>

export interface Chamada {
  idMembro: number
  name: string
  presente: boolean
  membroCelula: boolean
  membroLider: number
}

/** The line of somebody who is not on the roll. */
export const notInChamada = { name: '', presente: false, membroCelula: false, membroLider: 0 }

/** The roll call of each meeting: the cell's members and everybody else who came, by name. */
export const chamada = groupedBy<Chamada[]>(async (work, ids) => {
  const present = await attendance(work)
    .select(['membro_encontro.idEncontro', 'membro_encontro.idMembro', 'usuario.name'])
    .where('membro_encontro.idEncontro', 'in', ids)
    .execute()
  const members = await from(work, 'encontro')
    .innerJoin('membro_celula', (join) =>
      join
        .onRef('membro_celula.idCelula', '=', 'encontro.idCelula')
        .onRef('membro_celula.idCliente', '=', 'encontro.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_celula.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_celula.idCliente'),
    )
    .select(['encontro.id as idEncontro', 'membro_celula.idMembro', 'membro_celula.membroLider', 'usuario.name'])
    .where('encontro.id', 'in', ids)
    .where('membro_celula.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .execute()
  const presentAt = Map.groupBy(present, ({ idEncontro }) => idEncontro)
  const membersAt = Map.groupBy(members, ({ idEncontro }) => idEncontro)
  return ids.map((id) => {
    const all = presentAt.get(id) ?? []
    const there = new Set(all.map((row) => row.idMembro))
    const own = membersAt.get(id) ?? []
    const belong = new Set(own.map((row) => row.idMembro))
    const others = all.filter((row) => !belong.has(row.idMembro))
    return [
      ...own.map((row) => ({ ...row, presente: there.has(row.idMembro), membroCelula: true })),
      ...others.map((row) => ({ ...row, presente: true, membroCelula: false, membroLider: 0 })),
    ].sort((a, b) => byName.compare(a.name, b.name))
  })
})

const byName = new Intl.Collator('pt-BR')

/** Ids of the people who came to a meeting. */
export const presentIds = async (work: Scope, idEncontro: number): Promise<number[]> => {
  const rows = await from(work, 'membro_encontro').select('idMembro').where('idEncontro', '=', idEncontro).execute()
  return rows.map((row) => row.idMembro)
}

/**
 * Ids of the people in a new attendance. A deleted person may stay in it, but cannot be added.
 * @param before ids of the people in the stored attendance
 * @returns null when one of them is not a person of this church
 */
export async function idsOfPessoas(
  work: Scope,
  refs: readonly RecordRef[],
  before: readonly number[],
): Promise<number[] | null> {
  const found = await idByPessoa(work, refs, before)
  return refs.every((ref) => found.has(ref)) ? [...new Set(found.values())] : null
}

/**
 * Finds among these people those who belong to this church and are not deleted, or are in the stored attendance.
 * @param before ids of the people in the stored attendance
 */
export async function idByPessoa(
  work: Scope,
  refs: readonly RecordRef[],
  before: readonly number[],
): Promise<Map<RecordRef, number>> {
  const uuids = refs.filter(isUuid)
  const numbers = refs.filter((ref) => !isUuid(ref)).map(Number)
  const possible = numbers.filter((number) => Number.isInteger(number) && number > 0 && number <= 2147483647)
  const found = await from(work, 'usuario')
    .select(['id', 'uuid'])
    .where((eb) => eb.or([eb('id', 'in', possible), eb('uuid', 'in', uuids)]))
    .where((eb) => eb.or([eb('excluidoEm', 'is', null), eb('id', 'in', [...before])]))
    .execute()
  const known = new Map<string, number>(
    found.flatMap(({ id, uuid }): [string, number][] => [
      [String(id), id],
      [uuid, id],
    ]),
  )
  const pairs = refs.flatMap((ref): [RecordRef, number][] => {
    const id = known.get(isUuid(ref) ? String(ref).toLowerCase() : String(Number(ref)))
    return id === undefined ? [] : [[ref, id]]
  })
  return new Map(pairs)
}
