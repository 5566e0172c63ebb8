import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarContasFinanceirasInput } from '../../../../schema/rules/financas/conta-financeira.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { sumsBefore } from './somas.queries.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'nome',
  'tipo',
  // what the church told; never null, because its parts are not
  'saldoInformado as saldoInicial' as unknown as 'saldoInicial',
  'historico',
  'dataSaldoInicial',
  'banco',
  'agencia',
  'numero',
  'codigoContador',
  'ativa',
  'padrao',
  'geral',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

const sortColumns = { nome: 'nomeOrdem', tipo: 'tipo', createdAt: 'createdAt' } as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

export function listRows(work: Reading, input: z.output<typeof listarContasFinanceirasInput>) {
  const { filtro, ordem } = input
  const active = filtro?.ativa ?? null
  let query = from(work, 'conta_financeira').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.tipo) query = query.where('tipo', '=', filtro.tipo)
  if (active !== null) query = query.where('ativa', '=', active === 1)
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'nome'], direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'conta_financeira').select(columns).where(isRecord('conta_financeira', ref)).executeTakeFirst()

export type ContaFinanceiraRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** All accounts of a church that are in use, by name. */
export const allInUse = (work: Scope) =>
  from(work, 'conta_financeira')
    .select(columns)
    .where('ativa', '=', true)
    .where('excluidoEm', 'is', null)
    .orderBy('nomeOrdem')
    .execute()

/** Loads accounts by id, including deleted ones. */
export const contaFinanceiraById = loaderOf((work, ids) =>
  from(work, 'conta_financeira').select(columns).where('id', 'in', ids).execute(),
)

/**
 * The account in which money lies, for whoever may read the entry or transfer. Balance and bank details are only for those
 * who may read accounts: a token that reads the income need not know them.
 */
export async function contaAsSeen(ctx: Context, id: number | null): Promise<SeenConta | null> {
  const row = await contaFinanceiraById(ctx, id)
  const hidden = hiddenFields(ctx)
  return row && hidden.length ? { ...row, ...Object.fromEntries(hidden.map((field) => [field, null])) } : row
}

/** The fields of an account that only those who may read accounts see. */
export const hiddenFields = (ctx: Context): string[] =>
  ctx.can('contaFinanceira.ler') ? [] : ['saldoInicial', 'banco', 'agencia', 'numero']

type SeenConta = Omit<ContaFinanceiraRow, 'saldoInicial'> & { saldoInicial: Decimal | null }

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'conta_financeira').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nome', 'tipo', 'banco'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}

/** An account by which money is filtered, as `inConta` needs it. */
export interface ContaKey {
  id: number
  geral: boolean
}

/** The account of a filter; one without money when it does not exist, so that no row matches. */
export async function contaOfFilter(work: Scope, ref: RecordRef | null | undefined): Promise<ContaKey | null> {
  if (ref === null || ref === undefined) return null
  const row = await from(work, 'conta_financeira')
    .select(['id', 'geral'])
    .where(isRecord('conta_financeira', ref))
    .executeTakeFirst()
  return row ?? { id: 0, geral: false }
}

/** The account of a statement, with its name; without a number or uuid, the church's default one. */
export const contaOfExtrato = (work: Scope, ref: RecordRef | null | undefined) => {
  const contas = from(work, 'conta_financeira').select(['id', 'geral', 'nome'])
  const named = ref !== null && ref !== undefined
  return (
    named ? contas.where(isRecord('conta_financeira', ref)) : contas.where('padrao', '=', true)
  ).executeTakeFirst()
}

/**
 * The id of the account whose bank statements are shown first: the first bank account by name, or without one the default
 * account.
 * @param igreja the church, or the column that has it
 */
export const contaOfExtratos = (igreja: number | ReturnType<typeof sql.ref>) => sql<number>`(
  select c.id from conta_financeira c where c.id_cliente = ${igreja} and c.excluido_em is null
  order by case when c.tipo = 'banco' then 0 when c.padrao then 1 else 2 end, c.nome_ordem, c.id limit 1)`

/** True for entries that lie in this account: a ledger entry without an account lies in the general one. */
export const inConta = ({ id, geral }: ContaKey) =>
  geral
    ? sql<boolean>`(id_conta_financeira = ${id} or id_conta_financeira is null)`
    : sql<boolean>`id_conta_financeira = ${id}`

/** Id of the general account of the row's church. */
const idGeral = ({ idCliente }: Pick<Scope, 'idCliente'>, tabela: string) =>
  sql<number>`(select geral.id from conta_financeira geral where geral.geral
    and geral.id_cliente = ${idCliente ?? sql.ref(`${tabela}.id_cliente`)})`

/** The account of a ledger entry, as a column of its query. */
export const contaOf = (work: Pick<Scope, 'idCliente'>, tabela: 'entrada' | 'saida') =>
  sql<number>`coalesce(${sql.ref(`${tabela}.id_conta_financeira`)}, ${idGeral(work, tabela)})`

/** Ledger entries belong to their account; for `edgeOf`. */
export const inContaFinanceira =
  (tabela: 'entrada' | 'saida'): Belongs =>
  (conta) =>
    sql`(${sql.ref(`${tabela}.id_conta_financeira`)} = ${conta} or (${sql.ref(`${tabela}.id_conta_financeira`)} is null
    and exists (select from conta_financeira geral where geral.id = ${conta} and geral.geral
      and geral.id_cliente = ${sql.ref(`${tabela}.id_cliente`)})))`

