import { sql } from 'kysely'
import { z } from 'zod'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { type PaymentEvent, readEvent } from '../pagamento/index.js'
import { apply } from './apply.js'
import { buyerOf } from './assinatura.queries.js'
import { forget } from './forget.js'

/**
 * Processes an event that the provider sends. The signature must be recent and of exactly these bytes. A repeated event
 * has no effect.
 * @throws BAD_REQUEST for a wrong or old signature
 */
export const receberEvento = publicCase({
  input: z.object({ corpo: z.string().max(200_000), assinatura: z.string('Assinatura inválida.').max(2000) }),
  async run(ctx, { corpo, assinatura }) {
    const { services } = ctx
    const event = await readEvent(services, corpo, assinatura)
    // skips customers of other products, which may use the same account at the provider
    const buyer = event && (await buyerOf(services, event.customer))
    if (!event || !buyer) return { recebido: true }
    await transaction(services.sessions, buyer.idCliente, ctx.author(`pagamento.${event.type}`), async (work) => {
      if (!(await isFirst(work, event))) return
      const { customer, subscription, at } = event
      if (subscription) await apply({ ...work, ctx }, { customer, subscription, at })
      // without a subscription the event means that the payment page has expired
      else await forget({ ...work, ctx }, customer)
    })
    return { recebido: true }
  },
})

/** Records the event in the transaction of its effect. A concurrent repetition waits for the first transaction. */
async function isFirst({ db, idCliente }: Writing, { id, type }: PaymentEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into evento_pagamento (id_cliente, evento, tipo) values (${idCliente}, ${id}, ${type})
    on conflict (id_cliente, evento) do nothing`.execute(db)
  return numAffectedRows !== 0n
}
