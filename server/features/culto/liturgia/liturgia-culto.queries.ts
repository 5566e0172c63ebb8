import type { z } from 'zod'
import type { listarLiturgiaInput, listarUsosInput } from '../../../../schema/rules/culto/liturgia-culto.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { LiturgiaCulto } from './liturgia-culto.entity.js'

const columns = [...recordFields(LiturgiaCulto), 'momento_culto.titulo'] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

const items = (work: Scope) =>
  from(work, 'liturgia_culto').innerJoin('momento_culto', (join) =>
    join
      .onRef('momento_culto.id', '=', 'liturgia_culto.idMomento')
      .onRef('momento_culto.idCliente', '=', 'liturgia_culto.idCliente'),
  )

/** The items of a worship service, in their order. */
export function listRows(work: Reading, idCulto: number, input: Omit<z.output<typeof listarLiturgiaInput>, 'idCulto'>) {
  let query = items(work).where('liturgia_culto.idCulto', '=', idCulto)
  for (const pattern of searchPatterns(input.busca)) query = query.where('momento_culto.nomeOrdem', 'like', pattern)
  return listOf(input, query.select(columns).orderBy('liturgia_culto.ordem').orderBy('liturgia_culto.id'), query)
}

/** Where a moment occurs: the items of all worship services, the newest services first. */
export function listUses(work: Reading, input: z.output<typeof listarUsosInput>) {
  let query = items(work)
    .innerJoin('culto', (join) =>
      join.onRef('culto.id', '=', 'liturgia_culto.idCulto').onRef('culto.idCliente', '=', 'liturgia_culto.idCliente'),
    )
    .where('culto.excluidoEm', 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('momento_culto.nomeOrdem', 'like', pattern)
  const sorted = query
    .select(columns)
    .orderBy('culto.dataCulto', 'desc')
    .orderBy('culto.horaCulto', 'desc')
    .orderBy('liturgia_culto.ordem')
    .orderBy('liturgia_culto.id')
  return listOf(input, sorted, query)
}

/** All items of each of these worship services, in their order. */
export const liturgiaOf = groupedBy<LiturgiaCultoRow[]>(async (work, ids) => {
  const rows = await items(work)
    .select(columns)
    .where('liturgia_culto.idCulto', 'in', ids)
    .orderBy('liturgia_culto.ordem')
    .orderBy('liturgia_culto.id')
    .execute()
  const found = Map.groupBy(rows, ({ idCulto }) => idCulto)
  return ids.map((id) => found.get(id) ?? [])
})

/** All items of a worship service, without a limit, for operations that change the order. */
export const itemsOf = (work: Scope, idCulto: number) =>
  items(work)
    .select(columns)
    .where('liturgia_culto.idCulto', '=', idCulto)
    .orderBy('liturgia_culto.ordem')
    .orderBy('liturgia_culto.id')
    .execute()

export const read = (work: Scope, id: number) =>
  items(work).select(columns).where('liturgia_culto.id', '=', id).executeTakeFirst()

/** The id of an item's worship service. */
export const cultoOfItem = async (work: Scope, ref: RecordRef): Promise<number | undefined> =>
  (await from(work, 'liturgia_culto').select('idCulto').where(isRecord('liturgia_culto', ref)).executeTakeFirst())
    ?.idCulto

export type LiturgiaCultoRow = NonNullable<Awaited<ReturnType<typeof read>>>
