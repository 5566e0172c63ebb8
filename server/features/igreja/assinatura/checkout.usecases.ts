import { z } from 'zod'
import { hashToken } from '../../../kernel/base/crypto.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { closeCheckout, isOver, isPaid, subscriptionOf } from '../pagamento/index.js'
import { apply } from './apply.js'
import { buyerOf } from './assinatura.queries.js'
import { forget } from './forget.js'

const missing = 'Cliente não encontrado.'

/** The input that the documented screens send. */
export const checkoutInput = z.object({ stripe_customer_id: z.string(missing).trim().min(1, missing).max(255) })

/**
 * The buyer, whose requests are limited, because each may send a request to the payment provider.
 * @throws NOT_FOUND for an unknown customer
 */
async function buying(ctx: Context, customer: string) {
  const { app } = ctx.services.sessions
  const buyer = await lookedUp(new Limiter(app, 'checkout_endereco', 60, 900), addressKey(ctx), async () => {
    const found = await buyerOf(ctx.services, customer)
    if (!found) throw notFound(missing)
    return found
  })
  await new Limiter(app, 'checkout_cliente', 60, 900).consume(hashToken(customer))
  return buyer
}

const sent = 'Tudo pronto! Enviamos um e-mail com o link para você criar a sua senha.'
const kept = 'Tudo pronto! Este servidor não envia e-mails: peça o link para criar a sua senha a quem cuida do sistema.'

/**
 * Called after the payment: creates the church, if the provider confirms the payment. Idempotent, even together with
 * the provider's webhook.
 * @throws NOT_FOUND for an unknown customer, CONFLICT while nothing is paid
 */
export const completeCheckout = publicCase({
  input: checkoutInput,
  async run(ctx, { stripe_customer_id: customer }) {
    const { services } = ctx
    const buyer = await buying(ctx, customer)
    if (buyer.state === 'gone') throw notFound(missing)
    if (buyer.state === 'waits') {
      const subscription = await subscriptionOf(services, customer)
      if (!subscription || !isPaid(subscription)) throw conflict('O pagamento ainda não foi confirmado.')
      await transaction(services.sessions, buyer.idCliente, ctx.author('assinatura.ativar'), (work) =>
        apply({ ...work, ctx }, { customer, subscription, at: subscription.createdAt }),
      )
    }
    return { message: services.config.smtpUrl ? sent : kept }
  },
})

/**
 * Cancels a sign-up that was never paid: removes its names at once, and the customer at the provider by a job.
 * Idempotent.
 * @throws NOT_FOUND for an unknown customer, CONFLICT when it was or may be paid
 */
export const cancelCheckout = publicCase({
  input: checkoutInput,
  async run(ctx, { stripe_customer_id: customer }) {
    const { services } = ctx
    const buyer = await buying(ctx, customer)
    const completed = () => conflict('Este cadastro já foi concluído e não pode ser excluído aqui.')
    if (buyer.state === 'church') throw completed()
    if (buyer.state === 'waits') {
      // first closes the payment page, so that no payment can begin; then checks that nothing was paid
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
