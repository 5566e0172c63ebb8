import { sql } from 'kysely'
import { type DateOnly, defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { openReading, transaction } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { addMonths } from './somar.js'

/**
 * Adds up the months of every church, this one to the end of yesterday, where that is not done or does not count any more.
 * Every hour, because an entry of an earlier day makes balances slow until then.
 */
export const sumAllMonthsJob: Job<object> = {
  name: 'somaMensal.somar',
  schedule: '37 * * * *',
  async run(services, { requisicao }) {
    const until = todayIn(defaultTimeZone, new Date(Date.now() - 86_400_000))
    const author = { idUsuario: null, acao: 'somaMensal.somar' as const, requisicao }
    await inEachChurch(services, await igrejas(services, until), ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, (work) => addMonths(work, until)),
    )
  },
}

async function igrejas({ sessions }: Services, until: DateOnly): Promise<{ idCliente: number }[]> {
  const { db, end } = await openReading(sessions, null)
  const moved = (tabela: string) => sql`exists (
    select from ${sql.table(tabela)} l where l.id_cliente = c.id_cliente and l.excluido_em is null and l.data <= ${until}::date)`
  const { rows } = await sql<{ idCliente: number }>`
    select c.id_cliente as "idCliente" from cliente c
    where c.suspenso_em is null and c.apagar_em is null
      and coalesce((select min(v.ate) from soma_valida v where v.id_cliente = c.id_cliente), '-infinity') < ${until}::date
      and (${moved('entrada')} or ${moved('saida')} or ${moved('transferencia')}) order by 1`
    .execute(db)
    .finally(end)
  return rows
}
