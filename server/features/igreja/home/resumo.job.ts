import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { openReading, transaction } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { contagemMudou } from './contagem.js'
import { presencasMudaram, summarise } from './resumo.js'

/**
 * Makes the figures of the home page for each church in which something has changed, and for every church on each new day.
 * Until then a home page counts for itself.
 */
export const summariseIgrejasJob: Job<object> = {
  name: 'home.resumir',
  schedule: '*/10 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'home.resumir' as const, requisicao }
    await inEachChurch(services, await changedDays(services), ({ idCliente, dia }) =>
      transaction(services.sessions, idCliente, author, (work) => summarise(work, dia)),
    )
  },
}

/** The churches whose figures do not count any more, with their day. */
async function changedDays({ sessions }: Services): Promise<{ idCliente: number; dia: DateOnly }[]> {
  const { db, end } = await openReading(sessions, null)
  const { rows } = await sql<{ idCliente: number; dia: DateOnly }>`
    select c.id_cliente as "idCliente", hoje.dia from cliente c
    cross join lateral (select (now() at time zone c.fuso_horario)::date::text as dia) hoje
    where c.suspenso_em is null and c.apagar_em is null
      and (${contagemMudou('c.id_cliente')} or ${presencasMudaram(sql`c.id_cliente`)}
        or not exists (select from resumo_igreja r
          where r.id_cliente = c.id_cliente and r.parte = 'presencas' and r.valor ->> 'dia' = hoje.dia)) order by 1`
    .execute(db)
    .finally(end)
  return rows
}
