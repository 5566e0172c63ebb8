import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { mergedInto } from '../categoria/index.js'
import { endOfMonth } from '../lancamento/index.js'

type OneChurch = Pick<Reading, 'db'> & { idCliente: number }

/** A line of the budget's execution, or a sum of lines. */
export interface ExecucaoLine {
  /** the cost centre, when each has lines of its own; null: none, or all of them */
  centro: number | null
  nomeCentro: string | null
  /** null: income minus expenses */
  tipo: 'entrada' | 'saida' | null
  /** null: of all funds */
  restrito: boolean | null
  /** 0: a sum; 1: a root with all below it; 2: one of those below it, or what has only the root */
  nivel: number
  categoria: number | null
  idCategoria: number | null
  nomePropria: string | null
  registro: number | null
  previstoMes: Decimal
  realizadoMes: Decimal
  previsto: Decimal
  realizado: Decimal
  diferenca: Decimal
  /** what was done as percent of what was planned until the month; null when nothing was planned */
  percentual: Decimal | null
  previstoAno: Decimal
}

interface Slice {
  /** null: nothing is planned */
  idPrevisao: number | null
  ano: number
  mes: number
  /** one cost centre; null: all together; 'cada': each apart, by name, and last what has none */
  centro: number | 'cada' | null
}

/**
 * What a budget plans and what was done, for each category, in a month and from January until its end; of one cost centre,
 * of all, or of each. Restricted funds are apart. What is of a merged category counts as that of the one it went into.
 * One statement.
 */
export async function execucao(
  { db, idCliente }: OneChurch,
  { idPrevisao, ano, mes, centro }: Slice,
): Promise<ExecucaoLine[]> {
  const apart = centro === 'cada'
  const one = typeof centro === 'number' ? centro : null
  const of = (column: string) => (apart ? sql.ref(column) : sql`null::int`)
  const each = apart ? sql`centro, ` : sql``
  const first = `${ano}-${String(mes).padStart(2, '0')}-01`
  const last = endOfMonth(first.slice(0, 7))
  const zero = sql`0.00::numeric`
  const done = (tabela: 'entrada' | 'saida') => sql`
    select ${of('id_centro_custo')}, ${sql.lit(tabela)}, categoria, id_categoria, ${zero}, coalesce(sum(valor) filter (where data >= ${first}::date), 0.00),
      ${zero}, sum(valor), ${zero}
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data between ${`${ano}-01-01`}::date and ${last}::date
      ${one === null ? sql`` : sql`and id_centro_custo = ${one}`}
    group by 1, 3, 4`
  // each column of `cada` has its name in its select: Citus forgets names that stand after that of the query
  const { rows } = await sql<ExecucaoLine>`
    with cada as (
      select ${of('cc.id')} as centro, case c.natureza when 'receita' then 'entrada' else 'saida' end as tipo, c.raiz as categoria,
        case when c.fixa then null else c.id end as id_categoria, coalesce(sum(valor) filter (where n = ${mes}), 0.00) as previsto_mes,
        ${zero} as realizado_mes, coalesce(sum(valor) filter (where n <= ${mes}), 0.00) as previsto, ${zero} as realizado,
        sum(valor) as previsto_ano
      from previsao_orcamentaria p
      cross join lateral jsonb_array_elements(p.linhas) l
      cross join lateral (
        select mes::numeric(14, 2) as valor, n from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n)) m
      join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
      left join centro_custo cc on cc.uuid = (l->>'centro')::uuid and cc.id_cliente = p.id_cliente
      where p.id_cliente = ${idCliente} and p.id = ${idPrevisao}::int
        ${one === null ? sql`` : sql`and cc.id = ${one}`}
      group by 1, 2, 3, 4
      union all ${done('entrada')} union all ${done('saida')}
    ), atual as (
      select cada.centro, cada.tipo, coalesce(d.raiz, cada.categoria) as categoria,
        case when d.id is null then cada.id_categoria when not d.fixa then d.id end as id_categoria,
        previsto_mes, realizado_mes, previsto, realizado, previsto_ano
      from cada
      left join categoria a on a.id = cada.id_categoria and a.id_cliente = ${idCliente}
      left join categoria d on d.id_cliente = ${idCliente} and ${mergedInto('a', 'd')}
    ), folha as (
      select cada.centro, cada.tipo, cada.categoria, cada.id_categoria, coalesce(c.restrita, raiz.restrita, false) as restrito,
        sum(previsto_mes) as previsto_mes, sum(realizado_mes) as realizado_mes, sum(previsto) as previsto,
        sum(realizado) as realizado, sum(previsto_ano) as previsto_ano
      from atual cada
      left join categoria c on c.id = cada.id_categoria and c.id_cliente = ${idCliente}
      left join categoria raiz on raiz.fixa and raiz.raiz = cada.categoria and raiz.id_cliente = ${idCliente}
        and raiz.natureza = case cada.tipo when 'entrada' then 'receita' else 'despesa' end
      group by 1, 2, 3, 4, 5
    ), soma as (
      select ${of('centro')} as centro, tipo, restrito, categoria, id_categoria, 2 - grouping(categoria) - grouping(id_categoria) as nivel,
        sum(previsto_mes) as previsto_mes, sum(realizado_mes) as realizado_mes, sum(previsto) as previsto,
        sum(realizado) as realizado, sum(previsto_ano) as previsto_ano
      from folha group by grouping sets (
        (${each}tipo), (${each}tipo, restrito), (${each}tipo, restrito, categoria), (${each}tipo, restrito, categoria, id_categoria))
      union all
      select ${of('centro')}, null, restrito, null, null, 0, sum(sinal * previsto_mes), sum(sinal * realizado_mes), sum(sinal * previsto),
        sum(sinal * realizado), sum(sinal * previsto_ano)
      from (select *, case tipo when 'entrada' then 1 else -1 end as sinal from folha) f
      group by grouping sets (${apart ? sql`(centro)` : sql`()`}, (${each}restrito))
    )
    select s.centro, cc.nome as "nomeCentro", s.tipo, s.restrito, s.nivel, s.categoria, s.id_categoria as "idCategoria", c.nome as "nomePropria",
      coalesce(c.id, raiz.id) as registro, coalesce(s.previsto_mes, 0.00) as "previstoMes",
      coalesce(s.realizado_mes, 0.00) as "realizadoMes", coalesce(s.previsto, 0.00) as previsto,
      coalesce(s.realizado, 0.00) as realizado, coalesce(s.realizado - s.previsto, 0.00) as diferenca,
      case when s.previsto > 0 then round(s.realizado * 100 / s.previsto, 2) end as percentual,
      coalesce(s.previsto_ano, 0.00) as "previstoAno"
    from soma s
    left join centro_custo cc on cc.id = s.centro and cc.id_cliente = ${idCliente}
    left join categoria c on c.id = s.id_categoria and c.id_cliente = ${idCliente}
    left join categoria raiz on raiz.fixa and raiz.raiz = s.categoria and raiz.id_cliente = ${idCliente}
      and raiz.natureza = case s.tipo when 'entrada' then 'receita' else 'despesa' end
    order by cc.nome_ordem, s.centro, s.restrito nulls last, s.tipo nulls last, s.nivel = 0, s.categoria, s.nivel, c.id is not null, c.ordem, c.nome_ordem, c.id`.execute(
    db,
  )
  return rows
}

