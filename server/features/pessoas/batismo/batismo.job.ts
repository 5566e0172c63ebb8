import { LockMode } from '@mikro-orm/core'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Batismo } from './batismo.entity.js'
import { igrejasWithPlanned, plannedUntil, read } from './batismo.queries.js'
import { asBaptised, before } from './batismo.rules.js'

/**
 * Applies this church's planned baptisms whose day has come to the people's records. It locks the person before the
 * baptism, as all other writes do, to avoid deadlocks.
 */
async function makeEffective(work: Writing, today: DateOnly): Promise<void> {
  const { idCliente } = work
  const lockMode = LockMode.PESSIMISTIC_WRITE
  for (const { id } of await plannedUntil(work, today)) {
    const row = await read(work, id)
    const batizando = await work.em.findOneOrFail(Usuario, { id: row!.idBatizando, idCliente }, { lockMode })
    const batismo = await work.em.findOneOrFail(Batismo, { id, idCliente }, { lockMode })
    // another transaction may have deleted the baptism while this one waited for the lock
    if (batismo.excluidoEm || !batismo.planejado) continue
    work.em.assign(batismo, { ...before(batizando), planejado: false, registradoEm: new Date() })
    work.em.assign(batizando, asBaptised(batismo))
    await work.em.flush()
  }
}

/**
 * Runs every hour, because the day begins at a different time in each time zone. Suspended and closing churches are
 * skipped until they are active again.
 */
export const makeBatismosEffectiveJob: Job<object> = {
  name: 'batismo.efetivar',
  schedule: '4 * * * *',
  async run(services, { requisicao }) {
    const { sessions } = services
    const { db, end } = await openReading(sessions, null)
    const churches = await igrejasWithPlanned(db).finally(end)
    const author = { idUsuario: null, acao: 'batismo.efetivar' as const, requisicao }
    await inEachChurch(services, churches, ({ idCliente }) =>
      transaction(sessions, idCliente, author, async (work) => makeEffective(work, todayIn(await readFuso(work)))),
    )
  },
}
