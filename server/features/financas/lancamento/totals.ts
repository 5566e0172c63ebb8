import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/**
 * The totals are always of one church, also for the platform's administrator. With a cost centre, they contain only the
 * entries of that cost centre.
 */
type Scope = Pick<Reading, 'db'> & { idCliente: number; idCentroCusto?: number | null | undefined }

const ofCentro = ({ idCentroCusto }: Scope) =>
  typeof idCentroCusto === 'number' ? sql`and id_centro_custo = ${idCentroCusto}` : sql``

/**
 * Income and expenses between two days, without deleted ones. `entrou` is true for income; `valor` is negative in
 * reversals. The database computes all sums, in exact decimals.
 */
const movements = (scope: Scope, inicio: DateOnly, fim: DateOnly) => sql`(
    select data, categoria, valor, true as entrou from entrada
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${ofCentro(scope)}
    union all
    select data, categoria, valor, false from saida
    where id_cliente = ${scope.idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date ${ofCentro(scope)}
  )`

/** The balance before a day: all income minus all expenses. */
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
  /** opening balance plus income minus expenses */
  saldo: Decimal
  quantidade: number
}

/** Income and expenses between two days, and the balance before and after. */
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

/** The total of each category with entries, largest first. */
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
  /** null: entries without a cost centre */
  idCentroCusto: number | null
  nome: string | null
  total: Decimal
  quantidade: number
}

/** The total of each cost centre with entries, largest first; entries without a cost centre come last. */
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
  /** income minus expenses */
  resultado: Decimal
}

/**
 * Every month between two days, oldest first, including months without entries. Days outside the period are not
 * counted.
 */
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
