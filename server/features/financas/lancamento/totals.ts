import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** Sums are of one church, also for the platform. */
type Scope = Pick<Reading, 'db'> & { idCliente: number }

/**
 * Living entries of both sides of the books between two days: `entrou` says which side, `valor` is negative in reversals.
 * All sums are made by the database, in exact decimals.
 */
const movements = (idCliente: number, inicio: DateOnly, fim: DateOnly) => sql`(
    select data, valor, true as entrou from entrada
    where id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date
    union all
    select data, valor, false from saida
    where id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date
  )`

/** What there was before a day: all income less all expense. */
const before = (idCliente: number, data: DateOnly) => sql<Decimal>`(
    coalesce((select sum(valor) from entrada
      where id_cliente = ${idCliente} and excluido_em is null and data < ${data}::date), 0.00)
    - coalesce((select sum(valor) from saida
      where id_cliente = ${idCliente} and excluido_em is null and data < ${data}::date), 0.00)
  )`

export interface TotaisDoMes {
  /** 'AAAA-MM' */
  mes: string
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** income less expense */
  resultado: Decimal
  saldo: Decimal
  quantidade: number
}

/** Every month between two days, oldest first, also those without entries. @param inicio first day of a month @param fim last day of one */
export async function totaisPorMes({ db, idCliente }: Scope, inicio: DateOnly, fim: DateOnly): Promise<TotaisDoMes[]> {
  const { rows } = await sql<TotaisDoMes>`
    with do_mes as (
      select date_trunc('month', data::timestamp) as mes, count(*)::int as quantidade,
        sum(valor) filter (where entrou) as entradas, sum(valor) filter (where not entrou) as saidas
      from ${movements(idCliente, inicio, fim)} movimento group by 1
    ), todos as (
      select mes, coalesce(entradas, 0.00) as entradas, coalesce(saidas, 0.00) as saidas,
        coalesce(entradas, 0.00) - coalesce(saidas, 0.00) as resultado, coalesce(quantidade, 0) as quantidade
      from generate_series(${inicio}::timestamp, ${fim}::timestamp, interval '1 month') as mes
      left join do_mes using (mes)
    ), com_saldo as (
      select *, ${before(idCliente, inicio)} + sum(resultado) over (order by mes) as saldo from todos
    )
    select to_char(mes, 'YYYY-MM') as mes, saldo - resultado as "saldoAnterior", entradas, saidas, resultado, saldo, quantidade
    from com_saldo order by com_saldo.mes`.execute(db)
  return rows
}
