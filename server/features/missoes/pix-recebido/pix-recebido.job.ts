import { sql } from 'kysely'
import { from } from '../../../kernel/data/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { pixSearchJob } from '../provedor-pix/index.js'
import { checkPix, type SearchPoint, searchPix } from './banco/buscar-pix.js'
import { hasOutdated, withdrawOutdatedJob } from './cobranca/retirar-cobrancas.js'
import { bancoPause } from './pix-recebido.rules.js'

/** Banks may be slow, so more churches are served at once than elsewhere: waiting for an answer costs nothing. */
const churchesAtOnce = 6

/**
 * Reads the Pix of notices from the bank. The notices of a church wait in one job, and what does not fit into a turn goes
 * behind the other churches. A bank that answers nothing is given up, and then the search finds the Pix.
 */
export const checkAnnouncedJob: Job<{ pix: string[]; falhas?: number }> = {
  name: 'pix.conferir',
  churchesAtOnce,
  async run(services, { pix, falhas = 0, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'pixRecebido.lancar', requisicao } as const
    const left = await checkPix(services, idCliente, author, { pix, falhas })
    const seconds = bancoPause(left.falhas)
    if (left.pix.length && seconds !== null)
      await transaction(services.sessions, idCliente, author, (work) =>
        services.jobs.send(work, checkAnnouncedJob, author, left, seconds),
      )
  },
}

/** How many ids of notices wait for one church. What is more, the search finds, which is asked for at once. */
const mostAnnounced = 1000

/** Lets the Pix of a notice be read soon. */
export async function announcedPixWait(
  services: Services,
  work: Writing,
  author: Author,
  pix: string[],
): Promise<void> {
  // two notices of a church at once make one job
  await from(work, 'provedor_pix').select('id').forUpdate().execute()
  const { jobs } = services
  const added = await jobs.append(work, checkAnnouncedJob, author, { field: 'pix', values: pix, most: mostAnnounced })
  if (!added && (await jobs.waiting(work, findNewJob)) === 0) await jobs.send(work, findNewJob, author, {})
}

/** Asks the church's bank for everything since the last search; `busca`: goes on where the turn before has ended. */
export const findNewJob: Job<{ busca?: SearchPoint }> = {
  ...pixSearchJob,
  churchesAtOnce,
  async run(services, { busca, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'pixRecebido.lancar', requisicao } as const
    const left = await searchPix(services, idCliente, author, busca)
    await transaction(services.sessions, idCliente, author, async (work) => {
      if (left) await services.jobs.send(work, findNewJob, author, { busca: left })
      // what a notice of a change could not take back, and what changed by another way
      else if (await hasOutdated(work)) await services.jobs.sendOnce(work, withdrawOutdatedJob, author)
    })
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
        if ((await services.jobs.waiting(work, findNewJob)) === 0)
          await services.jobs.send(work, findNewJob, author, {})
      }),
    )
  },
}
