import type { z } from 'zod'
import type { listarTipoPostsInput } from '../../../../schema/rules/comunicacao/tipo-post.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { TipoPost } from './tipo-post.entity.js'

const columns = recordFields(TipoPost, 'nomeOrdem')

export function listRows(work: Reading, input: z.output<typeof listarTipoPostsInput>) {
  let query = from(work, 'tipo_post').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Reading, ref: RecordRef) =>
  from(work, 'tipo_post').select(columns).where(isRecord('tipo_post', ref)).executeTakeFirst()

export type TipoPostRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Types by id, including deleted types, because a post still shows its type. */
export const tipoPostById = loaderOf((work, ids) =>
  from(work, 'tipo_post').select(columns).where('id', 'in', ids).execute(),
)

/** How many posts have each type. */
export const quantidadePosts = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'post')
    .select(['idTipoPost', (eb) => eb.fn.countAll().as('total')])
    .where('idTipoPost', 'in', ids)
    .where('excluidoEm', 'is', null)
    .groupBy('idTipoPost')
    .execute()
  const found = new Map(rows.map((row) => [row.idTipoPost, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})
