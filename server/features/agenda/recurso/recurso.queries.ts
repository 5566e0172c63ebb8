import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarRecursosInput } from '../../../../schema/rules/agenda/recurso.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { Recurso } from './recurso.entity.js'

const columns = [...recordFields(Recurso, 'nomeOrdem', 'busca'), 'tipo_recurso.tipoRecurso as nomeTipo'] as const

const sortColumns = {
  nomeRecurso: 'recurso.nomeOrdem',
  tipo: 'tipo_recurso.nomeOrdem',
  quantidade: 'recurso.quantidade',
  status: 'recurso.status',
  createdAt: 'recurso.createdAt',
} as const

/** Resources with their type's name: old integrations, exports and sorting need it in every row. */
const recursos = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'recurso').innerJoin('tipo_recurso', (join) =>
    join
      .onRef('tipo_recurso.id', '=', 'recurso.idTipoRecurso')
      .onRef('tipo_recurso.idCliente', '=', 'recurso.idCliente'),
  )

export function listRows(work: Reading, input: z.output<typeof listarRecursosInput>) {
  const { filtro, ordem } = input
  const status = filtro?.status ?? null
  let query = recursos(work).where('recurso.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('recurso.busca', 'like', pattern)
  if (status !== null) query = query.where('recurso.status', '=', status)
  if (filtro?.idTipoRecurso) query = query.where(isRecord('tipo_recurso', filtro.idTipoRecurso))
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'nomeRecurso'], direction)
    .orderBy('recurso.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  recursos(work).select(columns).where(isRecord('recurso', ref)).executeTakeFirst()

export type RecursoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Resources by id, including deleted resources, because a reservation still shows its resource. */
export const recursoById = loaderOf((work, ids) =>
  recursos(work).select(columns).where('recurso.id', 'in', ids).execute(),
)

/** How many units of each resource are free at this moment. */
export const freeNow = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'recurso')
    .select([
      'id',
      sql<number>`quantidade - reservado(id_cliente, id, now(), now() + interval '1 microsecond', 0)`.as('livres'),
    ])
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row.livres]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** Whether the resource has current or future reservations. */
export async function hasReservas({ db, idCliente }: Writing, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from reserva where id_cliente = ${idCliente} and id_recurso = ${id} and excluido_em is null
      and data_fim > now() limit 1`.execute(db)
  return rows.length > 0
}

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = recursos(work).where('recurso.excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('recurso.busca', 'like', pattern)
  return query
    .select(['recurso.id', 'recurso.uuid', 'recurso.nomeRecurso', 'tipo_recurso.tipoRecurso'])
    .orderBy(byMatch('recurso.nomeOrdem', patterns))
    .orderBy('recurso.nomeOrdem')
    .limit(8)
}
