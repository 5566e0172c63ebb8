import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { contasSince, noEscopo, type TotalsScope, transferred } from '../lancamento/index.js'

/**
 * One line in the cash book: an entry, the opening balance of an account that begins within the period or, in the book of
 * one account, a transfer.
 */
export interface LineRow {
  tipo: 'entrada' | 'saida' | 'saldoInicial' | 'transferencia'
  /** of the entry, the account or the transfer */
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  /** 0 for an opening balance and a transfer */
  categoria: number
  /** the name of the church's own category; null: only the root */
  nomePropria: string | null
  /** the amount; negative in a reversal, and in a transfer to another account */
  valor: Decimal
  /** the balance after this line */
  saldo: Decimal
}

/**
 * The lines between two days in order, each with the balance after it. The opening balances of the first day are in the
 * balance before it, as in the totals.
 */
export async function linesOf(
  scope: TotalsScope,
  { inicio, fim, saldoAnterior }: { inicio: DateOnly; fim: DateOnly; saldoAnterior: Decimal },
  page?: { limit: number; offset: number },
): Promise<LineRow[]> {
  const { db, idCliente } = scope
  const of = (tabela: 'entrada' | 'saida', effect: string) => sql`
    select ${sql.lit(tabela)} as tipo, 1 as lugar, id, uuid, data, descricao, categoria, id_categoria, valor, ${sql.raw(effect)} as efeito
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date
      ${noEscopo(scope)}`
  const abertura = sql`
    select 'saldoInicial', 0, id, uuid, data_saldo_inicial, 'Saldo inicial: ' || nome, 0, null::int, saldo_inicial, saldo_inicial
    ${contasSince(scope, inicio, fim)}`
  const transferencia = scope.conta
    ? sql`union all
    select 'transferencia', 1, id, uuid, data, coalesce(descricao, 'Transferência'), 0, null, valor, valor
    from ${transferred(scope)} t where data between ${inicio}::date and ${fim}::date`
    : sql``
  const { rows } = await sql<LineRow>`
    select l.tipo, l.id, l.uuid, l.data, l.descricao, l.categoria, propria.nome as "nomePropria", l.valor, l.saldo
    from (
      select *, ${saldoAnterior}::numeric + sum(efeito) over (order by data, lugar, tipo, id rows unbounded preceding) as saldo
      from (${of('entrada', 'valor')} union all ${of('saida', '-valor')} union all ${abertura} ${transferencia}) linha
      order by data, lugar, tipo, id ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}
    ) l left join categoria propria on propria.id = l.id_categoria and propria.id_cliente = ${idCliente}
    order by l.data, l.lugar, l.tipo, l.id`.execute(db)
  return rows
}
