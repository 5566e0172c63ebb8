import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { type DateOnly, defaultTimeZone, todayIn } from '../../../kernel/dates.js'
import { inEachChurch } from '../../../kernel/jobs/each-church.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { openReading, transaction } from '../../../kernel/tenant/session.js'
import { vesperaDoMes } from '../fechamento/index.js'
import { somarMeses } from './somar.js'

/**
 * Adds up the months of every church to the end of the last one, where that is not done or does not count any more. Every
 * hour, because an entry in an earlier month makes balances slow until then.
 */
export const somarTodosOsMeses: Job<object> = {
  name: 'somaMensal.somar',
  schedule: '37 * * * *',
  async run(services, { requisicao }) {
    const ate = vesperaDoMes(todayIn(defaultTimeZone).slice(0, 7))
    const author = { idUsuario: null, acao: 'somaMensal.somar' as const, requisicao }
    await inEachChurch(services, await igrejas(services, ate), ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, (work) => somarMeses(work, ate)),
    )
  },
}

async function igrejas({ sessions }: Services, ate: DateOnly): Promise<{ idCliente: number }[]> {
  const { db, end } = await openReading(sessions, null)
  const moved = (tabela: string) => sql`exists (
    select from ${sql.table(tabela)} l where l.id_cliente = c.id_cliente and l.excluido_em is null and l.data <= ${ate}::date)`
  const { rows } = await sql<{ idCliente: number }>`
    select c.id_cliente as "idCliente" from cliente c
    where c.suspenso_em is null and c.apagar_em is null
      and coalesce((select min(v.ate) from soma_valida v where v.id_cliente = c.id_cliente), '-infinity') < ${ate}::date
      and (${moved('entrada')} or ${moved('saida')} or ${moved('transferencia')}) order by 1`
    .execute(db)
    .finally(end)
  return rows
}
