import type { z } from 'zod'
import type { listarFornecedoresInput } from '../../../../schema/rules/financas/fornecedor.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Fornecedor } from './fornecedor.entity.js'

const columns = recordFields(Fornecedor, 'nomeOrdem', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The text to search for; a CPF or CNPJ that is typed with its punctuation is stored without it. */
const plainDocument = (busca: string | null | undefined) =>
  busca && /^\w{2,3}\.\w{3}\.[\w./-]*$/.test(busca.trim()) ? busca.replace(/[./-]/g, '') : busca

export function listRows(work: Reading, input: z.output<typeof listarFornecedoresInput>) {
  const { filtro, ordem } = input
  const active = filtro?.ativo ?? null
  let query = from(work, 'fornecedor').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(plainDocument(input.busca))) query = query.where('busca', 'like', pattern)
  if (active !== null) query = query.where('ativo', '=', active === 1)
  const column = ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(lean(columns, input.columns)).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'fornecedor').select(columns).where(isRecord('fornecedor', ref)).executeTakeFirst()

export type FornecedorRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads suppliers by id, including deleted ones. */
export const fornecedorById = loaderOf((work, ids) =>
  from(work, 'fornecedor').select(columns).where('id', 'in', ids).execute(),
)

/** The supplier of an expense or payable; null for whoever may not read suppliers. */
export const fornecedorAsSeen = async (ctx: Context, id: number | null): Promise<FornecedorRow | null> =>
  ctx.can('fornecedor.ler') ? fornecedorById(ctx, id) : null

/** The suppliers that a filter names, for `in`. */
export const fornecedorOfFilter = (work: Scope, ref: RecordRef) =>
  from(work, 'fornecedor').select('id').where(isRecord('fornecedor', ref))

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'fornecedor').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nome', 'documento'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}
