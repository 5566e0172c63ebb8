import type { Stripe } from 'stripe'
import type { Plan } from '../../../kernel/base/config.js'
import { AppError, badRequest, notFound } from '../../../kernel/base/errors.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { isOver, isPaid, leading, type Subscription } from './pagamento.rules.js'

/*
 * All requests to the payment provider. Every function uses the network: never call one inside a transaction.
 */

const clients = new WeakMap<Services['config'], Promise<Stripe>>()

const unreachable = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'Não foi possível falar com o provedor de pagamento. Tente novamente em instantes.', {
    cause,
    tentarEm: 5,
  })

/**
 * The payment settings.
 * @throws NOT_FOUND in an installation without payment
 */
export function billing({ config }: Pick<Services, 'config'>) {
  if (!config.billing) throw notFound('Esta instalação não cobra assinaturas.')
  return config.billing
}

function client(services: Services): Promise<Stripe> {
  const { secretKey, apiUrl } = billing(services)
  const known = clients.get(services.config)
  if (known) return known
  const made = connect(secretKey, apiUrl)
  clients.set(services.config, made)
  return made
}

/** Loads the SDK only in an installation with payment. */
async function connect(secretKey: string, apiUrl: string | undefined): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const url = apiUrl ? new URL(apiUrl) : undefined
  return new Client(secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 6000,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  })
}

/** @throws UNAVAILABLE when the provider does not respond correctly */
async function ask<T>(services: Services, run: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await client(services)
  try {
    return await run(stripe)
  } catch (error) {
    throw unreachable(error)
  }
}

/** Whether the provider responded that the object does not exist. */
const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing'

export interface Checkout {
  customer: string
  session: string
  url: string
}

interface Buyer {
  /** set when the payer is already a customer of the provider */
  customer?: string
  name: string
  email: string
}

/**
 * Opens a payment page of the provider for the plan.
 * @param key identifies the request: a repeated request with this key gets the same page
 */
export async function openCheckout(services: Services, buyer: Buyer, plan: Plan, key: string): Promise<Checkout> {
  const { publicUrl } = services.config
  return ask(services, async (stripe) => {
    const customer =
      buyer.customer ??
      (
        await stripe.customers.create(
          { name: buyer.name, email: buyer.email, preferred_locales: ['pt-BR'] },
          { idempotencyKey: `cliente-${key}` },
        )
      ).id
    const back = (page: string) => `${publicUrl}/${page}?stripe_customer_id=${encodeURIComponent(customer)}`
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        locale: 'pt-BR',
        line_items: [{ price: plan.stripe, quantity: 1 }],
        success_url: back('sucesso-checkout'),
        cancel_url: back('cancelar-checkout'),
      },
      { idempotencyKey: `checkout-${key}` },
    )
    if (!session.url) throw new Error('a checkout session without an address')
    return { customer, session: session.id, url: session.url }
  })
}

/**
 * Closes a payment page, so that it cannot be paid any more.
 * @returns false when it was paid already
 */
export const closeCheckout = (services: Services, id: string): Promise<boolean> =>
  ask(services, async (stripe) => {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') await stripe.checkout.sessions.expire(id)
    return status !== 'complete'
  })

/** The subscription that counts for the customer, or null. */
export const subscriptionOf = (services: Services, customer: string): Promise<Subscription | null> =>
  ask(services, async (stripe) => {
    const all = await subscriptionsOf(stripe, customer)
    return leading(all.map(toSubscription))
  })

const subscriptionsOf = async (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> => {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 }).catch((error) => {
    if (isMissing(error)) return { data: [] }
    throw error
  })
  return data
}

/**
 * Marks a cancellation that this system requested. Only such a cancellation may be undone, never one by the customer.
 */
const ours = 'encerramento'

/**
 * Stops further charges. A paid period runs to its end; an unpaid subscription ends at once, and the provider stops
 * trying to charge it. Idempotent.
 */
export const stopCharging = (services: Services, customer: string): Promise<void> =>
  ask(services, async (stripe) => {
    for (const one of await subscriptionsOf(stripe, customer)) {
      if (isOver(one)) continue
      if (!isPaid(one)) await stripe.subscriptions.cancel(one.id)
      else if (!one.cancel_at_period_end)
        await stripe.subscriptions.update(one.id, { cancel_at_period_end: true, metadata: { [ours]: 'sim' } })
    }
  })

/** Undoes `stopCharging` while the paid period lasts. Idempotent. */
export const chargeAgain = (services: Services, customer: string): Promise<void> =>
  ask(services, async (stripe) => {
    for (const one of await subscriptionsOf(stripe, customer))
      if (!isOver(one) && one.metadata?.[ours])
        await stripe.subscriptions.update(one.id, { cancel_at_period_end: false, metadata: { [ours]: '' } })
  })

/** Deletes the customer, which ends all their subscriptions. Idempotent. */
export const removeCustomer = (services: Services, customer: string): Promise<void> =>
  ask(services, async (stripe) => {
    await stripe.customers.del(customer).catch((error) => {
      if (!isMissing(error)) throw error
    })
  })

/** The provider's page where a customer sees invoices, changes the card or ends the subscription. */
export const openPortal = (services: Services, customer: string, returnUrl: string): Promise<string> =>
  ask(
    services,
    async (stripe) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'pt-BR' })).url,
  )

/** An event of the provider about a customer's subscription. */
export interface PaymentEvent {
  id: string
  type: string
  at: Date
  customer: string
  /** null: the payment page expired without a payment */
  subscription: Subscription | null
}

/**
 * Reads an event that the provider sent.
 * @param raw the exact bytes that were signed
 * @returns null for an event that is not about a subscription
 * @throws BAD_REQUEST for a wrong signature, or one older than five minutes
 */
export async function readEvent(services: Services, raw: string, signature: string): Promise<PaymentEvent | null> {
  const { webhookSecret } = billing(services)
  const stripe = await client(services)
  let event: Stripe.Event
  try {
    event = await stripe.webhooks.constructEventAsync(raw, signature, webhookSecret)
  } catch {
    throw badRequest('Assinatura inválida.')
  }
  const found = { id: event.id, type: event.type, at: new Date(event.created * 1000) }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const { customer, subscription, payment_status: paid } = event.data.object
      if (!customer) return null
      if (event.type === 'checkout.session.expired') return { ...found, customer: idOf(customer), subscription: null }
      if (!subscription || paid === 'unpaid') return null
      const bought = { status: 'active', price: null, paidUntil: null, endsWithPeriod: false, createdAt: found.at }
      return { ...found, customer: idOf(customer), subscription: { id: idOf(subscription), ...bought } }
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted': {
      const { object } = event.data
      return { ...found, customer: idOf(object.customer), subscription: toSubscription(object) }
    }
    default:
      return null
  }
}

const idOf = (reference: string | { id: string }): string => (typeof reference === 'string' ? reference : reference.id)

function toSubscription({ id, status, created, items, cancel_at_period_end: ends }: Stripe.Subscription): Subscription {
  const item = items.data[0]
  return {
    id,
    status,
    price: item?.price.id ?? null,
    paidUntil: item ? new Date(item.current_period_end * 1000) : null,
    endsWithPeriod: ends,
    createdAt: new Date(created * 1000),
  }
}
