import { sql } from 'kysely'
import { openReading, transaction } from '../../../kernel/data/tenant/session.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { daysToKeep } from './importacao.rules.js'

const old = sql`created_at < now() - make_interval(days => ${daysToKeep})`

/** Every night: deletes the rows of old files, which are personal data, and old previews that were never imported. */
export const limparImportacoes: Job<object> = {
  name: 'importacao.limpar',
  schedule: '20 3 * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'importacao.limpar', requisicao }
    await inEachChurch(services, await churchesWithOldFiles(services.sessions), ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, async ({ db }) => {
        await sql`
          delete from importacao_linha where id_cliente = ${idCliente}
            and id_importacao in (select id from importacao where id_cliente = ${idCliente} and ${old})`.execute(db)
        await sql`delete from importacao where id_cliente = ${idCliente} and situacao = 'previa' and ${old}`.execute(db)
      }),
    )
  },
}

async function churchesWithOldFiles(sessions: Parameters<typeof openReading>[0]): Promise<{ idCliente: number }[]> {
  const { db, end } = await openReading(sessions, null)
  try {
    const { rows } = await sql<{ idCliente: number }>`
      select distinct id_cliente as "idCliente" from importacao i where ${old} and (situacao = 'previa'
        or exists (select from importacao_linha l where l.id_cliente = i.id_cliente and l.id_importacao = i.id))`.execute(
      db,
    )
    return rows
  } finally {
    await end()
  }
}
