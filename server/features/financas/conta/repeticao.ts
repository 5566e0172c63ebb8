import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Frequencia } from '../../../../schema/rules/financas/conta.input.js'
import type { AuditedAction } from '../../../kernel/access/audited-events.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import type { Side } from './conta.queries.js'
import { antecedencia, daysAfter, nextVencimento, steps } from './conta.rules.js'

/*
 * Payables and receivables that repeat, most of them every month. In each series only the newest record has `repete`; when the next
 * record is created, that record gets `repete`. The newest record is locked while the next record is created, and each
 * number of a series is unique. So concurrent calls never create a record twice.
 */

interface LastInSerie {
  id: number
  serie: string
  parcela: number
  vencimento: DateOnly
  dia: number
  frequencia: Frequencia
}

const frequencia = sql`coalesce(frequencia, 'mensal')`

/** SQL for the due date of the record after the newest one; in a short month it may be too early, never too late. */
const following = sql`data_vencimento_conta + case ${frequencia} ${sql.join(
  Object.entries(steps).map(
    ([nome, step]) =>
      sql`when ${sql.lit(nome)} then interval ${sql.lit('dias' in step ? `${step.dias} days` : `${step.meses} months`)}`,
  ),
  sql` `,
)} end`

/**
 * Creates the missing records of this church's series, up to a month ahead. A series whose newest record is in the
 * recycle bin is skipped. A record that another transaction has locked is skipped until the next run.
 * @param only continue only the series of this record
 */
export async function continueSerie(
  work: Writing,
  { tabela, aberto }: Side,
  today: DateOnly,
  only?: number,
): Promise<void> {
  const { db, idCliente } = work
  const until = daysAfter(today, antecedencia)
  const table = sql.table(tabela)
  const own = tabela === 'conta_pagar' ? sql`id_fornecedor,` : sql``
  // locks only the newest records that need a next record now
  const { rows } = await sql<LastInSerie>`
    select id, serie, parcela, data_vencimento_conta as vencimento, dia_vencimento as dia, ${frequencia} as frequencia from ${table}
    where id_cliente = ${idCliente} and repete and excluido_em is null
      and ${following} <= ${until}::date
      ${only === undefined ? sql`` : sql`and id = ${only}`}
    for update skip locked`.execute(db)
  for (const last of rows) {
    let { id, parcela, vencimento } = last
    for (;;) {
      vencimento = nextVencimento(vencimento, last.dia, last.frequencia)
      if (vencimento > until) break
      const made = await sql<{ id: number }>`
        insert into ${table} (id_cliente, id_categoria, ${own} descricao_conta, valor_conta, data_vencimento_conta, status_conta,
          responsavel_usuario_conta, id_centro_custo, serie, parcela, repete, frequencia, dia_vencimento)
        select id_cliente, id_categoria, ${own} descricao_conta, valor_conta, ${vencimento}::date, ${aberto},
          responsavel_usuario_conta, id_centro_custo, serie, ${++parcela}::smallint, true, frequencia, dia_vencimento
        from ${table} where id_cliente = ${idCliente} and id = ${id}
        returning id`.execute(db)
      await sql`update ${table} set repete = false where id_cliente = ${idCliente} and id = ${id}`.execute(db)
      id = made.rows[0]!.id
    }
  }
}

/**
 * Creates the records of the coming month. Runs every hour, so that it suits every time zone. Churches that are
 * suspended or closing are skipped; their missing records are created when they are active again.
 * @param todayAt today, in the time zone of the transaction's church
 */
export const repeticao = (
  name: AuditedAction,
  lado: Side,
  todayAt: (work: Writing) => Promise<DateOnly>,
): Job<object> => ({
  name,
  schedule: '7 * * * *',
  async run(services, { requisicao }) {
    const { sessions } = services
    const { db, end } = await openReading(sessions, null)
    // one day more than needed, because in some time zones it is already tomorrow
    const due = sql<boolean>`${following} <= current_date + ${antecedencia + 1}::int`
    const writing = sql<boolean>`exists (select from cliente c where c.id_cliente = ${sql.ref(`${lado.tabela}.id_cliente`)}
      and c.suspenso_em is null and c.apagar_em is null)`
    const churches = await from({ db, idCliente: null }, lado.tabela as 'conta_pagar')
      .select('idCliente')
      .distinct()
      .where(sql<boolean>`repete`)
      .where('excluidoEm', 'is', null)
      .where(due)
      .where(writing)
      .execute()
      .finally(end)
    const author = { idUsuario: null, acao: name, requisicao }
    await inEachChurch(services, churches, ({ idCliente }) =>
      transaction(sessions, idCliente, author, async (work) => continueSerie(work, lado, await todayAt(work))),
    )
  },
})
