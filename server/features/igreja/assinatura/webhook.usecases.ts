import { sql } from 'kysely'
import { z } from 'zod'
import { transaction, type Writing } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { type PaymentEvent, readEvent } from '../pagamento/index.js'
import { apply } from './apply.js'
import { buyerOf } from './assinatura.queries.js'
import { forget } from './forget.js'

/**
 * What the provider tells by itself. Only a signature made of these very bytes lately counts, and each event once.
 * @throws BAD_REQUEST otherwise
 */
export const receberEvento = publicCase({
  input: z.object({ corpo: z.string().max(200_000), assinatura: z.string('Assinatura inválida.').max(2000) }),
  async run(ctx, { corpo, assinatura }) {
    const { services } = ctx
    const event = await readEvent(services, corpo, assinatura)
    // another product may share the provider's account
    const buyer = event && (await buyerOf(services, event.customer))
    if (!event || !buyer) return { recebido: true }
    await transaction(services.sessions, buyer.idCliente, ctx.author(`pagamento.${event.type}`), async (work) => {
      if (!(await isFirst(work, event))) return
      const { customer, subscription, at } = event
      if (subscription) await apply({ ...work, ctx }, { customer, subscription, at })
      // the page for the payment has closed
      else await forget({ ...work, ctx }, customer)
    })
    return { recebido: true }
  },
})

/** Remembers the event with its effect. A parallel repetition waits for the first. */
async function isFirst({ db, idCliente }: Writing, { id, type }: PaymentEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into evento_pagamento (id_cliente, evento, tipo) values (${idCliente}, ${id}, ${type})
    on conflict (id_cliente, evento) do nothing`.execute(db)
  return numAffectedRows !== 0n
}
