import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { summedUntil, sumsBefore, sumsOfConta } from '../conta-financeira/index.js'
import { noEscopo, type Scope } from './escopo.js'
import { givenToCampanhas } from './restritos.js'

/** The accounts whose opening balances belong to this scope: a cost centre has none. */
const openContas = ({ idCliente, idCentroCusto, conta }: Scope) => sql`
  from conta_financeira where id_cliente = ${idCliente} and excluido_em is null and saldo_inicial <> 0
    ${typeof idCentroCusto === 'number' ? sql`and false` : sql``} ${conta ? sql`and id = ${conta.id}` : sql``}`

/** The rows of accounts that begin after the first day of a period. */
export const contasSince = (scope: Scope, inicio: DateOnly, fim: DateOnly) =>
  sql`${openContas(scope)} and data_saldo_inicial > ${inicio}::date and data_saldo_inicial <= ${fim}::date`

/**
 * Income and expenses between two days, without deleted ones. `entrou` is true for income; `valor` is negative in
 * reversals. The database computes all sums, in exact decimals.
 */
const movements = (scope: Scope, inicio: DateOnly, fim: DateOnly) => sql`(
    select data, categoria, valor, true as entrou from entrada
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${noEscopo(scope)}
    union all
    select data, categoria, valor, false from saida
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${noEscopo(scope)}
  )`

/** What was transferred to the account of the scope, and negative, what was transferred from it; nothing in all. */
export const transferred = ({ idCliente, idCentroCusto, conta }: Scope) => {
  if (!conta || typeof idCentroCusto === 'number') return sql`(select null::date as data, 0.00 as valor where false)`
  return sql`(
    select id, uuid, data, descricao, valor from transferencia
    where id_cliente = ${idCliente} and excluido_em is null and id_conta_destino = ${conta.id}
    union all
    select id, uuid, data, descricao, -valor from transferencia
    where id_cliente = ${idCliente} and excluido_em is null and id_conta_origem = ${conta.id}
  )`
}

/**
 * The balance on the morning of a day: opening balances up to that morning plus earlier income minus earlier expenses. It
 * begins with the sums that are kept by month and account; a cost centre has none.
 */
const before = (scope: Scope, data: DateOnly) => {
  const { idCliente, idCentroCusto, conta } = scope
  const kept = typeof idCentroCusto !== 'number'
  const until = kept ? summedUntil(sql`${idCliente}`, sql`${data}::date`) : sql`'-infinity'`
  const days = sql`data > ${until} and data < ${data}::date`
  const of = (tabela: 'entrada' | 'saida') => sql`coalesce((select sum(valor) from ${sql.table(tabela)}
      where id_cliente = ${idCliente} and excluido_em is null and ${days} ${noEscopo(scope)}), 0.00)`
  // what is transferred stays in the church
  const parts = sql`coalesce(soma_entradas, 0.00) - coalesce(soma_saidas, 0.00)
    ${conta ? sql`+ coalesce(soma_recebidas, 0.00) - coalesce(soma_enviadas, 0.00)` : sql``}`
  const months = sql`+ coalesce((select sum(${parts}) from soma_mensal
      where id_cliente = ${idCliente} and mes <= ${until} ${conta ? sql`and id_conta_financeira = ${conta.id}` : sql``}), 0.00)`
  return sql<Decimal>`(
    (select coalesce(sum(saldo_inicial), 0.00) ${openContas(scope)} and data_saldo_inicial <= ${data}::date)
    + ${of('entrada')} - ${of('saida')} + coalesce((select sum(valor) from ${transferred(scope)} t where ${days}), 0.00)
    ${kept ? months : sql``}
  )`
}

/**
 * Amounts whose sum is the balance on the morning of the first day, where it is known: summing the whole ledger before
 * a day is most of what totals cost.
 */
type Known = readonly Decimal[]

const sumOf = (valores: Known) =>
  sql<Decimal>`(select coalesce(sum(valor), 0.00) from unnest((select ${valores}::numeric[])) valor)`

const balanceBefore = (scope: Scope, inicio: DateOnly, earlier: Known | undefined) =>
  earlier ? sumOf(earlier) : before(scope, inicio)

export interface Totals {
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** opening balances of the accounts that begin after the first day */
  saldosIniciais: Decimal
  /** of one account: what was transferred to it minus what was transferred from it; in all: 0.00 */
  transferencias: Decimal
  /** `saldoAnterior` plus opening balances plus income minus expenses plus transfers */
  saldo: Decimal
  /** number of entries */
  quantidade: number
  /** number of accounts that begin after the first day with an opening balance */
  contasAbertas: number
  /** number of transfers of one account */
  transferidas: number
}

