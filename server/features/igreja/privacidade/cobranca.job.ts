import type { Services } from '../../../kernel/context.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { from } from '../../../kernel/tenant/records.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { chargeAgain, stopCharging } from '../pagamento/index.js'

/**
 * Brings the provider's subscription in line with whether the church is leaving: one that closed its account is not charged
 * again, one that came back is, if what it paid for still runs. It goes by how things are when it runs, so it bears repetition,
 * and of two in any order the last word is right.
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
