import type { z } from 'zod'
import type { listarTipoRecursosInput } from '../../../../schema/rules/agenda/tipo-recurso.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { TipoRecurso } from './tipo-recurso.entity.js'

const columns = recordFields(TipoRecurso, 'nomeOrdem')

export function listRows(work: Reading, input: z.output<typeof listarTipoRecursosInput>) {
  let query = from(work, 'tipo_recurso').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Reading, ref: RecordRef) =>
  from(work, 'tipo_recurso').select(columns).where(isRecord('tipo_recurso', ref)).executeTakeFirst()

export type TipoRecursoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Types by id, including deleted types, because a resource still shows its type. */
export const tipoRecursoById = loaderOf((work, ids) =>
  from(work, 'tipo_recurso').select(columns).where('id', 'in', ids).execute(),
)

/** How many resources have each type. */
export const quantidadeRecursos = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'recurso')
    .select(['idTipoRecurso', (eb) => eb.fn.countAll().as('total')])
    .where('idTipoRecurso', 'in', ids)
    .where('excluidoEm', 'is', null)
    .groupBy('idTipoRecurso')
    .execute()
  const found = new Map(rows.map((row) => [row.idTipoRecurso, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})
