import { randomInt } from 'node:crypto'
import { type TestApp, testApp, unique } from './harness.js'
import { FakeStripe } from './stripe.js'

export interface PayingChurch {
  id: number
  email: string
  customer: string
  subscription: string
  token: string
}

/** Churches that sign up and pay, with the payment provider's notifications. */
export class PayingChurches {
  private constructor(
    readonly app: TestApp,
    readonly stripe: FakeStripe,
  ) {}

  /** Starts the server with a fake payment provider. */
  static async start(): Promise<PayingChurches> {
    const stripe = await FakeStripe.start()
    return new PayingChurches(await testApp({ ...stripe.env, PUBLIC_URL: 'https://candeia.exemplo.org' }), stripe)
  }

  async stop(): Promise<void> {
    await this.app.close()
    await this.stripe.stop()
  }

  /** Each request comes from a new address, since sign-ups and checkouts are limited by address. */
  async post(path: string, payload: object | string, headers: Record<string, string> = {}) {
    const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
    const answer = await this.app.http.inject({ method: 'POST', url: `/api${path}`, remoteAddress, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }

  async signUp(plano = 'essencial') {
    const email = `${unique('rute')}@exemplo.com.br`
    const answer = await this.post('/cadastro', { nomeIgreja: unique('Igreja '), name: 'Rute Fundadora', email, plano })
    const checkout = [...this.stripe.checkouts.values()].find(({ url }) => url === answer.body.checkoutUrl)
    return { email, customer: String(checkout?.customer), checkout: String(checkout?.id), answer }
  }

  finish(customer?: string) {
    return this.post('/success-checkout', { stripe_customer_id: customer })
  }

  giveUp(customer?: string) {
    return this.post('/delete-customer', { stripe_customer_id: customer })
  }

  /** Sends a signed notification of the provider. */
  tell(type: string, object: object, options: Parameters<FakeStripe['event']>[2] = {}) {
    const { payload, headers } = this.stripe.event(type, object, options)
    return this.post('/stripe/webhook', payload, headers)
  }

  async churchOf(email: string): Promise<number | undefined> {
    return (await this.app.sql<{ id: number }>('select id from usuario where email = $1', [email]))[0]?.id
  }

  async stateOf(id: number) {
    const [state] = await this.app.sql<{
      situacao: string
      plano: string
      graca_ate: Date | null
      assinatura_stripe: string
    }>('select situacao, plano, graca_ate, assinatura_stripe from assinatura where id_cliente = $1', [id])
    return state
  }

  /** Sign-ups whose plan has not been paid. */
  waiting(email: string) {
    return this.app.sql('select id from cadastro_pendente where email = $1', [email])
  }

  /** A church whose payment was confirmed. */
  async payingChurch(): Promise<PayingChurch> {
    const { email, customer } = await this.signUp()
    const { id: subscription } = this.stripe.pay(customer)
    const { status } = await this.finish(customer)
    const id = await this.churchOf(email)
    if (status !== 200 || !id) throw new Error(`no church began: ${status}`)
    return { id, email, customer, subscription, token: await this.app.session(id, id) }
  }

  /** Changes the subscription at the provider and sends the notification, dated this number of seconds from now. */
  becomes({ customer, subscription }: PayingChurch, status: string, later = 1, options = {}) {
    return this.tell('customer.subscription.updated', this.stripe.subscribe(customer, { id: subscription, status }), {
      created: Math.floor(Date.now() / 1000) + later,
      ...options,
    })
  }
}
