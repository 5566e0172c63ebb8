import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarParentescosInput } from '../../../../schema/rules/pessoas/parentesco.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { Parentesco } from './parentesco.entity.js'

type Work = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(Parentesco, 'createdAt', 'updatedAt')

const oneWho = (condition: RawBuilder<unknown>) => sql<boolean>`exists (select from usuario u
  where u.id_cliente = parentesco.id_cliente and u.id in (parentesco.id_pessoa, parentesco.id_parente) and ${condition})`

/** The relatives of either side that match a text, without people in the recycle bin. */
export function listRows(work: Work, input: z.output<typeof listarParentescosInput>) {
  let query = from(work, 'parentesco').where(sql<boolean>`not ${oneWho(sql`u.excluido_em is not null`)}`)
  for (const pattern of searchPatterns(input.busca)) query = query.where(oneWho(sql`u.nome_ordem like ${pattern}`))
  const sorted = query.select(columns).orderBy('parentesco.id')
  return listOf(input, sorted, query)
}

/** The person is on one of the two sides. */
export const ofPessoa: Belongs = (pessoa) => sql`${pessoa} in (parentesco.id_pessoa, parentesco.id_parente)`

export const read = (work: Work, ref: RecordRef) =>
  from(work, 'parentesco').select(columns).where(isRecord('parentesco', ref)).executeTakeFirst()

export type ParentescoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Locks these people until the transaction ends, so that their relatives change one after the other. */
export const lock = (work: Writing, ids: readonly number[]) =>
  from(work, 'usuario').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

/** Which of these people has a spouse, apart from the other one and from people in the recycle bin. */
export const marriedPeople = async (work: Writing, [one, other]: readonly [number, number]): Promise<number[]> => {
  const rows = await from(work, 'parentesco')
    .select(['idPessoa', 'idParente'])
    .where('tipo', '=', 'conjuge')
    .where((eb) => eb.or([eb('idPessoa', 'in', [one, other]), eb('idParente', 'in', [one, other])]))
    .where(sql<boolean>`not ${oneWho(sql`u.excluido_em is not null`)}`)
    .execute()
  return rows
    .filter(({ idPessoa, idParente }) => !(idPessoa === one && idParente === other))
    .flatMap(({ idPessoa, idParente }) => [idPessoa, idParente])
    .filter((id) => id === one || id === other)
}

/** A person who comes back from the recycle bin is no longer the spouse of somebody who has married again meanwhile. */
export async function leaveConjuge(work: Writing, id: number): Promise<void> {
  const rows = await from(work, 'parentesco')
    .select(['id', 'idPessoa', 'idParente'])
    .where('tipo', '=', 'conjuge')
    .where((eb) => eb.or([eb('idPessoa', '=', id), eb('idParente', '=', id)]))
    .execute()
  for (const row of rows) {
    await lock(work, [row.idPessoa, row.idParente])
    if ((await marriedPeople(work, [row.idPessoa, row.idParente])).length)
      await removeFrom(work, 'parentesco').where('id', '=', row.id).execute()
  }
}

/** Forgets whose relative a person was who leaves for ever. */
export async function forgetFamilia(work: Writing, id: number): Promise<void> {
  await removeFrom(work, 'parentesco')
    .where((eb) => eb.or([eb('idPessoa', '=', id), eb('idParente', '=', id)]))
    .execute()
}
