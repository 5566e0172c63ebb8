import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { type listarDizimosInput, meiosContados } from '../../../../schema/rules/financas/dizimo.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { type List, searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listOf, overAll } from '../../../kernel/work/edges/list.js'
import { dePerto, distancia, wasReversed, withoutEstorno } from '../lancamento/index.js'
import { Dizimo } from './dizimo.entity.js'

const columns = [
  ...recordFields(Dizimo, 'reciboEm', 'reciboPor'),
  'membro.name as nomeMembro',
  'membro.email as emailMembro',
] as const

const sortColumns = {
  dataDizimo: 'dizimo.dataDizimo',
  membro: 'membro.nomeOrdem',
  valorDizimo: 'dizimo.valorDizimo',
  meioDizimo: 'dizimo.meioDizimo',
  numeroRecibo: 'dizimo.numeroRecibo',
  createdAt: 'dizimo.createdAt',
} as const

/** The root of the chart for tithes. */
const categoriaDizimo = 1

type Scope = Pick<Reading, 'db' | 'idCliente'>

const tithes = (work: Scope) => from(work, 'dizimo')

const andMembro = (query: ReturnType<typeof tithes>) =>
  query.innerJoin('usuario as membro', (join) =>
    join.onRef('membro.id', '=', 'dizimo.idMembro').onRef('membro.idCliente', '=', 'dizimo.idCliente'),
  )

const withMembro = (work: Scope) => andMembro(tithes(work))

export type ListDizimosInput = z.output<typeof listarDizimosInput>

export interface DizimoList extends List<DizimoRow> {
  /** null in a list of several churches, because amounts of different churches are never added */
  soma: Decimal | null
}

/**
 * Newest first by default. The search matches names only.
 * @param onlyOf only this person's tithes; null: all
 */
export async function listRows(work: Reading, input: ListDizimosInput, onlyOf: number | null): Promise<DizimoList> {
  const { ordem, comSoma } = input
  const given = matching(work, input, onlyOf)
  const query = andMembro(given)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const column = sortColumns[ordem?.campo ?? 'dataDizimo']
  const selected = query
    .select(lean(columns, input.columns && [...input.columns, 'idMembro']))
    .select(asks(input.columns, 'estornado') ? [isReversed(work)] : [])
  // tithes without a receipt come last in both directions. Other columns have no "nulls last", because PostgreSQL would
  // not use their index
  const sorted = (
    ordem?.campo === 'numeroRecibo'
      ? selected.orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      : selected.orderBy(column, direction)
  ).orderBy('dizimo.id', direction)
  const list = await listOf(input, sorted, query)
  if (!comSoma || work.idCliente === null) return { ...list, soma: null }
  return { ...list, soma: await overAll(input, 'soma', given.where(counts).select(soma.as('soma'))) }
}

/** A tithe counts only while its ledger entry is not reversed. */
const counts = withoutEstorno('entrada', 'dizimo', 'dizimo')

interface GivenDizimo {
  pessoa: RawBuilder<unknown>
  valor: RawBuilder<unknown>
  data: RawBuilder<unknown>
}

/**
 * SQL: whether a tithe may be what is told of a person, an amount and a day: its money counts, and its day is near.
 * People who give weekly are not asked.
 * @param dizimo name or alias of the tithes in the query
 */
export const resembles = (dizimo: string, { pessoa, valor, data }: GivenDizimo) => sql<boolean>`(
  ${sql.ref(`${dizimo}.id_membro`)} = ${pessoa} and ${sql.ref(`${dizimo}.valor_dizimo`)} = ${valor}
  and ${dePerto(sql.ref(`${dizimo}.data_dizimo`), data)}
  and ${sql.ref(`${dizimo}.excluido_em`)} is null and ${withoutEstorno('entrada', 'dizimo', dizimo)})`

/**
 * For each row that resembles a stored tithe that tithe, of the nearest day. One statement for all rows.
 * @param onlyOf only this person's tithes; null: all
 * @param less a tithe that is changed
 */
export async function similarDizimos(
  work: Scope,
  data: DateOnly,
  linhas: readonly { linha: number; idMembro: number; valorDizimo: string }[],
  onlyOf: number | null,
  less?: number,
) {
  const stated = sql<{ linha: number; pessoa: number; valor: string }>`(
    select * from unnest(${linhas.map(({ linha }) => linha)}::int[], ${linhas.map(({ idMembro }) => idMembro)}::int[],
      ${linhas.map(({ valorDizimo }) => valorDizimo)}::numeric[]) as u(linha, pessoa, valor))`
  const dia = sql`${data}::date`
  let query = withMembro(work)
    .innerJoin(stated.as('dita'), (join) =>
      join.on(resembles('dizimo', { pessoa: sql`dita.pessoa`, valor: sql`dita.valor`, data: dia })),
    )
    .select(columns)
    .select(isReversed(work))
    .select('dita.linha')
    .distinctOn('dita.linha')
    .orderBy('dita.linha')
    .orderBy(distancia(sql.ref('dizimo.data_dizimo'), dia))
    .orderBy('dizimo.id', 'desc')
  if (onlyOf !== null) query = query.where('dizimo.idMembro', '=', onlyOf)
  if (less !== undefined) query = query.where('dizimo.id', '<>', less)
  return query.execute()
}

