import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'

/**
 * Adds up the church's months to a day, from the first one whose sums do not count, and that of the day in any case. Whoever
 * writes entries of the church waits meanwhile, and who is writing is waited for: what is added is all that there is.
 */
export async function addMonths({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>, until: DateOnly): Promise<void> {
  // Writers of the ledger hold this row in share mode. It changes, though not its contents, so that a transaction whose
  // snapshot is older cannot write entries any more: it would not see that these sums exist.
  await sql`insert into fechamento (id_cliente) values (${idCliente}) on conflict (id_cliente) do nothing`.execute(db)
  await sql`update fechamento set updated_at = updated_at where id_cliente = ${idCliente}`.execute(db)
  const { rows } = await sql<{ desde: DateOnly }>`
    select (date_trunc('month', least(coalesce(min(ate), '-infinity'), ${until}::date)::timestamp + interval '1 day')::date - 1)::text as desde
    from soma_valida where id_cliente = ${idCliente}`.execute(db)
  const { desde } = rows[0] as { desde: DateOnly }
  const geral = sql`(select id from conta_financeira where id_cliente = ${idCliente} and geral)`
  const of = (tabela: string, conta: string, parte: string) => sql`
    select ${sql.ref(conta)} as conta, date_trunc('month', data::timestamp)::date as mes, ${sql.lit(parte)} as parte, sum(valor) as valor
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data > ${desde}::date and data <= ${until}::date group by 1, 2`
  const sum = (parte: string) => sql`sum(valor) filter (where parte = ${sql.lit(parte)})`
  await sql`delete from soma_mensal where id_cliente = ${idCliente} and mes > ${desde}::date`.execute(db)
  await sql`
    insert into soma_mensal (id_cliente, id_conta_financeira, mes, soma_entradas, soma_saidas, soma_recebidas, soma_enviadas)
    select ${idCliente}::int, coalesce(conta, ${geral}) as id, mes, ${sum('entrada')} as entradas, ${sum('saida')} as saidas,
      ${sum('recebida')} as recebidas, ${sum('enviada')} as enviadas
    from (
      ${of('entrada', 'id_conta_financeira', 'entrada')} union all ${of('saida', 'id_conta_financeira', 'saida')}
      union all ${of('transferencia', 'id_conta_destino', 'recebida')} union all ${of('transferencia', 'id_conta_origem', 'enviada')}
    ) soma group by 2, 3`.execute(db)
  await sql`delete from soma_valida where id_cliente = ${idCliente}`.execute(db)
  await sql`insert into soma_valida (id_cliente, ate) values (${idCliente}, ${until}::date)`.execute(db)
}
