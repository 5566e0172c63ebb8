import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { asks, lean, listOf, overAll } from '../../../kernel/reading/list.js'
import { type List, searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { foiEstornado, semEstorno } from '../lancamento/index.js'
import { type listarDizimosInput, meiosContados } from './dizimo.input.js'

const columns = [
  'dizimo.id',
  'dizimo.uuid',
  'dizimo.idCliente',
  'dizimo.idMembro',
  'dizimo.valorDizimo',
  'dizimo.dataDizimo',
  'dizimo.meioDizimo',
  'dizimo.numeroRecibo',
  'dizimo.createdAt',
  'dizimo.updatedAt',
  'dizimo.excluidoEm',
  'dizimo.versao',
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

const withMembro = (work: Scope) =>
  from(work, 'dizimo').innerJoin('usuario as membro', (join) =>
    join.onRef('membro.id', '=', 'dizimo.idMembro').onRef('membro.idCliente', '=', 'dizimo.idCliente'),
  )

export type ListarDizimos = z.output<typeof listarDizimosInput>

export interface ListaDizimos extends List<DizimoRow> {
  /** null in a list of several churches, because amounts of different churches are never added */
  soma: Decimal | null
}

/**
 * Newest first by default. The search matches names only.
 * @param somenteDe only this person's tithes; null: all
 */
export async function listar(work: Reading, input: ListarDizimos, somenteDe: number | null): Promise<ListaDizimos> {
  const { ordem, comSoma } = input
  const query = matching(work, input, somenteDe)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const column = sortColumns[ordem?.campo ?? 'dataDizimo']
  const selected = query
    .select(lean(columns, input.columns && [...input.columns, 'idMembro']))
    .select(asks(input.columns, 'estornado') ? [estornado(work)] : [])
  // tithes without a receipt come last in both directions. Other columns have no "nulls last", because PostgreSQL would
  // not use their index
  const sorted = (
    ordem?.campo === 'numeroRecibo'
      ? selected.orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      : selected.orderBy(column, direction)
  ).orderBy('dizimo.id', direction)
  const list = await listOf(input, sorted, query)
  if (!comSoma || work.idCliente === null) return { ...list, soma: null }
  return { ...list, soma: await overAll(input, 'soma', query.where(vale).select(soma.as('soma'))) }
}

/** A tithe counts only while its ledger entry is not reversed. */
const vale = semEstorno('entrada', 'dizimo', 'dizimo')

interface Dado {
  pessoa: RawBuilder<unknown>
  valor: RawBuilder<unknown>
  data: RawBuilder<unknown>
}

/**
 * SQL: whether a tithe may be what is told of a person, an amount and a day: its money counts, and it was given within
 * three days. People who give weekly are not asked.
 * @param dizimo name or alias of the tithes in the query
 */
export const pareceCom = (dizimo: string, { pessoa, valor, data }: Dado) => sql<boolean>`(
  ${sql.ref(`${dizimo}.id_membro`)} = ${pessoa} and ${sql.ref(`${dizimo}.valor_dizimo`)} = ${valor}
  and ${sql.ref(`${dizimo}.data_dizimo`)} between ${data} - 3 and ${data} + 3
  and ${sql.ref(`${dizimo}.excluido_em`)} is null and ${semEstorno('entrada', 'dizimo', dizimo)})`

/**
 * For each row that resembles a stored tithe that tithe, of the nearest day. One statement for all rows.
 * @param somenteDe only this person's tithes; null: all
 */
export async function parecidos(
  work: Scope,
  data: DateOnly,
  linhas: readonly { linha: number; idMembro: number; valorDizimo: string }[],
  somenteDe: number | null,
) {
  const ditas = sql<{ linha: number; pessoa: number; valor: string }>`(
    select * from unnest(${linhas.map(({ linha }) => linha)}::int[], ${linhas.map(({ idMembro }) => idMembro)}::int[],
      ${linhas.map(({ valorDizimo }) => valorDizimo)}::numeric[]) as u(linha, pessoa, valor))`
  const dia = sql`${data}::date`
  let query = withMembro(work)
    .innerJoin(ditas.as('dita'), (join) =>
      join.on(pareceCom('dizimo', { pessoa: sql`dita.pessoa`, valor: sql`dita.valor`, data: dia })),
    )
    .select(columns)
    .select(estornado(work))
    .select('dita.linha')
    .distinctOn('dita.linha')
    .orderBy('dita.linha')
    .orderBy(sql`abs(dizimo.data_dizimo - ${dia})`)
    .orderBy('dizimo.id', 'desc')
  if (somenteDe !== null) query = query.where('dizimo.idMembro', '=', somenteDe)
  return query.execute()
}

/** The tithes of a day that were given in cash or by cheque and count: how many, and their sum. */
export async function emDinheiro(work: Scope, dia: DateOnly): Promise<{ quantidade: number; soma: Decimal }> {
  return from(work, 'dizimo')
    .where('dizimo.dataDizimo', '=', dia)
    .where('dizimo.meioDizimo', 'in', [...meiosContados])
    .where('dizimo.excluidoEm', 'is', null)
    .where(vale)
    .select([sql<number>`count(*)::int`.as('quantidade'), soma.as('soma')])
    .executeTakeFirstOrThrow()
}

/** The sum of the countings that are booked as tithes of a day; null: none. */
export async function contadoEm(work: Scope, dia: DateOnly): Promise<Decimal | null> {
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

const estornado = (work: Scope) => foiEstornado(work, 'entrada', 'dizimo', 'dizimo').as('estornado')

const soma = sql<Decimal>`coalesce(sum(dizimo.valor_dizimo), 0.00)`

function matching(work: Reading, { busca, filtro }: ListarDizimos, somenteDe: number | null) {
  let query = withMembro(work).where('dizimo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  if (somenteDe !== null) query = query.where('dizimo.idMembro', '=', somenteDe)
  for (const pattern of searchPatterns(busca)) query = query.where('membro.nomeOrdem', 'like', pattern)
  if (filtro?.meioDizimo) query = query.where('dizimo.meioDizimo', '=', filtro.meioDizimo)
  if (filtro?.idMembro) query = query.where(isRecord('membro' as 'usuario', filtro.idMembro))
  if (filtro?.mes) {
    const first = `${filtro.mes}-01`
    query = query.where(
      sql<boolean>`dizimo.data_dizimo between ${first}::date and (${first}::date + interval '1 month - 1 day')::date`,
    )
  }
  return query
}

export const ler = (work: Scope, ref: RecordRef) =>
  withMembro(work).select(columns).select(estornado(work)).where(isRecord('dizimo', ref)).executeTakeFirst()

export type DizimoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/**
 * The tithe's last receipt, also a cancelled one, with what it said when it was issued; without a receipt, `numeroRecibo`
 * is null.
 */
export const lerRecibo = (work: Scope, ref: RecordRef) =>
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
    .select(sql<boolean>`not ${vale}`.as('estornado'))
    .where(isRecord('dizimo', ref))
    .orderBy('recibo.numero', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ReciboRow = NonNullable<Awaited<ReturnType<typeof lerRecibo>>>

/** The tithes of these people, without deleted ones. */
export const dizimosDe = (work: Reading, ids: readonly number[]) =>
  from(work, 'dizimo')
    .select(['idMembro', 'dataDizimo', 'valorDizimo', 'meioDizimo', vale.as('vale')])
    .where('idMembro', 'in', ids)
    .where('excluidoEm', 'is', null)
    .execute()

/** The sum of these tithes. */
export async function somaDe(work: Writing, ids: readonly number[]): Promise<Decimal> {
  const row = await from(work, 'dizimo').select(soma.as('soma')).where('id', 'in', ids).executeTakeFirstOrThrow()
  return row.soma
}
