import type { z } from 'zod'
import { byMatch } from '../../../kernel/reading/by-match.js'
import { listOf } from '../../../kernel/reading/list.js'
import { groupedBy, loaderOf } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarTipoPatrimoniosInput } from './tipo-patrimonio.input.js'

const columns = ['id', 'uuid', 'idCliente', 'tipoPatrimonio', 'createdAt', 'updatedAt', 'excluidoEm', 'versao'] as const

export function listar(work: Reading, input: z.output<typeof listarTipoPatrimoniosInput>) {
  let query = from(work, 'tipo_patrimonio').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Reading, ref: RecordRef) =>
  from(work, 'tipo_patrimonio').select(columns).where(isRecord('tipo_patrimonio', ref)).executeTakeFirst()

/** The first matches for the global search. */
export function procurar(work: Reading, patterns: string[]) {
  let query = from(work, 'tipo_patrimonio').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('nomeOrdem', 'like', pattern)
  return query
    .select(['id', 'uuid', 'tipoPatrimonio'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
    .execute()
}

export type TipoPatrimonioRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Types by number, including deleted ones, because an asset keeps showing its type. */
export const tipoPatrimonioPorId = loaderOf((work, ids) =>
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
