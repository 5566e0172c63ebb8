import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

export const stripeSecrets = { key: 'sk_test_candeia', webhook: 'whsec_candeia' }

export const plans = [
  {
    codigo: 'essencial',
    nome: 'Essencial',
    preco: '49.90',
    descricao: 'Até 200 pessoas',
    recursos: ['Pessoas', 'Células'],
    stripe: 'price_essencial',
  },
  { codigo: 'completo', nome: 'Completo', preco: '99.90', recursos: ['Tudo'], stripe: 'price_completo' },
]

type Row = Record<string, unknown> & { id: string }

interface SubscriptionData {
  id?: string
  status: string
  price?: string
  /** creation time in seconds since 1970 */
  created?: number
  endsWithPeriod?: boolean
}

const seconds = () => Math.floor(Date.now() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

/** The part of Stripe that this product uses: customers, checkout pages, subscriptions, portal, and signed events. */
export class FakeStripe {
  readonly customers = new Map<string, Row>()
  readonly checkouts = new Map<string, Row>()
  readonly subscriptions = new Map<string, Row & { customer: string }>()
  /** the received requests, as 'POST /v1/customers' */
  readonly asked: string[] = []
  /** responds to every request with 500 */
  down = false
  private readonly answered = new Map<string, Row>()

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeStripe> {
    const server = createServer()
    const stripe = new FakeStripe(server)
    server.on('request', async (request, reply) => {
      const { status, body } = await stripe.answer(request)
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return stripe
  }

  /** Settings for a product that uses this payment provider. */
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: stripeSecrets.key,
      STRIPE_WEBHOOK_SECRET: stripeSecrets.webhook,
      STRIPE_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      PLANS: JSON.stringify(plans),
      CONTACT_EMAIL: 'contato@candeia.exemplo.org',
    }
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => void this.server.close(() => resolve()))
  }

  /** The customer pays: creates the records that Stripe then stores. */
  pay(customer: string, data: Partial<SubscriptionData> = {}): Row {
    for (const checkout of this.checkouts.values())
      if (checkout.customer === customer && checkout.status === 'open') checkout.status = 'complete'
    return this.subscribe(customer, { status: 'active', ...data })
  }

  /** Makes or changes a subscription. */
  subscribe(customer: string, data: SubscriptionData): Row {
    const id = data.id ?? newId('sub')
    const row = {
      id,
      object: 'subscription',
      customer,
      status: data.status,
      created: data.created ?? seconds(),
      cancel_at_period_end: data.endsWithPeriod ?? false,
      metadata: {},
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            price: { id: data.price ?? 'price_essencial' },
            current_period_end: seconds() + 2_592_000,
          },
        ],
      },
    }
    this.subscriptions.set(id, row)
    return row
  }

  /**
   * An event as Stripe sends it: body and header.
   * @param signedAt seconds
   */
  event(
    type: string,
    object: object,
    { id = newId('evt'), created = seconds(), secret = stripeSecrets.webhook, signedAt = seconds() } = {},
  ): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } }, null, 2)
    const signature = new Stripe(stripeSecrets.key).webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: signedAt,
    })
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    this.asked.push(`${request.method} ${pathname}`)
    const form = new URLSearchParams(await text(request))
    if (this.down) return failure(500, 'api_error')
    if (request.headers.authorization !== `Bearer ${stripeSecrets.key}`) return failure(401, 'invalid_api_key')
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? this.answered.get(key) : undefined
    if (known) return { status: 200, body: known }
    const done = this.run(
      `${request.method} ${pathname.replace(/(cs|cus|sub)_\w+/, '{id}')}`,
      /(cs|cus|sub)_\w+/.exec(pathname)?.[0] ?? '',
      form,
      searchParams,
    )
    if (!done) return failure(404, 'resource_missing')
    if (typeof key === 'string') this.answered.set(key, done)
    return { status: 200, body: done }
  }

  private run(call: string, id: string, form: URLSearchParams, query: URLSearchParams): Row | undefined {
    switch (call) {
      case 'POST /v1/customers':
        return keep(this.customers, {
          id: newId('cus'),
          object: 'customer',
          email: form.get('email'),
          name: form.get('name'),
        })
      case 'DELETE /v1/customers/{id}':
        for (const one of this.subscriptions.values()) if (one.customer === id) one.status = 'canceled'
        return this.customers.delete(id) ? { id, object: 'customer', deleted: true } : undefined
      case 'POST /v1/checkout/sessions': {
        if (!this.customers.has(form.get('customer') ?? '')) return undefined
        const made = { id: newId('cs'), object: 'checkout.session', status: 'open', ...Object.fromEntries(form) }
        return keep(this.checkouts, { ...made, url: `http://checkout.exemplo/${made.id}` })
      }
      case 'GET /v1/checkout/sessions/{id}':
        return this.checkouts.get(id)
      case 'POST /v1/checkout/sessions/{id}/expire': {
        const checkout = this.checkouts.get(id)
        return checkout && Object.assign(checkout, { status: 'expired' })
      }
      case 'GET /v1/subscriptions': {
        const customer = query.get('customer') ?? ''
        if (!this.customers.has(customer)) return undefined
        const data = [...this.subscriptions.values()].filter((one) => one.customer === customer)
        return { id: '', object: 'list', data, has_more: false }
      }
      case 'POST /v1/subscriptions/{id}': {
        const one = this.subscriptions.get(id)
        if (!one || one.status === 'canceled') return undefined
        const note = form.get('metadata[encerramento]')
        return Object.assign(one, {
          cancel_at_period_end: form.get('cancel_at_period_end') === 'true',
          ...(note !== null && { metadata: note ? { encerramento: note } : {} }),
        })
      }
      case 'DELETE /v1/subscriptions/{id}': {
        const one = this.subscriptions.get(id)
        return one && one.status !== 'canceled' ? Object.assign(one, { status: 'canceled' }) : undefined
      }
      case 'POST /v1/billing_portal/sessions':
        return {
          id: newId('bps'),
          object: 'billing_portal.session',
          url: `http://portal.exemplo/${form.get('customer')}`,
        }
      default:
        return undefined
    }
  }
}

function keep(rows: Map<string, Row>, row: Row): Row {
  rows.set(row.id, row)
  return row
}

const failure = (status: number, code: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