/** The tithes of a day that were given in cash or by cheque and count: how many, and their sum. */
export async function inDinheiro(work: Scope, dia: DateOnly): Promise<{ quantidade: number; soma: Decimal }> {
  return from(work, 'dizimo')
    .where('dizimo.dataDizimo', '=', dia)
    .where('dizimo.meioDizimo', 'in', [...meiosContados])
    .where('dizimo.excluidoEm', 'is', null)
    .where(counts)
    .select([sql<number>`count(*)::int`.as('quantidade'), soma.as('soma')])
    .executeTakeFirstOrThrow()
}

/** The sum of the countings that are booked as tithes of a day; null: none. */
export async function countedOn(work: Scope, dia: DateOnly): Promise<Decimal | null> {
  const row = await from(work, 'entrada')
    .where('origem', '=', 'contagem')
    .where('categoria', '=', categoriaDizimo)
    .where('data', '=', dia)
    .where('excluidoEm', 'is', null)
    .where(
      sql<boolean>`not exists (select from entrada estorno where estorno.id_cliente = entrada.id_cliente
        and estorno.id_estornado = entrada.id and estorno.excluido_em is null)`,
    )
    .select(sql<Decimal | null>`sum(valor)`.as('soma'))
    .executeTakeFirst()
  return row?.soma ?? null
}

const isReversed = (work: Scope) => wasReversed(work, 'entrada', 'dizimo', 'dizimo').as('estornado')

const soma = sql<Decimal>`coalesce(sum(dizimo.valor_dizimo), 0.00)`

/** Without their people, whom their sum does not need. */
function matching(work: Reading, { busca, filtro }: ListDizimosInput, onlyOf: number | null) {
  let query = tithes(work).where('dizimo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  if (onlyOf !== null) query = query.where('dizimo.idMembro', '=', onlyOf)
  const patterns = searchPatterns(busca)
  if (patterns.length) {
    let people = from(work, 'usuario').select('usuario.id')
    for (const pattern of patterns) people = people.where('usuario.nomeOrdem', 'like', pattern)
    query = query.where('dizimo.idMembro', 'in', people)
  }
  if (filtro?.meioDizimo) query = query.where('dizimo.meioDizimo', '=', filtro.meioDizimo)
  if (filtro?.idMembro)
    query = query.where(
      'dizimo.idMembro',
      '=',
      from(work, 'usuario').select('usuario.id').where(isRecord('usuario', filtro.idMembro)),
    )
  if (filtro?.mes) {
    const first = `${filtro.mes}-01`
    query = query.where(
      sql<boolean>`dizimo.data_dizimo between ${first}::date and (${first}::date + interval '1 month - 1 day')::date`,
    )
  }
  return query
}

export const read = (work: Scope, ref: RecordRef) =>
  withMembro(work).select(columns).select(isReversed(work)).where(isRecord('dizimo', ref)).executeTakeFirst()

export type DizimoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/**
 * The tithe's last receipt, also a cancelled one, with what it said when it was issued; without a receipt, `numeroRecibo`
 * is null.
 */
export const readRecibo = (work: Scope, ref: RecordRef) =>
  from(work, 'dizimo')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'dizimo.idCliente').onRef('cliente.idCliente', '=', 'dizimo.idCliente'),
    )
    .leftJoin('recibo', (join) =>
      join.onRef('recibo.idDizimo', '=', 'dizimo.id').onRef('recibo.idCliente', '=', 'dizimo.idCliente'),
    )
    .leftJoin('usuario as emissor', (join) =>
      join.onRef('emissor.id', '=', 'recibo.emitidoPor').onRef('emissor.idCliente', '=', 'dizimo.idCliente'),
    )
    .select([
      'dizimo.id',
      'dizimo.uuid',
      'dizimo.idCliente',
      'dizimo.idMembro',
      'dizimo.valorDizimo',
      'dizimo.dataDizimo',
      'dizimo.meioDizimo',
      'dizimo.excluidoEm',
      'recibo.id as idRecibo',
      'recibo.numero as numeroRecibo',
      'recibo.emitidoEm as reciboEm',
      'recibo.canceladoEm',
      'recibo.nomePessoa as nomeMembro',
      'recibo.documento as cpfMembro',
      'recibo.nomeIgreja',
      'cliente.fusoHorario',
      'cliente.idLogo',
      'emissor.name as nomeEmissor',
    ])
    .select(sql<boolean>`not ${counts}`.as('estornado'))
    .where(isRecord('dizimo', ref))
    .orderBy('recibo.numero', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ReciboRow = NonNullable<Awaited<ReturnType<typeof readRecibo>>>

/** The tithes of these people, without deleted ones. */
export const dizimosOf = (work: Reading, ids: readonly number[]) =>
  from(work, 'dizimo')
    .select(['idMembro', 'dataDizimo', 'valorDizimo', 'meioDizimo', counts.as('vale')])
    .where('idMembro', 'in', ids)
    .where('excluidoEm', 'is', null)

/** The sum of these tithes. */
export async function sumOf(work: Writing, ids: readonly number[]): Promise<Decimal> {
  const row = await from(work, 'dizimo').select(soma.as('soma')).where('id', 'in', ids).executeTakeFirstOrThrow()
  return row.soma
}
