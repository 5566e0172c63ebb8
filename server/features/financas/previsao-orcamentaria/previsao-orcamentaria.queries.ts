import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { fimDoMes } from '../lancamento/index.js'
import type { listarPrevisoesOrcamentariasInput, SituacaoPrevisao } from './previsao-orcamentaria.input.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'ano',
  'revisao',
  'motivo',
  'observacao',
  'aprovadaEm',
  'orgao',
  'ata',
  'registradaEm',
  'registradaPor',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Whether a later revision of the same year exists that meets a condition. */
const later = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from previsao_orcamentaria depois where depois.id_cliente = previsao_orcamentaria.id_cliente
    and depois.ano = previsao_orcamentaria.ano and depois.revisao > previsao_orcamentaria.revisao
    and depois.excluido_em is null ${condition})`

const substituida = later(sql`and depois.aprovada_em is not null`)
const states = [substituida.as('substituida'), later(sql``).as('revisada')] as const

/** The same as `situacaoPrevisao`, for the filter. */
const inSituation: Readonly<Record<SituacaoPrevisao, RawBuilder<boolean>>> = {
  Rascunho: sql<boolean>`(aprovada_em is null)`,
  'Em vigor': sql<boolean>`(aprovada_em is not null and not ${substituida})`,
  Substituída: sql<boolean>`(aprovada_em is not null and ${substituida})`,
}

/** The newest year and revision first by default. */
export function listar(work: Reading, input: z.output<typeof listarPrevisoesOrcamentariasInput>) {
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

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'previsao_orcamentaria')
    .select(columns)
    .select(states)
    .where(isRecord('previsao_orcamentaria', ref))
    .executeTakeFirst()

export type PrevisaoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The first matches for the global search. */
export function procurar(work: Reading, patterns: string[]) {
  let query = from(work, 'previsao_orcamentaria').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'ano', 'revisao'])
    .orderBy('ano', 'desc')
    .orderBy('revisao', 'desc')
    .limit(8)
    .execute()
}

/** The budget of a year that counts: the approved one with the highest revision. */
export const emVigor = (work: Scope, ano: number) =>
  from(work, 'previsao_orcamentaria')
    .select(['id', 'uuid', 'ano', 'revisao', 'aprovadaEm'])
    .where('ano', '=', ano)
    .where('aprovadaEm', 'is not', null)
    .where('excluidoEm', 'is', null)
    .orderBy('revisao', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The highest revision of a year, approved or not, and whether there is a draft; deleted ones do not count. */
export const revisoesDoAno = (work: Scope, ano: number) =>
  from(work, 'previsao_orcamentaria')
    .select(({ fn }) => [fn.max('revisao').as('ultima'), sql<boolean>`bool_or(aprovada_em is null)`.as('rascunho')])
    .where('ano', '=', ano)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()

/** A line of a budget. */
interface LinhaDaPrevisao {
  idPrevisao: number
  idCategoria: number
  uuidCategoria: string
  nome: string
  natureza: 'receita' | 'despesa'
  raiz: number
  fixa: boolean
  restrita: boolean
  idCentroCusto: number | null
  nomeCentro: string | null
  meses: Decimal[]
  total: Decimal
}

/** The lines of budgets with their categories, in the order of the chart. One statement. */
async function linhasDe({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<LinhaDaPrevisao[]> {
  const { rows } = await sql<LinhaDaPrevisao>`
    select p.id as "idPrevisao", c.id as "idCategoria", c.uuid as "uuidCategoria", c.nome, c.natureza, c.raiz, c.fixa, c.restrita,
      cc.id as "idCentroCusto", cc.nome as "nomeCentro", m.meses, m.total
    from previsao_orcamentaria p
    cross join lateral jsonb_array_elements(p.linhas) l
    cross join lateral (
      select array_agg(mes order by n) as meses, sum(mes::numeric(14, 2)) as total
      from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n)) m
    join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
    left join centro_custo cc on cc.uuid = (l->>'centro')::uuid and cc.id_cliente = p.id_cliente
    where p.id = any(${[...ids]}::int[])
    order by p.id, c.natureza desc, c.raiz, c.fixa desc, c.ordem, c.nome_ordem, c.id, cc.id is not null, cc.nome_ordem, cc.id`.execute(
    db,
  )
  return rows
}

/** `linhasDaPrevisao(ctx, id)` */
export const linhasDaPrevisao = groupedBy<LinhaDaPrevisao[]>(async (work, ids) => {
  const byBudget = Map.groupBy(await linhasDe(work, ids), ({ idPrevisao }) => idPrevisao)
  return ids.map((id) => byBudget.get(id) ?? [])
})

interface TotaisDaPrevisao {
  receitas: Decimal
  despesas: Decimal
  resultado: Decimal
}

/** `totaisDaPrevisao(ctx, id)`: what a budget plans for its year. */
export const totaisDaPrevisao = groupedBy<TotaisDaPrevisao>(async ({ db }, ids) => {
  const sum = (natureza: string) =>
    sql`coalesce(sum(mes::numeric(14, 2)) filter (where c.natureza = ${sql.lit(natureza)}), 0.00)`
  const { rows } = await sql<TotaisDaPrevisao & { id: number }>`
    select id, receitas, despesas, receitas - despesas as resultado from (
      select p.id, ${sum('receita')} as receitas, ${sum('despesa')} as despesas
      from previsao_orcamentaria p
      left join lateral jsonb_array_elements(p.linhas) l on true
      left join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
      left join lateral jsonb_array_elements_text(l->'meses') mes on true
      where p.id = any(${[...ids]}::int[]) group by p.id) x`.execute(db)
  const found = new Map(rows.map(({ id, ...totais }) => [id, totais]))
  return ids.map((id) => found.get(id) ?? null)
})

/** What is stored of a line. */
export interface LinhaGuardada {
  categoria: string
  centro: string | null
  meses: string[]
}

type OneChurch = Pick<Reading, 'db'> & { idCliente: number }

/** The months of a year by the uuid of the category: what was done. */
export async function realizadoPorMes(
  { db, idCliente }: OneChurch,
  ano: number,
): Promise<{ categoria: string; meses: Decimal[] }[]> {
  const of = (tabela: 'entrada' | 'saida', natureza: string) => sql`
    select ${sql.lit(natureza)} as natureza, categoria, id_categoria, extract(month from data)::int as mes, sum(valor) as valor
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null
      and data between ${`${ano}-01-01`}::date and ${`${ano}-12-31`}::date group by 1, 2, 3, 4`
  const { rows } = await sql<{ categoria: string; meses: Decimal[] }>`
    select c.uuid as categoria, array_agg(coalesce(r.valor, 0.00)::text order by m.mes) as meses
    from categoria c cross join generate_series(1, 12) m(mes)
    left join (${of('entrada', 'receita')} union all ${of('saida', 'despesa')}) r
      on r.natureza = c.natureza and r.categoria = c.raiz and r.mes = m.mes
        and case when c.fixa then r.id_categoria is null else r.id_categoria = c.id end
    where c.id_cliente = ${idCliente} and c.excluido_em is null
    group by c.uuid having bool_or(r.valor <> 0)`.execute(db)
  return rows
}

/** Lines with each amount changed by a percentage, rounded to the cent; nothing goes below zero. */
export async function reajustadas(
  { db }: Pick<Scope, 'db'>,
  linhas: readonly LinhaGuardada[],
  ajuste: Decimal,
): Promise<LinhaGuardada[]> {
  const { rows } = await sql<{ linhas: LinhaGuardada[] | null }>`
    select jsonb_agg(jsonb_build_object('categoria', l->'categoria', 'centro', l->'centro', 'meses', (
      select jsonb_agg(greatest(round(mes::numeric * (100 + ${ajuste}::numeric) / 100, 2), 0.00)::text order by n)
      from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n))) order by lugar) as linhas
    from jsonb_array_elements(${JSON.stringify(linhas)}::jsonb) with ordinality y(l, lugar)`.execute(db)
  return rows[0]?.linhas ?? []
}

/** The categories and cost centres that lines name, by id and by uuid. */
export async function registrosDe(work: Scope, tabela: 'categoria' | 'centro_custo'): Promise<Map<string, string>> {
  const rows = await from(work, tabela as 'categoria')
    .select(['id', 'uuid'])
    .where('excluidoEm', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, uuid }) => [
      [String(id), uuid],
      [uuid, uuid],
    ]),
  )
}

/** The id of the record that a question names by id or uuid; null when this church has none. It takes no lock. */
export async function idQueSeLe(
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

/** A line of the budget's execution, or a sum of lines. */
export interface LinhaDaExecucao {
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

/**
 * What a budget plans and what was done, for each category, in a month and from January until its end; of one cost centre,
 * or of all. Restricted funds are apart. One statement.
 * @param idPrevisao null: nothing is planned
 */
export async function execucao(
  { db, idCliente }: OneChurch,
  {
    idPrevisao,
    ano,
    mes,
    idCentroCusto,
  }: { idPrevisao: number | null; ano: number; mes: number; idCentroCusto: number | null },
): Promise<LinhaDaExecucao[]> {
  const first = `${ano}-${String(mes).padStart(2, '0')}-01`
  const last = fimDoMes(first.slice(0, 7))
  const zero = sql`0.00::numeric`
  const done = (tabela: 'entrada' | 'saida') => sql`
    select ${sql.lit(tabela)}, categoria, id_categoria, ${zero}, coalesce(sum(valor) filter (where data >= ${first}::date), 0.00),
      ${zero}, sum(valor), ${zero}
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data between ${`${ano}-01-01`}::date and ${last}::date
      ${idCentroCusto === null ? sql`` : sql`and id_centro_custo = ${idCentroCusto}`}
    group by 2, 3`
  const { rows } = await sql<LinhaDaExecucao>`
    with cada(tipo, categoria, id_categoria, previsto_mes, realizado_mes, previsto, realizado, previsto_ano) as (
      select case c.natureza when 'receita' then 'entrada' else 'saida' end, c.raiz, case when c.fixa then null else c.id end,
        coalesce(sum(valor) filter (where n = ${mes}), 0.00), ${zero}, coalesce(sum(valor) filter (where n <= ${mes}), 0.00), ${zero}, sum(valor)
      from previsao_orcamentaria p
      cross join lateral jsonb_array_elements(p.linhas) l
      cross join lateral (
        select mes::numeric(14, 2) as valor, n from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n)) m
      join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
      left join centro_custo cc on cc.uuid = (l->>'centro')::uuid and cc.id_cliente = p.id_cliente
      where p.id_cliente = ${idCliente} and p.id = ${idPrevisao}::int
        ${idCentroCusto === null ? sql`` : sql`and cc.id = ${idCentroCusto}`}
      group by 1, 2, 3
      union all ${done('entrada')} union all ${done('saida')}
    ), folha as (
      select cada.tipo, cada.categoria, cada.id_categoria, coalesce(c.restrita, raiz.restrita, false) as restrito,
        sum(previsto_mes) as previsto_mes, sum(realizado_mes) as realizado_mes, sum(previsto) as previsto,
        sum(realizado) as realizado, sum(previsto_ano) as previsto_ano
      from cada
      left join categoria c on c.id = cada.id_categoria and c.id_cliente = ${idCliente}
      left join categoria raiz on raiz.fixa and raiz.raiz = cada.categoria and raiz.id_cliente = ${idCliente}
        and raiz.natureza = case cada.tipo when 'entrada' then 'receita' else 'despesa' end
      group by 1, 2, 3, 4
    ), soma as (
      select tipo, restrito, categoria, id_categoria, 2 - grouping(categoria) - grouping(id_categoria) as nivel,
        sum(previsto_mes) as previsto_mes, sum(realizado_mes) as realizado_mes, sum(previsto) as previsto,
        sum(realizado) as realizado, sum(previsto_ano) as previsto_ano
      from folha group by grouping sets (
        (tipo), (tipo, restrito), (tipo, restrito, categoria), (tipo, restrito, categoria, id_categoria))
      union all
      select null, restrito, null, null, 0, sum(sinal * previsto_mes), sum(sinal * realizado_mes), sum(sinal * previsto),
        sum(sinal * realizado), sum(sinal * previsto_ano)
      from (select *, case tipo when 'entrada' then 1 else -1 end as sinal from folha) f
      group by grouping sets ((), (restrito))
    )
    select s.tipo, s.restrito, s.nivel, s.categoria, s.id_categoria as "idCategoria", c.nome as "nomePropria",
      coalesce(c.id, raiz.id) as registro, coalesce(s.previsto_mes, 0.00) as "previstoMes",
      coalesce(s.realizado_mes, 0.00) as "realizadoMes", coalesce(s.previsto, 0.00) as previsto,
      coalesce(s.realizado, 0.00) as realizado, coalesce(s.realizado - s.previsto, 0.00) as diferenca,
      case when s.previsto > 0 then round(s.realizado * 100 / s.previsto, 2) end as percentual,
      coalesce(s.previsto_ano, 0.00) as "previstoAno"
    from soma s
    left join categoria c on c.id = s.id_categoria and c.id_cliente = ${idCliente}
    left join categoria raiz on raiz.fixa and raiz.raiz = s.categoria and raiz.id_cliente = ${idCliente}
      and raiz.natureza = case s.tipo when 'entrada' then 'receita' else 'despesa' end
    order by s.restrito nulls last, s.tipo nulls last, s.nivel = 0, s.categoria, s.nivel, c.id is not null, c.ordem, c.nome_ordem, c.id`.execute(
    db,
  )
  return rows
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
export async function saldoDaCategoria(
  { db, idCliente }: OneChurch,
  idPrevisao: number,
  { categoria, idCategoria, data, valor, idSaida }: Despesa,
): Promise<{ nome: string; previsto: Decimal; realizado: Decimal; excesso: Decimal } | undefined> {
  const ano = data.slice(0, 4)
  const { rows } = await sql<{ nome: string; previsto: Decimal; realizado: Decimal; excesso: Decimal }>`
    with linha as (
      select c.id, c.fixa, c.nome, (select sum(mes::numeric(14, 2)) from jsonb_array_elements_text(l->'meses') mes) as valor
      from previsao_orcamentaria p cross join lateral jsonb_array_elements(p.linhas) l
      join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
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
        where s.id_cliente = ${idCliente} and s.excluido_em is null and s.data between ${`${ano}-01-01`}::date and ${`${ano}-12-31`}::date
          and s.categoria = ${categoria} and (not so_ela or s.id_categoria = ${idCategoria}::int)
          and s.id is distinct from ${idSaida}::int), 0.00) as realizado
      from alvo) x`.execute(db)
  return rows[0]
}
