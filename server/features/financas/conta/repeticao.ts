import { sql } from 'kysely'
import type { Acao } from '../../../kernel/audit/actions.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { from } from '../../../kernel/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import type { Lado } from './conta.queries.js'
import { antecedencia, diasDepois, mesesDepois } from './conta.rules.js'

/*
 * Accounts that repeat every month. In each series exactly one account, the newest, `repete`; making the next one hands that on
 * to it. Whoever makes it locks that account, and the series has each number once: nothing comes twice, however often and from
 * where it is asked for.
 */

interface Ultima {
  id: number
  serie: string
  parcela: number
  vencimento: DateOnly
  dia: number
}

/**
 * Makes what is missing of this church's series up to a month ahead; accounts in the recycle bin end theirs. One that somebody
 * else is changing right now waits for the next time.
 * @param only of the series of this account
 */
export async function continuar(work: Writing, { tabela, aberto }: Lado, hoje: DateOnly, only?: number): Promise<void> {
  const { db, idCliente } = work
  const ate = diasDepois(hoje, antecedencia)
  const table = sql.table(tabela)
  // the next one is due a month later at the earliest in its day's month: what cannot be due in time is not even locked
  const { rows } = await sql<Ultima>`
    select id, serie, parcela, data_vencimento_conta as vencimento, dia_vencimento as dia from ${table}
    where id_cliente = ${idCliente} and repete and excluido_em is null
      and data_vencimento_conta + interval '1 month' <= ${ate}::date
      ${only === undefined ? sql`` : sql`and id = ${only}`}
    for update skip locked`.execute(db)
  for (const ultima of rows) {
    let { id, parcela, vencimento } = ultima
    for (;;) {
      vencimento = mesesDepois(vencimento, ultima.dia, 1)
      if (vencimento > ate) break
      const made = await sql<{ id: number }>`
        insert into ${table} (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta,
          responsavel_usuario_conta, id_centro_custo, serie, parcela, repete, dia_vencimento)
        select id_cliente, descricao_conta, valor_conta, ${vencimento}::date, ${aberto},
          responsavel_usuario_conta, id_centro_custo, serie, ${++parcela}::smallint, true, dia_vencimento
        from ${table} where id_cliente = ${idCliente} and id = ${id}
        returning id`.execute(db)
      await sql`update ${table} set repete = false where id_cliente = ${idCliente} and id = ${id}`.execute(db)
      id = made.rows[0]!.id
    }
  }
}

/**
 * Every hour, so that it matters to nobody's night or time zone: the accounts of the coming month. Nothing is written in a church
 * that is suspended or leaves; once it goes on, its accounts of the time between come too.
 * @param hojeEm today where the church of the transaction is
 */
export const repeticao = (name: Acao, lado: Lado, hojeEm: (work: Writing) => Promise<DateOnly>): Job<object> => ({
  name,
  schedule: '7 * * * *',
  async run({ sessions }, { requisicao }) {
    const { db, end } = await openReading(sessions, null)
    // a day more: some churches are in tomorrow already
    const due = sql<boolean>`data_vencimento_conta + interval '1 month' <= current_date + ${antecedencia + 1}::int`
    const writing = sql<boolean>`exists (select from cliente c where c.id = ${sql.ref(`${lado.tabela}.id_cliente`)}
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
    for (const { idCliente } of churches) {
      const author = { idUsuario: null, acao: name, requisicao }
      await transaction(sessions, idCliente, author, async (work) => continuar(work, lado, await hojeEm(work)))
    }
  },
})
