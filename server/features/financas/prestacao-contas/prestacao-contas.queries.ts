import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type {
  listarPrestacoesContasInput,
  SituacaoPrestacao,
} from '../../../../schema/rules/financas/prestacao-contas.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { PrestacaoContas } from './prestacao-contas.entity.js'

const columns = recordFields(PrestacaoContas, 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/**
 * A draft is for those who write statements; the council and whoever else reads the treasury see it once it was sent, and
 * the other people of the church once the assembly approved it.
 */
const visibleOnes = (ctx: Context, statement = 'prestacao_contas') => {
  if (ctx.can('prestacaoContas.escrever')) return sql<boolean>`true`
  if (ctx.can('prestacaoContas.ler')) return sql<boolean>`${sql.ref(`${statement}.enviada_em`)} is not null`
  return sql<boolean>`${sql.ref(`${statement}.decisao`)} in ('aprovada', 'ressalva')`
}

/** The last closed day of the statement's church. */
const closedUntil = sql<DateOnly | null>`(
  select fechamento.fechado_ate from fechamento where fechamento.id_cliente = prestacao_contas.id_cliente)`

/**
 * The newest statement of the same months that an assembly decided on later: it replaces this one.
 * @param seen which of them the current user sees
 */
const replacedBy = (seen = sql<boolean>`true`) => sql<number | null>`(
  select s.id from prestacao_contas s
  where s.id_cliente = prestacao_contas.id_cliente and s.fim = prestacao_contas.fim and s.inicio = prestacao_contas.inicio
    and s.decidida_em > prestacao_contas.decidida_em and s.excluido_em is null and ${seen}
  order by s.decidida_em desc, s.id desc limit 1)`

const missingOpinion = sql<boolean>`exists (select from jsonb_each(pareceres) p where p.value = 'null'::jsonb)`

/** The same as `prestacaoStatus`, for the filter. */
const inSituation: Readonly<Record<SituacaoPrestacao, ReturnType<typeof sql<boolean>>>> = {
  Rascunho: sql<boolean>`(enviada_em is null)`,
  'Com o conselho': sql<boolean>`(enviada_em is not null and decisao is null and ${missingOpinion})`,
  'Com parecer': sql<boolean>`(enviada_em is not null and decisao is null and not ${missingOpinion})`,
  Aprovada: sql<boolean>`(decisao = 'aprovada')`,
  'Aprovada com ressalva': sql<boolean>`(decisao = 'ressalva')`,
  Rejeitada: sql<boolean>`(decisao = 'rejeitada')`,
}

/** Newest months first by default. */
export function listRows(work: Reading & { ctx: Context }, input: z.output<typeof listarPrestacoesContasInput>) {
  const { filtro, ordem } = input
  let query = from(work, 'prestacao_contas')
    .where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
    .where(visibleOnes(work.ctx))
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.situacao) query = query.where(inSituation[filtro.situacao])
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(closedUntil.as('fechadoAte'))
    .select(asks(input.columns, 'substituidaPor') ? [replacedBy(visibleOnes(work.ctx, 's')).as('substituidaPor')] : [])
    .orderBy(ordem?.campo === 'nome' ? 'busca' : (ordem?.campo ?? 'fim'), direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'prestacao_contas')
    .select(columns)
    .select([closedUntil.as('fechadoAte'), replacedBy().as('substituidaPor')])
    .where(isRecord('prestacao_contas', ref))
    .executeTakeFirst()

/** The statement, if the current user may see it. */
export const readVisible = (work: Scope & { ctx: Context }, ref: RecordRef) =>
  from(work, 'prestacao_contas')
    .select(columns)
    .select([closedUntil.as('fechadoAte'), replacedBy(visibleOnes(work.ctx, 's')).as('substituidaPor')])
    .where(isRecord('prestacao_contas', ref))
    .where(visibleOnes(work.ctx))
    .executeTakeFirst()

/** The first matches for the global search. */
export function search(work: Reading & { ctx: Context }, patterns: string[]) {
  let query = from(work, 'prestacao_contas').where('excluidoEm', 'is', null).where(visibleOnes(work.ctx))
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'nome']).orderBy('fim', 'desc').orderBy('id', 'desc').limit(8)
}

/** Statements whose figures are with a council or decided, and that contain a month after this day. */
export const withLaterMonths = (work: Scope, dia: DateOnly) =>
  from(work, 'prestacao_contas')
    .select(['id', 'nome', 'pareceres'])
    .where('excluidoEm', 'is', null)
    .where('enviadaEm', 'is not', null)
    .where('fim', '>', dia)
    .orderBy('id')
    .execute()

export type PrestacaoContasRow = NonNullable<Awaited<ReturnType<typeof read>>>
