import { LockMode } from '@mikro-orm/core'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { inEachChurch } from '../../../kernel/jobs/each-church.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Batismo } from './batismo.entity.js'
import { igrejasComPlanejados, ler, planejadosAte } from './batismo.queries.js'
import { asBaptised, before } from './batismo.rules.js'

/**
 * Applies this church's planned baptisms whose day has come to the people's records. It locks the person before the
 * baptism, as all other writes do, to avoid deadlocks.
 */
async function efetivar(work: Writing, hoje: DateOnly): Promise<void> {
  const { idCliente } = work
  const lockMode = LockMode.PESSIMISTIC_WRITE
  for (const { id } of await planejadosAte(work, hoje)) {
    const row = await ler(work, id)
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
export const efetivarBatismos: Job<object> = {
  name: 'batismo.efetivar',
  schedule: '4 * * * *',
  async run(services, { requisicao }) {
    const { sessions } = services
    const { db, end } = await openReading(sessions, null)
    const churches = await igrejasComPlanejados(db).finally(end)
    const author = { idUsuario: null, acao: 'batismo.efetivar' as const, requisicao }
    await inEachChurch(services, churches, ({ idCliente }) =>
      transaction(sessions, idCliente, author, async (work) => efetivar(work, todayIn(await fusoHorario(work)))),
    )
  },
}
