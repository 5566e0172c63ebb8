import type { z } from 'zod'
import { byMatch } from '../../../kernel/reading/by-match.js'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { loaderOf } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarLocaisInput } from './local.input.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'nomeLocal',
  'endereco',
  'capacidade',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

const sortColumns = { nomeLocal: 'nomeOrdem', capacidade: 'capacidade', createdAt: 'createdAt' } as const

export function listar(work: Reading, input: z.output<typeof listarLocaisInput>) {
  let query = from(work, 'local').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  const campo = input.ordem?.campo ?? 'nomeLocal'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    // places without a capacity come last in either direction
    .orderBy(sortColumns[campo], (order) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Reading, ref: RecordRef) =>
  from(work, 'local').select(columns).where(isRecord('local', ref)).executeTakeFirst()

/** Places by id, including deleted places, because past records still show them. */
export const localPorId = loaderOf((work, ids) => from(work, 'local').select(columns).where('id', 'in', ids).execute())

/** The first matches for the global search. */
export const procurar = (work: Reading, patterns: string[]) => {
  let query = from(work, 'local').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomeLocal', 'endereco'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
    .execute()
}

export type LocalRow = NonNullable<Awaited<ReturnType<typeof ler>>>
