import { sql } from 'kysely'
import { inEachChurch } from '../../../kernel/jobs/each-church.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { from } from '../../../kernel/tenant/records.js'
import { openReading, transaction } from '../../../kernel/tenant/session.js'
import { buscaDePix } from '../provedor-pix/index.js'
import { buscarPix, conferirPix } from './buscar-pix.js'
import { retirarCobrancas } from './retirar-cobrancas.js'

/** Reads the Pix of a notice from the bank. One church's slow bank delays no other church. */
export const conferirAvisados: Job<{ pix: string[] }> = {
  name: 'pix.conferir',
  churchesAtOnce: 3,
  run: (services, { pix, idCliente, idUsuario, requisicao }) =>
    conferirPix(services, idCliente, { idUsuario, acao: 'pixRecebido.lancar', requisicao }, pix),
}

/** Asks the church's bank for everything since the last search. */
export const buscarNovos: Job<object> = {
  ...buscaDePix,
  churchesAtOnce: 3,
  async run(services, { idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'pixRecebido.lancar', requisicao } as const
    await buscarPix(services, idCliente, author)
    // what a notice of a change could not take back, and what changed by another way
    await retirarCobrancas(services, idCliente, author)
  },
}

/**
 * Every hour: lets the churches search that have not done so for a night, or whose bank did not answer the last time.
 */
export const agendarBuscas: Job<object> = {
  name: 'pix.agendar',
  schedule: '37 * * * *',
  async run(services, { requisicao }) {
    const { db, end } = await openReading(services.sessions, null)
    const churches = await from({ db, idCliente: null }, 'provedor_pix')
      .select('idCliente')
      .where('ativo', '=', true)
      .where(sql<boolean>`(ultima_busca is null or ultima_busca < now() - interval '20 hours' or problema is not null)`)
      .execute()
      .finally(end)
    const author = { idUsuario: null, acao: 'pixRecebido.lancar', requisicao }
    await inEachChurch(services, churches, ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, async (work) => {
        if ((await services.jobs.waiting(work, buscarNovos)) === 0)
          await services.jobs.send(work, buscarNovos, author, {})
      }),
    )
  },
}
