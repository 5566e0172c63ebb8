import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type {
  listarPrevisoesOrcamentariasInput,
  SituacaoPrevisao,
} from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { PrevisaoOrcamentaria } from './previsao-orcamentaria.entity.js'

const columns = recordFields(PrevisaoOrcamentaria, 'linhas', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Whether a later revision of the same year exists that meets a condition. */
const later = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from previsao_orcamentaria depois where depois.id_cliente = previsao_orcamentaria.id_cliente
    and depois.ano = previsao_orcamentaria.ano and depois.revisao > previsao_orcamentaria.revisao
    and depois.excluido_em is null ${condition})`

const replaced = later(sql`and depois.aprovada_em is not null`)
const states = [replaced.as('substituida'), later(sql``).as('revisada')] as const

/** The same as `previsaoStatus`, for the filter. */
const inSituation: Readonly<Record<SituacaoPrevisao, RawBuilder<boolean>>> = {
  Rascunho: sql<boolean>`(aprovada_em is null)`,
  'Em vigor': sql<boolean>`(aprovada_em is not null and not ${replaced})`,
  Substituída: sql<boolean>`(aprovada_em is not null and ${replaced})`,
}

/** The newest year and revision first by default. */
export function listRows(work: Reading, input: z.output<typeof listarPrevisoesOrcamentariasInput>) {
  const { filtro, ordem } = input
  let query = from(work, 'previsao_orcamentaria').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.situacao) query = query.where(inSituation[filtro.situacao])
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(states)
    .orderBy(ordem?.campo ?? 'ano', direction)
    .orderBy('revisao', direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'previsao_orcamentaria')
    .select(columns)
    .select(states)
    .where(isRecord('previsao_orcamentaria', ref))
    .executeTakeFirst()

export type PrevisaoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'previsao_orcamentaria').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'ano', 'revisao']).orderBy('ano', 'desc').orderBy('revisao', 'desc').limit(8)
}

/** The budget of a year that counts: the approved one with the highest revision. */
export const inForce = (work: Scope, ano: number) =>
  from(work, 'previsao_orcamentaria')
    .select(['id', 'uuid', 'ano', 'revisao', 'aprovadaEm'])
    .where('ano', '=', ano)
    .where('aprovadaEm', 'is not', null)
    .where('excluidoEm', 'is', null)
    .orderBy('revisao', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The highest revision of a year, approved or not, and whether there is a draft; deleted ones do not count. */
export const revisionsOfYear = (work: Scope, ano: number) =>
  from(work, 'previsao_orcamentaria')
    .select(({ fn }) => [fn.max('revisao').as('ultima'), sql<boolean>`bool_or(aprovada_em is null)`.as('rascunho')])
    .where('ano', '=', ano)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()