/** What is planned for one category between two days. */
export interface PlannedOfCategoria {
  tipo: 'entrada' | 'saida'
  categoria: number
  /** null: for the root itself */
  idCategoria: number | null
  nomePropria: string | null
  previsto: Decimal
  /** of all categories of the same `tipo` */
  doTipo: Decimal
  /** the category that it was merged into */
  destino: Pick<PlannedOfCategoria, 'categoria' | 'idCategoria' | 'nomePropria'> | null
}

/** The approved budgets of some months, and what they plan for them. */
export interface Planned {
  /** one of each year, oldest first */
  previsoes: { ano: number; revisao: number }[]
  /** in the order of the chart */
  linhas: PlannedOfCategoria[]
}

/**
 * What is planned for whole months.
 * @param inicio the first day of the first month
 * @param fim the last day of the last month
 * @returns null when one of the years has no approved budget: a sum without it would not be what was planned
 */
export async function plannedBetween(
  { db, idCliente }: OneChurch,
  inicio: DateOnly,
  fim: DateOnly,
): Promise<Planned | null> {
  const [primeiro, last] = [Number(inicio.slice(0, 4)), Number(fim.slice(0, 4))]
  const valid = sql`
    select distinct on (ano) id, id_cliente, ano, revisao, linhas from previsao_orcamentaria
    where id_cliente = ${idCliente} and ano between ${primeiro} and ${last} and aprovada_em is not null and excluido_em is null
    order by ano, revisao desc`
  const { rows: previsoes } = await sql<Planned['previsoes'][number]>`
    select ano, revisao from (${valid}) p order by ano`.execute(db)
  if (previsoes.length < last - primeiro + 1) return null
  const { rows: linhas } = await sql<PlannedOfCategoria>`
    select case c.natureza when 'receita' then 'entrada' else 'saida' end as tipo, c.raiz as categoria,
      case when c.fixa then null else c.id end as "idCategoria", case when c.fixa then null else c.nome end as "nomePropria",
      sum(mes::numeric(14, 2)) as previsto, sum(sum(mes::numeric(14, 2))) over (partition by c.natureza) as "doTipo",
      case when d.id is not null then json_build_object('categoria', d.raiz, 'idCategoria', case when d.fixa then null else d.id end,
        'nomePropria', case when d.fixa then null else d.nome end) end as destino
    from (${valid}) p
    cross join lateral jsonb_array_elements(p.linhas) l
    cross join lateral jsonb_array_elements_text(l->'meses') with ordinality x(mes, n)
    join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
    left join categoria d on d.id_cliente = c.id_cliente and ${mergedInto('c', 'd')}
    where make_date(p.ano, n::int, 1) between ${inicio}::date and ${fim}::date
    group by c.id, c.natureza, c.raiz, c.fixa, c.nome, c.ordem, c.nome_ordem, d.id, d.raiz, d.fixa, d.nome
    having sum(mes::numeric(14, 2)) <> 0
    order by c.natureza desc, c.raiz, c.fixa desc, c.ordem, c.nome_ordem, c.id`.execute(db)
  return { previsoes, linhas }
}

