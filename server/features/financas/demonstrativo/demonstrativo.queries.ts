import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import { sumsBefore } from '../conta-financeira/index.js'
import { givenToCampanhas, noEscopo, type TotalsScope } from '../lancamento/index.js'

/** The statements are always of one church; with an account, only of its money. */
export type Scope = TotalsScope

export interface Period {
  inicio: DateOnly
  fim: DateOnly
}

const between = (inicio: DateOnly, fim: DateOnly) => sql`data between ${inicio}::date and ${fim}::date`

/** Income and expenses on some days, with the columns that an index has. */
const lancamentos = (scope: Scope, days: RawBuilder<unknown>) => {
  const of = (tabela: 'entrada' | 'saida') => sql`
    select ${sql.lit(tabela)} as tipo, data, categoria, id_categoria, valor from ${sql.table(tabela)}
    where id_cliente = ${scope.idCliente} and excluido_em is null and ${days} ${noEscopo(scope)}`
  return sql`(${of('entrada')} union all ${of('saida')})`
}

/** Joins the own category and the root of the lines `t` with `tipo`, `categoria` and `id_categoria`. */
const categoriasOfIgreja = ({ idCliente }: Scope) => sql`
  left join categoria c on c.id = t.id_categoria and c.id_cliente = ${idCliente}
  left join categoria raiz on raiz.fixa and raiz.raiz = t.categoria and raiz.id_cliente = ${idCliente}
    and raiz.natureza = case t.tipo when 'entrada' then 'receita' else 'despesa' end`

const inPlanoOrder = sql`t.tipo, t.categoria, nivel, c.id is not null, c.ordem, c.nome_ordem, c.id`

/** A line of a statement that divides entries by the chart of accounts. */
interface PlanoEntry {
  tipo: 'entrada' | 'saida'
  /** the number of the root */
  categoria: number
  /** 1: a root with all below it; 2: one of those below it, or the entries that have only the root */
  nivel: number
  /** the church's own category; null: the root */
  idCategoria: number | null
  nomePropria: string | null
  /** the record of the category, for a link to it; null in a church without its roots */
  registro: number | null
}

export interface MonthSum extends Omit<PlanoEntry, 'tipo'> {
  tipo: 'entrada' | 'saida'
  /** 'AAAA-MM'; null: the whole period */
  mes: string | null
  valor: Decimal
}