/** The id of the church's default account, locked so that it stays the default until the transaction ends. */
export async function readDefault({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<number> {
  const read = async () =>
    (
      await sql<{ id: number }>`
        select id from conta_financeira where id_cliente = ${idCliente} and padrao for key share`.execute(db)
    ).rows[0]?.id
  // the first attempt finds nothing when it waited for somebody who chose another default
  const id = (await read()) ?? (await read())
  if (id === undefined) throw new Error(`church ${idCliente} has no default account`)
  return id
}

/** Locks the church's general account, which each church has once, until the transaction ends. */
export async function lockGeral({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<void> {
  await sql`select from conta_financeira where id_cliente = ${idCliente} and geral for update`.execute(db)
}

/** What an account has from this day on is no history any more; the reversal of an entry is as what it reverses. */
export async function countSince(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  conta: ContaKey,
  dia: DateOnly,
): Promise<void> {
  for (const tabela of ['entrada', 'saida'])
    await sql`
      update ${sql.table(tabela)} l set historico = false
      where id_cliente = ${idCliente} and historico and ${inConta(conta)} and coalesce((select o.data from ${sql.table(tabela)} o
        where o.id_cliente = l.id_cliente and o.id = l.id_estornado), data) >= ${dia}::date`.execute(db)
  for (const lado of ['origem', 'destino'])
    await sql`
      update transferencia set ${sql.ref(`historico_${lado}`)} = false
      where id_cliente = ${idCliente} and ${sql.ref(`historico_${lado}`)} and ${sql.ref(`id_conta_${lado}`)} = ${conta.id}
        and data >= ${dia}::date`.execute(db)
}

/**
 * What an account has from before a day and an opening balance of that day would count beside: income, expenses, and what
 * was transferred to it minus what was transferred from it. History counts in no balance.
 */
export async function sumsBeforeDay(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  conta: ContaKey,
  dia: DateOnly,
): Promise<{ entradas: Decimal; saidas: Decimal; transferencias: Decimal }> {
  const before = sql`id_cliente = ${idCliente} and excluido_em is null and data < ${dia}::date`
  const sum = (tabela: 'entrada' | 'saida') => sql`(
    select coalesce(sum(valor), 0.00) from ${sql.table(tabela)} where ${before} and not historico and ${inConta(conta)})`
  const { rows } = await sql<{ entradas: Decimal; saidas: Decimal; transferencias: Decimal }>`
    select ${sum('entrada')} as entradas, ${sum('saida')} as saidas, (
      select coalesce(sum(case when id_conta_destino = ${conta.id} then valor else -valor end), 0.00) from transferencia
      where ${before} and ((id_conta_origem = ${conta.id} and not historico_origem)
        or (id_conta_destino = ${conta.id} and not historico_destino))) as transferencias`.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** Whether a bank's statement was imported into the account. */
export async function hasExtrato({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from extrato_bancario where id_cliente = ${idCliente} and id_conta_financeira = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** The balances of accounts by their id. */
export type Saldos = ReadonlyMap<number, Decimal>

/**
 * The balance of each account of these churches: opening balance plus income minus expenses,
 * and what was transferred to it minus what was transferred from it.
 * @param until the last day that counts; 'hoje': today in the time zone of each church; null: all days
 */
async function saldosOfIgrejas(
  { db }: Pick<Reading, 'db'>,
  igrejas: readonly number[],
  until: DateOnly | 'hoje' | null,
): Promise<Map<number, Map<number, Decimal>>> {
  const dia =
    until === 'hoje' ? sql`(now() at time zone fuso_horario)::date` : sql`coalesce(${until}::date, 'infinity')`
  // the number of one church stands in each part, so that Citus runs it all where that church is
  const uma = igrejas.length === 1 ? sql`${igrejas[0]}::int` : null
  const { entradas, saidas, recebidas, enviadas } = sumsBefore(uma ?? sql`conta.id_cliente`, sql`(igreja.dia + 1)`)
  const { rows } = await sql<{ id: number; idCliente: number; saldo: Decimal }>`
    with igreja as materialized (
      select id, ${dia} as dia from cliente where id_cliente = ${uma ?? sql`any(${igrejas}::int[])`}
    )
    select conta.id, conta.id_cliente as "idCliente",
      case when conta.data_saldo_inicial <= igreja.dia then conta.saldo_inicial else 0.00 end + coalesce(${entradas}, 0.00)
        - coalesce(${saidas}, 0.00) + coalesce(${recebidas}, 0.00) - coalesce(${enviadas}, 0.00) as saldo
    from conta_financeira conta join igreja on igreja.id = conta.id_cliente
    where conta.excluido_em is null ${uma ? sql`and conta.id_cliente = ${uma}` : sql``}`.execute(db)
  const found = new Map(igrejas.map((igreja) => [igreja, new Map<number, Decimal>()]))
  for (const { id, idCliente, saldo } of rows) found.get(idCliente)?.set(id, saldo)
  return found
}

/** The balance of each account of a church at the end of a day; null: with all its entries. */
export async function saldosOn({ db, idCliente }: Pick<Reading, 'db'> & { idCliente: number }, until: DateOnly | null) {
  return (await saldosOfIgrejas({ db }, [idCliente], until)).get(idCliente) as Saldos
}

/** Loads today's balances of a church's accounts. */
export const todaysSaldos = groupedBy<Saldos>(async (work, igrejas) => {
  const found = await saldosOfIgrejas(work, igrejas, 'hoje')
  return igrejas.map((igreja) => found.get(igreja) ?? null)
})

/** Today's balance of an account; null for whoever may not read accounts. */
export const todaysSaldo = async (ctx: Context, { id, idCliente }: ContaFinanceiraRow): Promise<Decimal | null> =>
  ctx.can('contaFinanceira.ler') ? ((await todaysSaldos(ctx, idCliente))?.get(id) ?? '0.00') : null
