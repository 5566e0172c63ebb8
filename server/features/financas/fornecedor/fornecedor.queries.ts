import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { byMatch } from '../../../kernel/reading/by-match.js'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { loaderOf } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarFornecedoresInput } from './fornecedor.input.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'nome',
  'documento',
  'email',
  'telefone',
  'endereco',
  'dadosBancarios',
  'observacoes',
  'ativo',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The text to search for; a CPF or CNPJ that is typed with its punctuation is stored without it. */
const plainDocument = (busca: string | null | undefined) =>
  busca && /^\w{2,3}\.\w{3}\.[\w./-]*$/.test(busca.trim()) ? busca.replace(/[./-]/g, '') : busca

export function listar(work: Reading, input: z.output<typeof listarFornecedoresInput>) {
  const { filtro, ordem } = input
  const ativo = filtro?.ativo ?? null
  let query = from(work, 'fornecedor').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(plainDocument(input.busca))) query = query.where('busca', 'like', pattern)
  if (ativo !== null) query = query.where('ativo', '=', ativo === 1)
  const column = ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(lean(columns, input.columns)).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'fornecedor').select(columns).where(isRecord('fornecedor', ref)).executeTakeFirst()

export type FornecedorRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Loads suppliers by id, including deleted ones. */
export const fornecedorPorId = loaderOf((work, ids) =>
  from(work, 'fornecedor').select(columns).where('id', 'in', ids).execute(),
)

/** The supplier of an expense or payable; null for whoever may not read suppliers. */
export const fornecedorComoVisto = async (ctx: Context, id: number | null): Promise<FornecedorRow | null> =>
  ctx.can('fornecedor.ler') ? fornecedorPorId(ctx, id) : null

/** The suppliers that a filter names, for `in`. */
export const fornecedorDoFiltro = (work: Scope, ref: RecordRef) =>
  from(work, 'fornecedor').select('id').where(isRecord('fornecedor', ref))

/** The first matches for the global search. */
export function procurar(work: Reading, patterns: string[]) {
  let query = from(work, 'fornecedor').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nome', 'documento'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
    .execute()
}
