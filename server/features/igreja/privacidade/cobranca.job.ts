import { from } from '../../../kernel/data/tenant/records.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { chargeAgain, stopCharging } from '../pagamento/index.js'

/**
 * Adapts the provider's subscription to the church. A church that closed its account is not charged again; a church
 * that reopened it is charged while its paid period lasts. The job reads the current state when it runs. So it is
 * idempotent, and two jobs may run in any order.
 */
export const acertarCobranca: Job<object> = {
  name: 'lgpd.acertarCobranca',
  async run(services, { idCliente }) {
    for (let known = await paying(services, idCliente); known; ) {
      await (known.saindo ? stopCharging : chargeAgain)(services, known.customer)
      const now = await paying(services, idCliente)
      if (now?.saindo === known.saindo) return
      known = now
    }
  },
}

async function paying({ sessions }: Services, idCliente: number) {
  const reading = await openReading(sessions, idCliente)
  const row = await from({ ...reading, idCliente }, 'assinatura')
    .innerJoin('cliente', 'cliente.idCliente', 'assinatura.idCliente')
    .select(['assinatura.clienteStripe as customer', 'cliente.apagarEm'])
    .executeTakeFirst()
    .finally(() => reading.end())
  return row && { customer: row.customer, saindo: row.apagarEm !== null }
}