interface Despesa {
  categoria: number
  idCategoria: number | null
  data: DateOnly
  valor: Decimal
  /** an expense that is edited and counts with its new amount */
  idSaida: number | null
}

/**
 * What is planned for an expense's category in its year, and what was spent. A category without a line of its own counts
 * for its root, with all that is below it; undefined when nothing is planned for that either.
 */
export async function saldoOfCategoria(
  { db, idCliente }: OneChurch,
  idPrevisao: number,
  { categoria, idCategoria, data, valor, idSaida }: Despesa,
): Promise<{ nome: string; previsto: Decimal; realizado: Decimal; excesso: Decimal } | undefined> {
  const ano = data.slice(0, 4)
  const { rows } = await sql<{ nome: string; previsto: Decimal; realizado: Decimal; excesso: Decimal }>`
    with linha as (
      select c.id, c.fixa, c.nome, (select sum(mes::numeric(14, 2)) from jsonb_array_elements_text(l->'meses') mes) as valor
      from previsao_orcamentaria p cross join lateral jsonb_array_elements(p.linhas) l
      join categoria posta on posta.uuid = (l->>'categoria')::uuid and posta.id_cliente = p.id_cliente
      left join categoria destino on destino.id_cliente = p.id_cliente and ${mergedInto('posta', 'destino')}
      join categoria c on c.id = coalesce(destino.id, posta.id) and c.id_cliente = p.id_cliente
      where p.id_cliente = ${idCliente} and p.id = ${idPrevisao} and c.natureza = 'despesa' and c.raiz = ${categoria}
    ), propria as (
      select min(nome) as nome, sum(valor) as previsto from linha where id = ${idCategoria}::int and not fixa
    ), raiz as (
      select (select nome from categoria where id_cliente = ${idCliente} and fixa and natureza = 'despesa' and raiz = ${categoria}) as nome,
        sum(valor) as previsto from linha
    ), alvo as (
      select nome, previsto, true as so_ela from propria where previsto is not null
      union all
      select nome, previsto, false from raiz where previsto is not null and not exists (select from propria where previsto is not null)
    )
    select nome, previsto, realizado, realizado + ${valor}::numeric - previsto as excesso from (
      select nome, previsto, coalesce((
        select sum(s.valor) from saida s
        left join categoria a on a.id = s.id_categoria and a.id_cliente = s.id_cliente
        left join categoria d on d.id_cliente = s.id_cliente and ${mergedInto('a', 'd')}
        where s.id_cliente = ${idCliente} and s.excluido_em is null and s.data between ${`${ano}-01-01`}::date and ${`${ano}-12-31`}::date
          and coalesce(d.raiz, s.categoria) = ${categoria}
          and (not so_ela or case when d.id is null then s.id_categoria when not d.fixa then d.id end = ${idCategoria}::int)
          and s.id is distinct from ${idSaida}::int), 0.00) as realizado
      from alvo) x`.execute(db)
  return rows[0]
}

/** The id of the record that a question names by id or uuid; null when this church has none. It takes no lock. */
export async function readableId(
  work: OneChurch,
  tabela: 'categoria' | 'saida',
  ref: RecordRef,
): Promise<number | null> {
  const row = await from(work, tabela as 'categoria')
    .select('id')
    .where(isRecord(tabela as 'categoria', ref))
    .executeTakeFirst()
  return row?.id ?? null
}
