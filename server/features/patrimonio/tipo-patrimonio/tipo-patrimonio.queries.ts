import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarTipoPatrimoniosInput } from '../../../../schema/rules/patrimonio/tipo-patrimonio.input.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'

const columns = recordFields(TipoPatrimonio, 'nomeOrdem')

export function listRows(work: Reading, input: z.output<typeof listarTipoPatrimoniosInput>) {
  let query = from(work, 'tipo_patrimonio').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Reading, ref: RecordRef) =>
  from(work, 'tipo_patrimonio').select(columns).where(isRecord('tipo_patrimonio', ref)).executeTakeFirst()

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'tipo_patrimonio').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('nomeOrdem', 'like', pattern)
  return query
    .select(['id', 'uuid', 'tipoPatrimonio'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}

export type TipoPatrimonioRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Types by number, including deleted ones, because an asset keeps showing its type. */
export const tipoPatrimonioById = loaderOf((work, ids) =>
  from(work, 'tipo_patrimonio').select(columns).where('id', 'in', ids).execute(),
)

/** How many assets have each type. */
export const quantidadePatrimonios = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'patrimonio')
    .select(['tipoPatrimonio', (eb) => eb.fn.countAll().as('total')])
    .where('tipoPatrimonio', 'in', ids)
    .where('excluidoEm', 'is', null)
    .groupBy('tipoPatrimonio')
    .execute()
  const found = new Map(rows.map((row) => [row.tipoPatrimonio, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})