/** What came in and went out, for each category and each month, and in all. `nivel` is 0 for all categories. */
export async function sumsOfFluxo(scope: Scope, { inicio, fim }: Period): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select t.tipo, t.categoria, nivel, t.id_categoria as "idCategoria", c.nome as "nomePropria",
      coalesce(c.id, raiz.id) as registro, to_char(t.mes, 'YYYY-MM') as mes, t.valor
    from (
      select tipo, categoria, id_categoria, mes, sum(valor) as valor, 2 - grouping(categoria) - grouping(id_categoria) as nivel
      from (
        select tipo, categoria, id_categoria, date_trunc('month', data::timestamp) as mes, sum(valor) as valor
        from (
          select tipo, categoria, id_categoria, data, sum(valor) as valor
          from ${lancamentos(scope, between(inicio, fim))} l group by 1, 2, 3, 4
        ) d group by 1, 2, 3, 4
      ) m
      group by tipo, grouping sets ((), (categoria), (categoria, id_categoria)), grouping sets ((), (mes))
    ) t ${categoriasOfIgreja(scope)}
    order by ${inPlanoOrder}, t.mes`.execute(scope.db)
  return rows
}

interface FluxoSums {
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  saldo: Decimal
}

/** The sums of a cash flow besides its entries: transfers, and the opening balances, which are what is left. */
export async function otherSums(
  { db }: Pick<Scope, 'db'>,
  { saldoAnterior, entradas, saidas, saldo }: FluxoSums,
  meses: readonly { transferencias: Decimal }[],
): Promise<{ saldosIniciais: Decimal; transferencias: Decimal }> {
  const [before, income, expenses, after] = [saldoAnterior, entradas, saidas, saldo].map(
    (value) => sql`${value}::numeric`,
  )
  const { rows } = await sql<{ saldosIniciais: Decimal; transferencias: Decimal }>`
    select transferencias, ${after} - ${before} - ${income} + ${expenses} - transferencias as "saldosIniciais"
    from (select coalesce(sum(valor), 0.00) as transferencias
      from unnest((select ${meses.map(({ transferencias }) => transferencias)}::numeric[])) valor) x`.execute(db)
  return rows[0] as { saldosIniciais: Decimal; transferencias: Decimal }
}

export interface ResultLine extends Omit<PlanoEntry, 'nivel'> {
  restrita: boolean
  total: Decimal
  /** in the same days of the year before */
  anterior: Decimal
}

/** The total of each category in a period and in another one, with whether it is restricted. */
export async function linesOfResult(scope: Scope, now: Period, before: Period): Promise<ResultLine[]> {
  const sum = ({ inicio, fim }: Period) => sql`coalesce(sum(valor) filter (where ${between(inicio, fim)}), 0.00)`
  const days = sql`(${between(now.inicio, now.fim)} or ${between(before.inicio, before.fim)})`
  const { rows } = await sql<ResultLine>`
    select t.tipo, t.categoria, t.id_categoria as "idCategoria", c.nome as "nomePropria",
      coalesce(c.id, raiz.id) as registro, t.campanha or coalesce(c.restrita, raiz.restrita, false) as restrita, t.total, t.anterior
    from (
      select tipo, categoria, id_categoria, 1 as nivel, campanha, ${sum(now)} as total, ${sum(before)} as anterior
      from (
        select tipo, data, categoria, id_categoria, valor, false as campanha, 1 as quantos from ${lancamentos(scope, days)} l
        union all select 'entrada', data, categoria, id_categoria, sinal * valor, sinal > 0, sinal
          from (${givenToCampanhas(scope, days)}) g cross join (values (1), (-1)) s(sinal)
      ) l group by 1, 2, 3, campanha having sum(quantos) > 0
    ) t ${categoriasOfIgreja(scope)}
    order by ${inPlanoOrder}`.execute(scope.db)
  return rows
}

export interface FundoSum {
  /** null: all funds */
  restrito: boolean | null
  entradas: Decimal
  saidas: Decimal
  resultado: Decimal
  entradasAntes: Decimal
  saidasAntes: Decimal
  resultadoAntes: Decimal
}

/** The sums of unrestricted funds, of restricted ones, and of all, in that order. */
export async function sumsOfFundos({ db }: Pick<Scope, 'db'>, linhas: readonly ResultLine[]): Promise<FundoSum[]> {
  const column = (name: keyof ResultLine, type: string) =>
    sql`(select ${linhas.map((linha) => linha[name])}::${sql.raw(type)}[])`
  const sum = (tipo: string, value: string) =>
    sql`coalesce(sum(${sql.ref(value)}) filter (where tipo = ${sql.lit(tipo)}), 0.00)`
  const { rows } = await sql<FundoSum>`
    select restrito, entradas, saidas, entradas - saidas as resultado, antes_entradas as "entradasAntes",
      antes_saidas as "saidasAntes", antes_entradas - antes_saidas as "resultadoAntes"
    from (
      select fundo.restrito, ${sum('entrada', 'total')} as entradas, ${sum('saida', 'total')} as saidas,
        ${sum('entrada', 'anterior')} as antes_entradas, ${sum('saida', 'anterior')} as antes_saidas
      from (values (false), (true)) fundo(restrito)
      left join unnest(${column('tipo', 'text')}, ${column('restrita', 'bool')}, ${column('total', 'numeric')},
        ${column('anterior', 'numeric')}) as linha(tipo, restrita, total, anterior) on linha.restrita = fundo.restrito
      group by rollup (fundo.restrito)
    ) x order by restrito nulls last`.execute(db)
  return rows
}

/** What a line of a trial balance is of. */
export type BalanceteGrupo = 'conta' | 'receita' | 'despesa' | 'patrimonio' | 'transferencia'

export interface BalanceteLine {
  grupo: BalanceteGrupo
  nivel: number
  categoria: number | null
  idCategoria: number | null
  /** of the account or the category */
  registro: number | null
  nome: string | null
  /** whether debits add to the balance */
  devedora: boolean
  saldoAnterior: Decimal
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal
}

/** The sums of all accounts and roots: debits equal credits, and the balances on both sides are equal. */
export interface BalanceteTotals {
  devedorAnterior: Decimal
  credorAnterior: Decimal
  totalDebitos: Decimal
  totalCreditos: Decimal
  devedor: Decimal
  credor: Decimal
}

/** The sums of the amounts over and under zero from a day on. */
const sidesFrom = (inicio: DateOnly) => ({
  positive: sql`sum(valor) filter (where data >= ${inicio}::date and valor > 0)`,
  negative: sql`-sum(valor) filter (where data >= ${inicio}::date and valor < 0)`,
})

/**
 * The sums of one table since the first of January, by its column of the account.
 * @param entra whether it adds to the account
 */
function sumsOfTable(
  scope: Scope,
  { ano, inicio, fim }: Period & { ano: DateOnly },
  tabela: string,
  coluna: string,
  entra: boolean,
) {
  const { idCliente, conta } = scope
  const { positive, negative } = sidesFrom(inicio)
  const transfers = tabela === 'transferencia'
  const mine = transfers ? (conta ? sql`and ${sql.ref(coluna)} = ${conta.id}` : sql``) : noEscopo(scope)
  const early = sql`${sql.raw(entra ? '' : '-')}sum(valor) filter (where data < ${inicio}::date)`
  const [debits, credits] = entra ? [positive, negative] : [negative, positive]
  return sql`
    select ${sql.ref(coluna)} as id, ${early} as no_ano, ${debits} as debitos, ${credits} as creditos,
      ${transfers ? early : sql`null::numeric`} as transferido, ${transfers && entra ? positive : sql`null::numeric`} as recebido,
      ${transfers && !entra ? positive : sql`null::numeric`} as enviado
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and ${between(ano, fim)} ${mine} group by 1`
}

/**
 * The trial balance of a period. Money in an account is a debit of the account and a credit of the category, and the
 * other way round for an expense; a reversal is on the side opposite to what it reverses. Categories start with nothing
 * on the first of January of the first day's year; what the accounts had then is the accumulated balance ('patrimonio').
 * Of one account, its transfers are a line of their own; in all, they are in two accounts.
 */
export async function linesOfBalancete(
  scope: Scope,
  { inicio, fim }: Period,
): Promise<(BalanceteLine & BalanceteTotals)[]> {
  const { idCliente, conta } = scope
  const ano = `${inicio.slice(0, 4)}-01-01`
  const geral = sql`(select id from conta_financeira where id_cliente = ${idCliente} and geral)`
  const { positive, negative } = sidesFrom(inicio)
  const moved = (tabela: string, coluna: string, entra: boolean) =>
    sumsOfTable(scope, { ano, inicio, fim }, tabela, coluna, entra)
  const before = sumsBefore(sql`${idCliente}`, sql`${ano}::date`)
  const found = await sql<BalanceteLine & BalanceteTotals>`
    with soma as materialized (
      select coalesce(id, ${geral}) as id, coalesce(sum(no_ano), 0.00) as no_ano, sum(debitos) as debitos,
        sum(creditos) as creditos, sum(transferido) as transferido, sum(recebido) as recebido, sum(enviado) as enviado
      from (
        ${moved('entrada', 'id_conta_financeira', true)} union all ${moved('saida', 'id_conta_financeira', false)}
        union all ${moved('transferencia', 'id_conta_destino', true)} union all ${moved('transferencia', 'id_conta_origem', false)}
      ) movimento group by 1
    ), antes as materialized (
      select id, nome, nome_ordem, ativa, saldo_inicial, data_saldo_inicial, ${before.entradas} as entradas, ${before.saidas} as saidas,
        ${before.recebidas} as recebidas, ${before.enviadas} as enviadas,
        coalesce(data_saldo_inicial > ${inicio}::date and data_saldo_inicial <= ${fim}::date, false) as no_periodo
      from conta_financeira conta
      where id_cliente = ${idCliente} and excluido_em is null ${conta ? sql`and id = ${conta.id}` : sql``}
    ), conta as (
      select c.id, c.nome, c.nome_ordem, saldo_inicial, antes_do_ano,
        antes_do_ano + coalesce(no_ano, 0.00)
          + case when data_saldo_inicial <= ${inicio}::date then saldo_inicial else 0.00 end as antes,
        coalesce(debitos, 0.00) + case when no_periodo then greatest(saldo_inicial, 0.00) else 0.00 end as debitos,
        coalesce(creditos, 0.00) + case when no_periodo then greatest(-saldo_inicial, 0.00) else 0.00 end as creditos,
        case when data_saldo_inicial <= ${inicio}::date then saldo_inicial else 0.00 end as inicial_antes, no_periodo,
        transferido, recebido, enviado
      from (select *, coalesce(entradas, 0.00) - coalesce(saidas, 0.00) + coalesce(recebidas, 0.00) - coalesce(enviadas, 0.00)
        as antes_do_ano from antes) c
      left join soma on soma.id = c.id
      where c.ativa or soma.id is not null or saldo_inicial <> 0 or num_nonnulls(entradas, saidas, recebidas, enviadas) > 0
    ), linha as (
      select 'conta' as grupo, 1 as nivel, null::int as categoria, null::int as id_categoria, id as registro, nome,
        true as devedora, antes as anterior, debitos, creditos, 1 as lugar, nome_ordem
      from conta
      union all
      select 'patrimonio', 1, null, null, null, null, false, sum(antes_do_ano + inicial_antes),
        sum(greatest(-saldo_inicial, 0.00)) filter (where no_periodo), sum(greatest(saldo_inicial, 0.00)) filter (where no_periodo), 2, ''
      from conta
      ${
        conta
          ? sql`union all select 'transferencia', 1, null, null, null, null, false, sum(transferido), sum(enviado), sum(recebido), 3, '' from conta`
          : sql``
      }
      union all
      select case t.tipo when 'entrada' then 'receita' else 'despesa' end, nivel, t.categoria, t.id_categoria,
        coalesce(c.id, raiz.id), c.nome, t.tipo = 'saida', t.anterior, t.debitos, t.creditos, 4, null
      from (
        select tipo, categoria, id_categoria, 2 - grouping(id_categoria) as nivel,
          coalesce(sum(valor) filter (where data < ${inicio}::date), 0.00) as anterior,
          case tipo when 'entrada' then ${negative} else ${positive} end as debitos,
          case tipo when 'entrada' then ${positive} else ${negative} end as creditos
        from ${lancamentos(scope, between(ano, fim))} l
        group by grouping sets ((tipo, categoria), (tipo, categoria, id_categoria))
      ) t ${categoriasOfIgreja(scope)}
    ), com_saldo as (
      select grupo, nivel, linha.categoria, linha.id_categoria, registro, linha.nome, devedora, lugar, linha.nome_ordem,
        c.ordem, c.nome_ordem as nome_propria, coalesce(anterior, 0.00) as anterior, coalesce(debitos, 0.00) as debitos,
        coalesce(creditos, 0.00) as creditos, coalesce(anterior, 0.00)
          + (coalesce(debitos, 0.00) - coalesce(creditos, 0.00)) * case when devedora then 1 else -1 end as saldo
      from linha left join categoria c on c.id = linha.id_categoria and c.id_cliente = ${idCliente}
    )
    select grupo, nivel, categoria, id_categoria as "idCategoria", registro, nome, devedora, anterior as "saldoAnterior",
      debitos, creditos, saldo,
      coalesce(sum(anterior) filter (where nivel = 1 and devedora) over (), 0.00) as "devedorAnterior",
      coalesce(sum(anterior) filter (where nivel = 1 and not devedora) over (), 0.00) as "credorAnterior",
      sum(debitos) filter (where nivel = 1) over () as "totalDebitos",
      sum(creditos) filter (where nivel = 1) over () as "totalCreditos",
      coalesce(sum(saldo) filter (where nivel = 1 and devedora) over (), 0.00) as devedor,
      coalesce(sum(saldo) filter (where nivel = 1 and not devedora) over (), 0.00) as credor
    from com_saldo
    order by lugar, grupo desc, categoria, nivel, id_categoria is not null, ordem, nome_propria, nome_ordem, registro`.execute(
    scope.db,
  )
  return found.rows
}

/** A category whose ledger is read. */
export interface RazaoCategoria {
  id: number
  nome: string
  natureza: string
  raiz: number
  fixa: boolean
}

export const categoriaOfRazao = (work: Pick<Scope, 'db' | 'idCliente'>, ref: RecordRef) =>
  from(work, 'categoria')
    .select(['id', 'nome', 'natureza', 'raiz', 'fixa'])
    .where(isRecord('categoria', ref))
    .executeTakeFirst()

/** The entries of a category; a root has also those of the categories below it. */
const categoriaEntries = (scope: Scope, { id, natureza, raiz, fixa }: RazaoCategoria, days: RawBuilder<unknown>) => sql`
  from ${sql.table(natureza === 'receita' ? 'entrada' : 'saida')} l
  where id_cliente = ${scope.idCliente} and excluido_em is null and ${days} ${noEscopo(scope)}
    and ${fixa ? sql`categoria = ${raiz}` : sql`id_categoria = ${id}`}`

export interface RazaoTotals {
  saldoAnterior: Decimal
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal
  quantidade: number
}

/** The totals of a category's ledger, which starts with nothing on the first of January. */
export async function totalsOfCategoria(
  scope: Scope,
  categoria: RazaoCategoria,
  { inicio, fim }: Period,
): Promise<RazaoTotals> {
  const days = between(`${inicio.slice(0, 4)}-01-01`, fim)
  const inside = (sign: '>' | '<') =>
    sql`coalesce(abs(sum(valor) filter (where data >= ${inicio}::date and valor ${sql.raw(sign)} 0)), 0.00)`
  const [debits, credits] = categoria.natureza === 'receita' ? (['<', '>'] as const) : (['>', '<'] as const)
  const { rows } = await sql<RazaoTotals>`
    select coalesce(sum(valor) filter (where data < ${inicio}::date), 0.00) as "saldoAnterior", ${inside(debits)} as debitos,
      ${inside(credits)} as creditos, coalesce(sum(valor), 0.00) as saldo,
      count(*) filter (where data >= ${inicio}::date)::int as quantidade
    ${categoriaEntries(scope, categoria, days)}`.execute(scope.db)
  return rows[0] as RazaoTotals
}

export interface CategoriaLine {
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  /** positive when it adds to the category */
  valor: Decimal
  saldo: Decimal
  conta: string | null
}

/** The lines of a category's ledger in order, each with the balance after it and the name of its account. */
export async function linesOfCategoria(
  scope: Scope,
  categoria: RazaoCategoria,
  { inicio, fim, saldoAnterior }: Period & { saldoAnterior: Decimal },
  page?: { limit: number; offset: number },
): Promise<CategoriaLine[]> {
  const { rows } = await sql<CategoriaLine>`
    select linha.id, linha.uuid, data, descricao, valor, ${saldoAnterior}::numeric + soma as saldo, c.nome as conta
    from (
      select id, uuid, data, descricao, valor, id_conta_financeira,
        sum(valor) over (order by data, id rows unbounded preceding) as soma
      ${categoriaEntries(scope, categoria, between(inicio, fim))}
      order by data, id ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}
    ) linha
    left join conta_financeira c on c.id_cliente = ${scope.idCliente}
      and c.id = coalesce(id_conta_financeira, (select id from conta_financeira where id_cliente = ${scope.idCliente} and geral))
    order by data, linha.id`.execute(scope.db)
  return rows
}

/** The names of accounts, also of deleted ones. */
export async function namesOfContas({ db, idCliente }: Pick<Scope, 'db' | 'idCliente'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await from({ db, idCliente }, 'conta_financeira').select(['id', 'nome']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}
