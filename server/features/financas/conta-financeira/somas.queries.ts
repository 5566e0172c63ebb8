import { type RawBuilder, sql } from 'kysely'
import type { Decimal } from '../../../../schema/rules/money.js'

/** What moved the money of an account; null where there is nothing. */
interface ContaSums {
  entradas: RawBuilder<Decimal | null>
  saidas: RawBuilder<Decimal | null>
  /** transfers to the account, and from it */
  recebidas: RawBuilder<Decimal | null>
  enviadas: RawBuilder<Decimal | null>
}

type Parte = keyof ContaSums

/** The rows of the account, which the query calls `conta`: from which table, and by which conditions. */
const linesOf = (conta: string) => {
  const id = sql.ref(`${conta}.id`)
  // an entry without an account lies in the general one; a sum of its own, because it is a range of its own
  const ofLedger = (tabela: string) => ({
    tabela,
    own: sql`id_conta_financeira = ${id}`,
    unnamed: sql`id_conta_financeira is null`,
  })
  return {
    entradas: ofLedger('entrada'),
    saidas: ofLedger('saida'),
    recebidas: { tabela: 'transferencia', own: sql`id_conta_destino = ${id}`, unnamed: null },
    enviadas: { tabela: 'transferencia', own: sql`id_conta_origem = ${id}`, unnamed: null },
  }
}

/**
 * The sums of what moved the money of an account on some days. Each is a range of an index that has the amounts: grouping
 * all entries by their account took three times as long, and PostgreSQL did it again for each account.
 * @param igreja the number of the church, or the column that has it
 * @param conta what the query calls the account, with `id` and `geral`
 * @param kept sums that come to those of these days
 */
export function sumsOfConta(
  igreja: RawBuilder<unknown>,
  days: RawBuilder<unknown>,
  conta = 'conta',
  kept?: (parte: Parte) => RawBuilder<unknown>,
): ContaSums {
  const sum = (tabela: string, which: RawBuilder<unknown>) => sql<Decimal | null>`(
    select sum(valor) from ${sql.table(tabela)} where id_cliente = ${igreja} and excluido_em is null and ${which} and ${days})`
  const linhas = linesOf(conta)
  const of = (parte: Parte) => {
    const { tabela, own, unnamed } = linhas[parte]
    const parts = [
      sum(tabela, own),
      ...(unnamed ? [sql`case when ${sql.ref(`${conta}.geral`)} then ${sum(tabela, unnamed)} end`] : []),
      ...(kept ? [kept(parte)] : []),
    ]
    return parts.length === 1
      ? (parts[0] as RawBuilder<Decimal | null>)
      : sql<Decimal | null>`(select sum(valor) from unnest(array[${sql.join(parts)}]) valor)`
  }
  return { entradas: of('entradas'), saidas: of('saidas'), recebidas: of('recebidas'), enviadas: of('enviadas') }
}

/**
 * The last day whose kept sums a balance on the morning of `dia` begins with: '-infinity' when none count. The entries
 * after it have to be added. The last month may be kept as far as that day only; of an earlier one the sums go to its end.
 */
export const summedUntil = (igreja: RawBuilder<unknown>, dia: RawBuilder<unknown>) =>
  sql`(select case when v.ate < ${dia} then v.ate else date_trunc('month', ${dia}::timestamp)::date - 1 end
    from (select ${validSum(igreja)} as ate) v)`

/**
 * The last day that all of the church's kept sums count for. `coalesce` is within the subquery: outside, PostgreSQL takes
 * it for something that may tell what row-level security hides, and compares days only after reading all entries.
 */
const validSum = (igreja: RawBuilder<unknown>) =>
  sql`(select coalesce(min(ate), '-infinity') from soma_valida where id_cliente = ${igreja})`

/**
 * The sums of all that moved the money of an account before a day: those that are kept by month, and the days after them.
 * @param until `summedUntil`, where the statement has it already: it is there sixteen times, and planning each takes longer
 *   than reading it
 */
export function sumsBefore(
  igreja: RawBuilder<unknown>,
  dia: RawBuilder<unknown>,
  conta = 'conta',
  until: RawBuilder<unknown> = summedUntil(igreja, dia),
): ContaSums {
  return sumsOfConta(
    igreja,
    sql`data > ${until} and data < ${dia}`,
    conta,
    (parte) => sql`(
      select sum(${sql.ref(`soma_${parte}`)}) from soma_mensal
      where id_cliente = ${igreja} and id_conta_financeira = ${sql.ref(`${conta}.id`)} and mes <= ${until})`,
  )
}
