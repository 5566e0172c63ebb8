import { sql } from 'kysely'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { type CategoriaTotal, type CentroTotal, type ContaTotals, contasBetween } from '../lancamento/index.js'
import type { LineRow } from './livro-caixa.queries.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** A month, 'AAAA-MM', with the balance before its first day. */
export interface OpenMonth {
  mes: string
  saldoAnterior: Decimal
}

/** Rows of several months: each says which month it belongs to. */
type OfMonth<Row> = Row & { mes: string }

/** The entries of one kind in the month `m.mes`, without deleted ones. */
const entries = ({ idCliente }: Scope, tabela: 'entrada' | 'saida', columns: string) => sql`
  select ${sql.lit(tabela)} as tipo, ${sql.raw(columns)} from ${sql.table(tabela)}
  where id_cliente = ${idCliente} and excluido_em is null
    and data >= (m.mes || '-01')::date and data < ((m.mes || '-01')::date + interval '1 month')::date`

/** The accounts that begin in the month `m.mes`, after its first day, whose opening balances are in the balance before. */
const openings = ({ idCliente }: Scope) => sql`
  select 'saldoInicial', 0, id, uuid, data_saldo_inicial, 'Saldo inicial: ' || nome, 0, null::int, saldo_inicial, saldo_inicial
  from conta_financeira where id_cliente = ${idCliente} and excluido_em is null and saldo_inicial <> 0
    and data_saldo_inicial > (m.mes || '-01')::date and data_saldo_inicial < ((m.mes || '-01')::date + interval '1 month')::date`

const months = (meses: readonly OpenMonth[]) => sql`
  unnest((select ${meses.map(({ mes }) => mes)}::text[]), (select ${meses.map(({ saldoAnterior }) => saldoAnterior)}::numeric[])) as m(mes, anterior)`

/** One page of the lines of each month, in order, each with the balance after it. One statement. */
export async function linesOfMonths(
  scope: Scope,
  meses: readonly OpenMonth[],
  { limit, offset }: { limit: number; offset: number },
): Promise<OfMonth<LineRow>[]> {
  const of = (tabela: 'entrada' | 'saida', effect: string) =>
    entries(scope, tabela, `1 as lugar, id, uuid, data, descricao, categoria, id_categoria, valor, ${effect} as efeito`)
  const { rows } = await sql<OfMonth<LineRow>>`
    select m.mes, l.tipo, l.id, l.uuid, l.data, l.descricao, l.categoria, propria.nome as "nomePropria", l.valor, l.saldo from ${months(meses)} cross join lateral (
      select tipo, lugar, id, uuid, data, descricao, categoria, id_categoria, valor,
        m.anterior + sum(efeito) over (order by data, lugar, tipo, id rows unbounded preceding) as saldo
      from (${of('entrada', 'valor')} union all ${of('saida', '-valor')} union all ${openings(scope)}) linha
      order by data, lugar, tipo, id limit ${limit} offset ${offset}) l
    left join categoria propria on propria.id = l.id_categoria and propria.id_cliente = ${scope.idCliente}
    order by m.mes, l.data, l.lugar, l.tipo, l.id`.execute(scope.db)
  return rows
}

/** The categories of each month that have entries, the largest first. One statement. */
export async function categoriasOfMonths(
  scope: Scope,
  meses: readonly OpenMonth[],
): Promise<OfMonth<CategoriaTotal>[]> {
  const { rows } = await sql<OfMonth<CategoriaTotal>>`
    select m.mes, tipo, categoria, sum(valor) as total, count(*)::int as quantidade
    from ${months(meses)} cross join lateral (
      ${entries(scope, 'entrada', 'categoria, valor')} union all ${entries(scope, 'saida', 'categoria, valor')}) linha
    group by m.mes, tipo, categoria order by m.mes, tipo, total desc, categoria`.execute(scope.db)
  return rows
}

/** The cost centres of each month that have entries, the largest first; entries without one come last. One statement. */
export async function centrosOfMonths(scope: Scope, meses: readonly OpenMonth[]): Promise<OfMonth<CentroTotal>[]> {
  const columns = 'id_centro_custo, valor'
  const { rows } = await sql<OfMonth<CentroTotal>>`
    select m.mes, tipo, c.id as "idCentroCusto", c.nome, sum(valor) as total, count(*)::int as quantidade
    from ${months(meses)} cross join lateral (
      ${entries(scope, 'entrada', columns)} union all ${entries(scope, 'saida', columns)}) linha
    left join centro_custo c on c.id = linha.id_centro_custo and c.id_cliente = ${scope.idCliente}
    group by m.mes, tipo, c.id, c.nome order by m.mes, tipo, c.id is null, total desc, c.id`.execute(scope.db)
  return rows
}

/** The accounts in each month, by name. One statement. */
export async function contasOfMonths(scope: Scope, meses: readonly OpenMonth[]): Promise<OfMonth<ContaTotals>[]> {
  const [inicio, fim] = [sql`(m.mes || '-01')::date`, sql`((m.mes || '-01')::date + interval '1 month - 1 day')::date`]
  const { rows } = await sql<OfMonth<ContaTotals>>`
    select m.mes, c.* from ${months(meses)} cross join lateral (${contasBetween(scope.idCliente, inicio, fim)}) c
    order by m.mes, c.lugar`.execute(scope.db)
  return rows
}
