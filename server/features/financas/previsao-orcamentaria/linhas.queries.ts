import { sql } from 'kysely'
import type { Decimal } from '../../../../schema/rules/money.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { withMerged } from '../categoria/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** A line of a budget. */
interface PrevisaoLine {
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

const ofIgreja = ({ idCliente }: Scope) => (idCliente === null ? sql`true` : sql`p.id_cliente = ${idCliente}`)

/** The lines of budgets with their categories, in the order of the chart. One statement. */
async function linesOf(work: Scope, ids: readonly number[]): Promise<PrevisaoLine[]> {
  const { rows } = await sql<PrevisaoLine>`
    select p.id as "idPrevisao", c.id as "idCategoria", c.uuid as "uuidCategoria", c.nome, c.natureza, c.raiz, c.fixa, c.restrita,
      cc.id as "idCentroCusto", cc.nome as "nomeCentro", m.meses, m.total
    from previsao_orcamentaria p
    cross join lateral jsonb_array_elements(p.linhas) l
    cross join lateral (
      select array_agg(mes order by n) as meses, sum(mes::numeric(14, 2)) as total
      from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n)) m
    join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
    left join centro_custo cc on cc.uuid = (l->>'centro')::uuid and cc.id_cliente = p.id_cliente
    where ${ofIgreja(work)} and p.id = any(${[...ids]}::int[])
    order by p.id, c.natureza desc, c.raiz, c.fixa desc, c.ordem, c.nome_ordem, c.id, cc.id is not null, cc.nome_ordem, cc.id`.execute(
    work.db,
  )
  return rows
}

/** `linesOfPrevisao(ctx, id)` */
export const linesOfPrevisao = groupedBy<PrevisaoLine[]>(async (work, ids) => {
  const byBudget = Map.groupBy(await linesOf(work, ids), ({ idPrevisao }) => idPrevisao)
  return ids.map((id) => byBudget.get(id) ?? [])
})

interface PrevisaoTotals {
  receitas: Decimal
  despesas: Decimal
  resultado: Decimal
}

/** `totalsOfPrevisao(ctx, id)`: what a budget plans for its year. */
export const totalsOfPrevisao = groupedBy<PrevisaoTotals>(async (work, ids) => {
  const sum = (natureza: string) =>
    sql`coalesce(sum(mes::numeric(14, 2)) filter (where c.natureza = ${sql.lit(natureza)}), 0.00)`
  const { rows } = await sql<PrevisaoTotals & { id: number }>`
    select id, receitas, despesas, receitas - despesas as resultado from (
      select p.id, ${sum('receita')} as receitas, ${sum('despesa')} as despesas
      from previsao_orcamentaria p
      left join lateral jsonb_array_elements(p.linhas) l on true
      left join categoria c on c.uuid = (l->>'categoria')::uuid and c.id_cliente = p.id_cliente
      left join lateral jsonb_array_elements_text(l->'meses') mes on true
      where ${ofIgreja(work)} and p.id = any(${[...ids]}::int[]) group by p.id) x`.execute(work.db)
  const found = new Map(rows.map(({ id, ...totais }) => [id, totais]))
  return ids.map((id) => found.get(id) ?? null)
})

/** What is stored of a line. */
export interface StoredLine {
  categoria: string
  centro: string | null
  meses: readonly string[]
}

type OneChurch = Pick<Reading, 'db'> & { idCliente: number }

/** The months of a year by the uuid of the category: what was done. */
export async function realisedByMonth(
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
export async function adjustedLines(
  { db }: Pick<Scope, 'db'>,
  linhas: readonly StoredLine[],
  adjustment: Decimal,
): Promise<StoredLine[]> {
  const { rows } = await sql<{ linhas: StoredLine[] | null }>`
    select jsonb_agg(jsonb_build_object('categoria', l->'categoria', 'centro', l->'centro', 'meses', (
      select jsonb_agg(greatest(round(mes::numeric * (100 + ${adjustment}::numeric) / 100, 2), 0.00)::text order by n)
      from jsonb_array_elements_text(l->'meses') with ordinality x(mes, n))) order by lugar) as linhas
    from jsonb_array_elements(${JSON.stringify(linhas)}::jsonb) with ordinality y(l, lugar)`.execute(db)
  return rows[0]?.linhas ?? []
}

/** Lines with the categories that merged ones went into. */
export async function followingJuncoes(work: OneChurch, linhas: readonly StoredLine[]): Promise<StoredLine[]> {
  const { rows } = await sql<{ linhas: StoredLine[] }>`
    select ${withMerged(sql`${JSON.stringify(linhas)}::jsonb`, work)} as linhas`.execute(work.db)
  return rows[0]?.linhas ?? []
}

/** The categories and cost centres that lines name, by id and by uuid. */
export async function registrosOf(work: Scope, tabela: 'categoria' | 'centro_custo'): Promise<Map<string, string>> {
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
