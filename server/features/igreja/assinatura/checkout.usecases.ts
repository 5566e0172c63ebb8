import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'
import { transaction } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { closeCheckout, isOver, isPaid, subscriptionOf } from '../pagamento/index.js'
import { apply } from './apply.js'
import { buyerOf } from './assinatura.queries.js'
import { forget } from './forget.js'

const missing = 'Cliente não encontrado.'

/** As the documented screens send it. */
export const checkoutInput = z.object({ stripe_customer_id: z.string(missing).trim().min(1, missing).max(255) })

/** Each of these may ask the provider, at the cost of whoever runs this. */
const asked = (ctx: Context) => new Limiter(ctx.services.sessions.app, 'checkout_endereco', 60, 900)

/**
 * After the payment: the church comes to be, if the provider confirms that it was paid. Bears repetition, beside the
 * provider's own message too.
 * @throws NOT_FOUND for nobody's customer, CONFLICT while nothing was paid
 */
export const concluirCheckout = publicCase({
  input: checkoutInput,
  async run(ctx, { stripe_customer_id: customer }) {
    await asked(ctx).consume(addressKey(ctx))
    const { services } = ctx
    const buyer = await buyerOf(services, customer)
    if (!buyer || buyer.state === 'gone') throw notFound(missing)
    if (buyer.state === 'waits') {
      const subscription = await subscriptionOf(services, customer)
      if (!subscription || !isPaid(subscription)) throw conflict('O pagamento ainda não foi confirmado.')
      await transaction(services.sessions, buyer.idCliente, ctx.author('assinatura.ativar'), (work) =>
        apply({ ...work, ctx }, { customer, subscription, at: subscription.createdAt }),
      )
    }
    return { message: 'Tudo pronto! Enviamos um e-mail com o link para você criar a sua senha.' }
  },
})

/**
 * Gives a sign-up up that was never paid: its names go at once, the customer at the provider by a job. Bears repetition.
 * @throws NOT_FOUND for nobody's customer, CONFLICT when it was paid or may still be
 */
export const cancelarCheckout = publicCase({
  input: checkoutInput,
  async run(ctx, { stripe_customer_id: customer }) {
    await asked(ctx).consume(addressKey(ctx))
    const { services } = ctx
    const buyer = await buyerOf(services, customer)
    if (!buyer) throw notFound(missing)
    const completed = () => conflict('Este cadastro já foi concluído e não pode ser excluído aqui.')
    if (buyer.state === 'church') throw completed()
    if (buyer.state === 'waits') {
      // first no more payment can begin, then nothing may have been paid
      if (!(await closeCheckout(services, buyer.checkoutStripe ?? ''))) throw completed()
      const subscription = await subscriptionOf(services, customer)
      if (subscription && !isOver(subscription)) throw completed()
      await transaction(services.sessions, buyer.idCliente, ctx.author('assinatura.desistir'), (work) =>
        forget({ ...work, ctx }, customer),
      )
    }
    return { message: 'Cadastro cancelado. Nenhum valor foi cobrado.' }
  },
})
