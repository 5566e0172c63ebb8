import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** Sums are of one church, also for the platform; with a cost centre, of its entries alone. */
type Scope = Pick<Reading, 'db'> & { idCliente: number; idCentroCusto?: number | null | undefined }

const ofCentro = ({ idCentroCusto }: Scope) =>
  typeof idCentroCusto === 'number' ? sql`and id_centro_custo = ${idCentroCusto}` : sql``

/**
 * Living entries of both sides of the books between two days: `entrou` says which side, `valor` is negative in reversals.
 * All sums are made by the database, in exact decimals.
 */
const movements = (scope: Scope, inicio: DateOnly, fim: DateOnly) => sql`(
    select data, categoria, valor, true as entrou from entrada
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${ofCentro(scope)}
    union all
    select data, categoria, valor, false from saida
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${ofCentro(scope)}
  )`

/** What there was before a day: all income less all expense. */
const before = (scope: Scope, data: DateOnly) => sql<Decimal>`(
    coalesce((select sum(valor) from entrada
      where id_cliente = ${scope.idCliente} and excluido_em is null and data < ${data}::date ${ofCentro(scope)}), 0.00)
    - coalesce((select sum(valor) from saida
      where id_cliente = ${scope.idCliente} and excluido_em is null and data < ${data}::date ${ofCentro(scope)}), 0.00)
  )`

export interface Totais {
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** what there was before, and income less expense */
  saldo: Decimal
  quantidade: number
}

/** What came in and went out between two days, and the balance before and after. */
export async function totaisDoPeriodo(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<Totais> {
  const { rows } = await sql<Totais>`
    select "saldoAnterior", entradas, saidas, "saldoAnterior" + entradas - saidas as saldo, quantidade from (
      select ${before(scope, inicio)} as "saldoAnterior", count(*)::int as quantidade,
        coalesce(sum(valor) filter (where entrou), 0.00) as entradas,
        coalesce(sum(valor) filter (where not entrou), 0.00) as saidas
      from ${movements(scope, inicio, fim)} movimento
    ) totais`.execute(scope.db)
  return rows[0] as Totais
}

export interface TotalDaCategoria {
  tipo: 'entrada' | 'saida'
  categoria: number
  total: Decimal
  quantidade: number
}

/** What each category that has entries came to, the largest first. */
export async function totaisPorCategoria(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<TotalDaCategoria[]> {
  const { rows } = await sql<TotalDaCategoria>`
    select case when entrou then 'entrada' else 'saida' end as tipo, categoria, sum(valor) as total, count(*)::int as quantidade
    from ${movements(scope, inicio, fim)} movimento group by entrou, categoria order by entrou desc, total desc, categoria`.execute(
    scope.db,
  )
  return rows
}

export interface TotalDoCentro {
  tipo: 'entrada' | 'saida'
  /** null: the entries without one */
  idCentroCusto: number | null
  nome: string | null
  total: Decimal
  quantidade: number
}

/** What each cost centre that has entries came to, the largest first, those without one last. */
export async function totaisPorCentro(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<TotalDoCentro[]> {
  const of = (tabela: 'entrada' | 'saida') => sql`
    select ${sql.lit(tabela)} as tipo, id_centro_custo, sum(valor) as total, count(*)::int as quantidade
    from ${sql.table(tabela)}
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${ofCentro(scope)}
    group by id_centro_custo`
  const { rows } = await sql<TotalDoCentro>`
    select tipo, t.id_centro_custo as "idCentroCusto", c.nome, total, quantidade
    from (${of('entrada')} union all ${of('saida')}) t
    left join centro_custo c on c.id = t.id_centro_custo and c.id_cliente = ${scope.idCliente}
    order by tipo, c.id is null, total desc, c.id`.execute(scope.db)
  return rows
}

export interface TotaisDoMes extends Totais {
  /** 'AAAA-MM' */
  mes: string
  /** income less expense */
  resultado: Decimal
}

/** Every month between two days, oldest first, also those without entries; of the first and the last what is between. */
export async function totaisPorMes(scope: Scope, inicio: DateOnly, fim: DateOnly): Promise<TotaisDoMes[]> {
  const { rows } = await sql<TotaisDoMes>`
    with do_mes as (
      select date_trunc('month', data::timestamp) as mes, count(*)::int as quantidade,
        sum(valor) filter (where entrou) as entradas, sum(valor) filter (where not entrou) as saidas
      from ${movements(scope, inicio, fim)} movimento group by 1
    ), todos as (
      select mes, coalesce(entradas, 0.00) as entradas, coalesce(saidas, 0.00) as saidas,
        coalesce(entradas, 0.00) - coalesce(saidas, 0.00) as resultado, coalesce(quantidade, 0) as quantidade
      from generate_series(date_trunc('month', ${inicio}::timestamp), ${fim}::timestamp, interval '1 month') as mes
      left join do_mes using (mes)
    ), com_saldo as (
      select *, ${before(scope, inicio)} + sum(resultado) over (order by mes) as saldo from todos
    )
    select to_char(mes, 'YYYY-MM') as mes, saldo - resultado as "saldoAnterior", entradas, saidas, resultado, saldo, quantidade
    from com_saldo order by com_saldo.mes`.execute(scope.db)
  return rows
}
