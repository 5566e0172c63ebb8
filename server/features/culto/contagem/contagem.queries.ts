import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarContagensInput, Situacao } from '../../../../schema/rules/culto/contagem.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Contagem } from './contagem.entity.js'

const columns = recordFields(Contagem, 'busca')

/** SQL: somebody has counted and not confirmed it. */
const unconfirmed = (contagem: string) =>
  `(${contagem}.primeira @> '{"aConfirmar": true}' or ${contagem}.segunda @> '{"aConfirmar": true}')`
const unsure = sql.raw(unconfirmed('contagem'))

/**
 * The columns whose values neither the audit log nor the copies of the church and of a person show while this SQL about the
 * record `r` is true, which is while it is not `aberta`: an administrator who counts must not read there what the other
 * person counted.
 */
export const blind = {
  table: 'contagem',
  columns: ['primeira', 'segunda'],
  while: sql.raw(`(r.segunda is null or ${unconfirmed('r')})`),
} as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** SQL: one of the two people has not signed it. */
const unsigned = sql<boolean>`(primeira_assinada_em is null or segunda_assinada_em is null)`

/** The same as `contagemStatus`, for the filter. */
const inSituation: Readonly<Record<Situacao, ReturnType<typeof sql<boolean>>>> = {
  'Aguardando a contagem': sql<boolean>`(primeira is null)`,
  'Falta uma pessoa': sql<boolean>`(primeira is not null and segunda is null)`,
  'Falta confirmar': sql<boolean>`(segunda is not null and ${unsure})`,
  'Com diferença': sql<boolean>`(primeira ->> 'total' <> segunda ->> 'total' and not ${unsure})`,
  Conferida: sql<boolean>`(primeira ->> 'total' = segunda ->> 'total' and not ${unsure} and ${unsigned})`,
  Lançada: sql<boolean>`(primeira_assinada_em is not null and segunda_assinada_em is not null)`,
}

/** Newest first by default. */
export function listRows(work: Reading, input: z.output<typeof listarContagensInput>) {
  const { filtro, ordem } = input
  let query = from(work, 'contagem').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.situacao) query = query.where(inSituation[filtro.situacao])
  if (filtro?.semAssinaturas) query = query.where(unsigned)
  if (filtro?.fim) query = query.where('data', '<=', filtro.fim)
  if (filtro?.idCulto)
    query = query.where(
      'idCulto',
      'in',
      from(work, 'culto').select('culto.id').where(isRecord('culto', filtro.idCulto)),
    )
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(ordem?.campo === 'descricao' ? 'busca' : (ordem?.campo ?? 'data'), direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'contagem').select(columns).where(isRecord('contagem', ref)).executeTakeFirst()

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'contagem').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'descricao', 'data']).orderBy('data', 'desc').orderBy('id', 'desc').limit(8)
}

export type ContagemRow = NonNullable<Awaited<ReturnType<typeof read>>>
