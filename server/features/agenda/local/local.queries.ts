import type { z } from 'zod'
import type { listarLocaisInput } from '../../../../schema/rules/agenda/local.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Local } from './local.entity.js'

const columns = recordFields(Local, 'nomeOrdem', 'busca')

const sortColumns = { nomeLocal: 'nomeOrdem', capacidade: 'capacidade', createdAt: 'createdAt' } as const

export function listRows(work: Reading, input: z.output<typeof listarLocaisInput>) {
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

export const read = (work: Reading, ref: RecordRef) =>
  from(work, 'local').select(columns).where(isRecord('local', ref)).executeTakeFirst()

/** Places by id, including deleted places, because past records still show them. */
export const localById = loaderOf((work, ids) => from(work, 'local').select(columns).where('id', 'in', ids).execute())

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'local').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomeLocal', 'endereco'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}

export type LocalRow = NonNullable<Awaited<ReturnType<typeof read>>>