/** Income and expenses between two days, and the balance before and after. */
export async function totalsOfPeriod(scope: Scope, inicio: DateOnly, fim: DateOnly, before?: Known): Promise<Totals> {
  const ofPeriod = sql`${transferred(scope)} t where data between ${inicio}::date and ${fim}::date`
  const { rows } = await sql<Totals>`
    select "saldoAnterior", entradas, saidas, "saldosIniciais", transferencias,
      "saldoAnterior" + "saldosIniciais" + entradas - saidas + transferencias as saldo, quantidade, "contasAbertas", transferidas
    from (
      select ${balanceBefore(scope, inicio, before)} as "saldoAnterior", count(*)::int as quantidade,
        (select coalesce(sum(saldo_inicial), 0.00) ${contasSince(scope, inicio, fim)}) as "saldosIniciais",
        (select count(*)::int ${contasSince(scope, inicio, fim)}) as "contasAbertas",
        (select coalesce(sum(valor), 0.00) from ${ofPeriod}) as transferencias,
        (select count(*)::int from ${ofPeriod}) as transferidas,
        coalesce(sum(valor) filter (where entrou), 0.00) as entradas,
        coalesce(sum(valor) filter (where not entrou), 0.00) as saidas
      from ${movements(scope, inicio, fim)} movimento
    ) totais`.execute(scope.db)
  return rows[0] as Totals
}

export interface CategoriaTotal {
  tipo: 'entrada' | 'saida'
  categoria: number
  total: Decimal
  quantidade: number
}

/** The total of each category with entries, largest first. */
export async function totalsByCategoria(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<CategoriaTotal[]> {
  const { rows } = await sql<CategoriaTotal>`
    select case when entrou then 'entrada' else 'saida' end as tipo, categoria, sum(valor) as total, count(*)::int as quantidade
    from ${movements(scope, inicio, fim)} movimento group by entrou, categoria order by entrou desc, total desc, categoria`.execute(
    scope.db,
  )
  return rows
}

export interface PlanoTotal extends CategoriaTotal {
  /** the church's own category; null: entries that have only the root */
  idCategoria: number | null
  nomePropria: string | null
  restrita: boolean
}

/** Income and expenses of each category of the church's chart, with whether it is restricted. */
const planoSums = (scope: Scope, inicio: DateOnly, fim: DateOnly) => {
  const of = (tabela: 'entrada' | 'saida', natureza: 'receita' | 'despesa') => sql`
    select ${sql.lit(tabela)} as tipo, ${sql.lit(natureza)} as natureza, categoria, id_categoria, sum(valor) as total,
      count(*)::int as quantidade
    from ${sql.table(tabela)}
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${noEscopo(scope)}
    group by categoria, id_categoria`
  return sql`
    select t.tipo, t.categoria, t.id_categoria as "idCategoria", c.nome as "nomePropria",
      coalesce(c.restrita, raiz.restrita, false) as restrita, t.total, t.quantidade,
      row_number() over (order by t.tipo, t.categoria, c.id is not null, c.ordem, c.nome_ordem) as lugar
    from (${of('entrada', 'receita')} union all ${of('saida', 'despesa')}) t
    left join categoria c on c.id = t.id_categoria and c.id_cliente = ${scope.idCliente}
    left join categoria raiz on raiz.fixa and raiz.natureza = t.natureza and raiz.raiz = t.categoria
      and raiz.id_cliente = ${scope.idCliente}`
}

/** The total of each category of the chart that has entries: each root, then the categories below it. */
export async function totalsByPlano(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<PlanoTotal[]> {
  const { rows } = await sql<PlanoTotal>`
    select tipo, categoria, "idCategoria", "nomePropria", restrita, total, quantidade
    from (${planoSums(scope, inicio, fim)}) plano order by lugar`.execute(scope.db)
  return rows
}

/** The result of restricted or of unrestricted funds. */
export interface FundoResult {
  restrito: boolean
  entradas: Decimal
  saidas: Decimal
  /** income minus expenses */
  resultado: Decimal
}

/**
 * The result of unrestricted and of restricted funds, always both. Gifts to campaigns are restricted.
 * @param categoriasOnly whether only the category says so, as it was before campaigns counted
 */
export async function resultByFundo(
  scope: Scope,
  inicio: DateOnly,
  fim: DateOnly,
  categoriasOnly = false,
): Promise<FundoResult[]> {
  // taken out of the sum of their category, which needs nothing but its index
  const campanhas = sql`union all select 'entrada', sinal > 0, sinal * valor
    from (${givenToCampanhas(scope, sql`data between ${inicio}::date and ${fim}::date`)}) g cross join (values (1), (-1)) s(sinal)`
  const sum = (tipo: string) => sql`coalesce(sum(total) filter (where tipo = ${sql.lit(tipo)}), 0.00)`
  const { rows } = await sql<FundoResult>`
    select restrito, entradas, saidas, entradas - saidas as resultado from (
      select fundo.restrito, ${sum('entrada')} as entradas, ${sum('saida')} as saidas
      from (values (false), (true)) fundo(restrito)
      left join (select tipo, restrita, total from (${planoSums(scope, inicio, fim)}) x ${categoriasOnly ? sql`` : campanhas}) plano
        on plano.restrita = fundo.restrito
      group by fundo.restrito
    ) x order by restrito`.execute(scope.db)
  return rows
}

export interface CentroTotal {
  tipo: 'entrada' | 'saida'
  /** null: entries without a cost centre */
  idCentroCusto: number | null
  nome: string | null
  total: Decimal
  quantidade: number
}

/** The total of each cost centre with entries, largest first; entries without a cost centre come last. */
export async function totalsByCentro(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<CentroTotal[]> {
  const of = (tabela: 'entrada' | 'saida') => sql`
    select ${sql.lit(tabela)} as tipo, id_centro_custo, sum(valor) as total, count(*)::int as quantidade
    from ${sql.table(tabela)}
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${noEscopo(scope)}
    group by id_centro_custo`
  const { rows } = await sql<CentroTotal>`
    select tipo, t.id_centro_custo as "idCentroCusto", c.nome, total, quantidade
    from (${of('entrada')} union all ${of('saida')}) t
    left join centro_custo c on c.id = t.id_centro_custo and c.id_cliente = ${scope.idCliente}
    order by tipo, c.id is null, total desc, c.id`.execute(scope.db)
  return rows
}

export interface MonthTotals extends Totals {
  /** 'AAAA-MM' */
  mes: string
  /** income minus expenses */
  resultado: Decimal
}

/**
 * Every month between two days, oldest first, including months without entries. Days outside the period are not
 * counted. An account that begins on the first day of a month is in that month's `saldoAnterior`, as in the totals of
 * the period.
 * @param noFim the same as `antes`, of the evening of the last day
 * @param somas whether months are taken from the kept sums, which know no `quantidade`: it is 0 then. For all accounts of
 *   a church, from the first day of a month on
 */
export async function totalsByMonth(
  scope: Scope,
  inicio: DateOnly,
  fim: DateOnly,
  { antes, noFim, somas = false }: { antes?: Known | undefined; noFim?: Known | undefined; somas?: boolean } = {},
): Promise<MonthTotals[]> {
  const balance = noFim
    ? sql<Decimal>`(select ${sumOf(noFim)} - sum(resultado + no_mes + transferencias) from todos)`
    : balanceBefore(scope, inicio, antes)
  // by day first: the index has that order, and the month of a day is found once instead of for each entry
  const sumsOfDay = (tabela: 'entrada' | 'saida') => sql`
    select data, ${sql.lit(tabela === 'entrada')} as entrou, sum(valor) as valor, count(*) as quantidade from ${sql.table(tabela)}
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${noEscopo(scope)}
      ${somas ? sql`and data > (select ate from somado)` : sql``}
    group by data`
  const igreja = sql`${scope.idCliente}::int`
  const summed = sql`somado as materialized (select ${summedUntil(igreja, sql`(${fim}::date + 1)`)} as ate),`
  const kept = sql`union all
    select mes, true, soma_entradas, 0 from soma_mensal where id_cliente = ${igreja} and mes between ${inicio}::date and (select ate from somado)
    union all
    select mes, false, soma_saidas, 0 from soma_mensal where id_cliente = ${igreja} and mes between ${inicio}::date and (select ate from somado)`
  const { rows } = await sql<MonthTotals>`
    with ${somas ? summed : sql``} do_mes as (
      select date_trunc('month', data::timestamp) as mes, sum(quantidade)::int as quantidade,
        sum(valor) filter (where entrou) as entradas, sum(valor) filter (where not entrou) as saidas
      from (${sumsOfDay('entrada')} union all ${sumsOfDay('saida')} ${somas ? kept : sql``}) dia group by 1
    ), aberto as (
      select date_trunc('month', data_saldo_inicial::timestamp) as mes, sum(saldo_inicial) as no_mes,
        sum(saldo_inicial) filter (where extract(day from data_saldo_inicial) > 1) as depois,
        count(*) filter (where extract(day from data_saldo_inicial) > 1)::int as contas
      ${contasSince(scope, inicio, fim)} group by 1
    ), transferido as (
      select date_trunc('month', data::timestamp) as mes, sum(valor) as transferencias
      from ${transferred(scope)} t where data between ${inicio}::date and ${fim}::date group by 1
    ), todos as (
      select mes, coalesce(entradas, 0.00) as entradas, coalesce(saidas, 0.00) as saidas,
        coalesce(entradas, 0.00) - coalesce(saidas, 0.00) as resultado, coalesce(quantidade, 0) as quantidade,
        coalesce(no_mes, 0.00) as no_mes, coalesce(depois, 0.00) as "saldosIniciais",
        coalesce(contas, 0) as "contasAbertas", coalesce(transferencias, 0.00) as transferencias
      from generate_series(date_trunc('month', ${inicio}::timestamp), ${fim}::timestamp, interval '1 month') as mes
      left join do_mes using (mes) left join aberto using (mes) left join transferido using (mes)
    ), com_saldo as (
      select *, ${balance} + sum(resultado + no_mes + transferencias) over (order by mes) as saldo from todos
    )
    select to_char(mes, 'YYYY-MM') as mes, saldo - resultado - "saldosIniciais" - transferencias as "saldoAnterior",
      entradas, saidas, "saldosIniciais", transferencias, resultado, saldo, quantidade, "contasAbertas", 0 as transferidas
    from com_saldo order by com_saldo.mes`.execute(scope.db)
  return rows
}

export interface ContaTotals extends Omit<Totals, 'quantidade'> {
  id: number
  uuid: string
  nome: string
}

/**
 * The totals of each account, by name; inactive accounts only if money has been in them. Their sums are the totals of the
 * church, except transfers, which are in two accounts and in no total.
 */
export async function totalsByConta(
  { db, idCliente }: Pick<Scope, 'db' | 'idCliente'>,
  inicio: DateOnly,
  fim: DateOnly,
): Promise<ContaTotals[]> {
  const contas = contasBetween(idCliente, sql`${inicio}::date`, sql`${fim}::date`)
  const { rows } = await sql<ContaTotals>`select * from (${contas}) conta order by lugar`.execute(db)
  return rows
}

/** The totals of each account between two days, which are SQL; `lugar` is its place by name. */
export const contasBetween = (idCliente: number, inicio: RawBuilder<unknown>, fim: RawBuilder<unknown>) => {
  const before = sumsBefore(sql`${idCliente}`, inicio, 'conta', sql`(select ate from somado)`)
  const periodo = sumsOfConta(sql`${idCliente}`, sql`data between ${inicio} and ${fim}`)
  return sql`
    with somado as materialized (select ${summedUntil(sql`${idCliente}`, inicio)} as ate), soma as (
      select id, uuid, nome, nome_ordem, ativa, saldo_inicial, data_saldo_inicial,
        ${before.entradas} as entradas_antes, ${before.saidas} as saidas_antes, ${before.recebidas} as recebidas_antes,
        ${before.enviadas} as enviadas_antes, ${periodo.entradas} as entradas, ${periodo.saidas} as saidas,
        ${periodo.recebidas} as recebidas, ${periodo.enviadas} as enviadas
      from conta_financeira conta where id_cliente = ${idCliente} and excluido_em is null
    ), conta as (
      select id, uuid, nome, nome_ordem,
        case when data_saldo_inicial <= ${inicio} then saldo_inicial else 0.00 end + coalesce(entradas_antes, 0.00)
          - coalesce(saidas_antes, 0.00) + coalesce(recebidas_antes, 0.00) - coalesce(enviadas_antes, 0.00) as anterior,
        coalesce(entradas, 0.00) as entradas, coalesce(saidas, 0.00) as saidas,
        coalesce(recebidas, 0.00) - coalesce(enviadas, 0.00) as transferencias,
        case when data_saldo_inicial > ${inicio} and data_saldo_inicial <= ${fim} then saldo_inicial else 0.00 end as iniciais
      from soma
      where ativa or saldo_inicial <> 0 or num_nonnulls(entradas_antes, saidas_antes, recebidas_antes, enviadas_antes, entradas,
        saidas, recebidas, enviadas) > 0
    )
    select id, uuid, nome, anterior as "saldoAnterior", entradas, saidas, transferencias, iniciais as "saldosIniciais",
      anterior + iniciais + entradas - saidas + transferencias as saldo,
      (row_number() over (order by nome_ordem, id))::int as lugar
    from conta`
}
