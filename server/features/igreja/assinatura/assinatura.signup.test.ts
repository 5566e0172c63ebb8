import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { PayingChurches } from '../../../../tests/factories/paying-churches.js'
import type { FakeStripe } from '../../../../tests/factories/stripe.js'

let app: TestApp
let stripe: FakeStripe
let paying: PayingChurches

beforeAll(async () => {
  paying = await PayingChurches.start()
  ;({ app, stripe } = paying)
})
afterAll(() => paying.stop())
beforeEach(() => {
  stripe.asked.length = 0
})

describe('signing up a church that must pay', () => {
  test('a sign-up that must be paid requires one of the offered plans', async () => {
    for (const plano of [undefined, 'gratis']) {
      const { status, body } = (await paying.signUp(plano ?? '')).answer
      expect([status, body.campos]).toEqual([422, { plano: 'Escolha um plano.' }])
    }
    expect(stripe.asked).toEqual([])
  })

  test('a sign-up that must be paid opens the payment page; before the payment there is no church and no e-mail', async () => {
    const { email, checkout, customer, answer } = await paying.signUp('completo')
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        message: 'Cadastro recebido. Conclua o pagamento para criar a sua senha.',
        checkoutUrl: `http://checkout.exemplo/${checkout}`,
      },
    ])
    expect(stripe.customers.get(customer)).toMatchObject({ email, name: 'Rute Fundadora' })
    expect(stripe.checkouts.get(checkout)).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_completo',
      success_url: `https://candeia.exemplo.org/sucesso-checkout?stripe_customer_id=${customer}`,
      cancel_url: `https://candeia.exemplo.org/cancelar-checkout?stripe_customer_id=${customer}`,
    })
    expect(await paying.churchOf(email)).toBeUndefined()
    expect(await paying.waiting(email)).toHaveLength(1)
    expect(await app.sql('select id from email_saida where para = $1', [email])).toEqual([])
  })

  test('a repeated Idempotency-Key at sign-up creates one customer and one sign-up', async () => {
    const email = `${unique('rute')}@exemplo.com.br`
    const send = () =>
      app.http.inject({
        method: 'POST',
        url: '/api/cadastro',
        remoteAddress: '192.0.2.41',
        headers: { 'idempotency-key': email },
        payload: { nomeIgreja: 'Igreja', name: 'Rute', email, plano: 'essencial' },
      })
    const answers = [await send(), await send()]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(2).fill([201, answers[0]?.body]))
    expect([...stripe.customers.values()].filter((one) => one.email === email)).toHaveLength(1)
    expect(await paying.waiting(email)).toHaveLength(1)
  })

  test('a sign-up that must be paid is refused with a message while the provider does not respond, and nothing is written', async () => {
    stripe.down = true
    const { email, answer } = await paying.signUp()
    stripe.down = false
    expect([answer.status, answer.body.error]).toEqual([
      503,
      'Não foi possível falar com o provedor de pagamento. Tente novamente em instantes.',
    ])
    expect(await paying.waiting(email)).toEqual([])
  })
})

describe('after the payment of a plan', () => {
  test('the church is created once, with its administrator and the e-mail to set the password', async () => {
    const { email, customer } = await paying.signUp()
    stripe.pay(customer)
    const answers = await Promise.all([paying.finish(customer), paying.finish(customer), paying.finish(customer)])
    answers.push(await paying.finish(customer))
    expect(answers).toEqual(
      Array(4).fill({
        status: 200,
        body: {
          message:
            'Tudo pronto! Este servidor não envia e-mails: peça o link para criar a sua senha a quem cuida do sistema.',
        },
      }),
    )
    const id = Number(await paying.churchOf(email))
    expect(await paying.stateOf(id)).toMatchObject({ situacao: 'ativa', plano: 'essencial', graca_ate: null })
    const consents = await app.sql('select documento, aceito from consentimento where id_usuario = $1', [id])
    expect(consents).toEqual([{ documento: 'termos', aceito: 1 }])
    const emails = await app.emails(id)
    expect(emails.map(({ para, assunto }) => [para, assunto])).toEqual([
      [email, 'Boas-vindas à Candeia: crie a sua senha'],
    ])
    expect(await paying.waiting(email)).toEqual([])
    const token = /reset-password\/(\S+)/.exec(emails[0]?.texto ?? '')?.[1]
    expect((await paying.post(`/updatePassword/${email}`, { password: 'candeia de azeite', token })).status).toBe(200)
    expect((await paying.post('/login', { email, password: 'candeia de azeite' })).body.user).toMatchObject({
      perfil: 1,
    })
  })

  test('nothing is created before the provider confirms the payment', async () => {
    const { email, customer } = await paying.signUp()
    const refused = { status: 409, body: expect.objectContaining({ error: 'O pagamento ainda não foi confirmado.' }) }
    expect(await paying.finish(customer)).toEqual(refused)
    for (const status of ['incomplete', 'past_due', 'unpaid', 'canceled']) {
      const { id } = stripe.subscribe(customer, { status })
      expect(await paying.finish(customer)).toEqual(refused)
      stripe.subscriptions.delete(id)
    }
    expect(await paying.churchOf(email)).toBeUndefined()
  })

  test('a missing customer gets 422, an unknown customer 404', async () => {
    for (const call of [paying.finish, paying.giveUp].map((each) => each.bind(paying))) {
      const none = await call()
      expect([none.status, none.body.campos]).toEqual([422, { stripe_customer_id: 'Cliente não encontrado.' }])
      const wrong = await call('cus_de_outro')
      expect([wrong.status, wrong.body.error]).toEqual([404, 'Cliente não encontrado.'])
    }
  })

  test('the provider’s webhook creates the church too, even concurrently with the screen’s request', async () => {
    const { email, customer, checkout } = await paying.signUp('completo')
    const { id: subscription } = stripe.pay(customer, { price: 'price_completo' })
    const session = { ...stripe.checkouts.get(checkout), id: checkout, customer, subscription, payment_status: 'paid' }
    const answers = await Promise.all([paying.tell('checkout.session.completed', session), paying.finish(customer)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const id = Number(await paying.churchOf(email))
    expect(await paying.stateOf(id)).toMatchObject({
      situacao: 'ativa',
      plano: 'completo',
      assinatura_stripe: subscription,
    })
    expect(await app.emails(id)).toHaveLength(1)
  })

  test('a checkout that ended without payment creates nothing until the payment succeeds', async () => {
    const { email, customer } = await paying.signUp()
    const session = { id: 'cs_1', customer, subscription: 'sub_1', payment_status: 'unpaid' }
    await paying.tell('checkout.session.completed', session)
    await paying.tell('customer.subscription.created', stripe.subscribe(customer, { status: 'incomplete' }))
    expect(await paying.churchOf(email)).toBeUndefined()
    await paying.tell('checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' })
    expect(await paying.churchOf(email)).toBeDefined()
  })
})

describe('cancelling a sign-up that is not paid', () => {
  test('cancelling a sign-up removes the names at once and the customer by a job, closes the payment page, and is idempotent', async () => {
    const { email, customer, checkout } = await paying.signUp()
    const done = { status: 200, body: { message: 'Cadastro cancelado. Nenhum valor foi cobrado.' } }
    expect(await Promise.all([paying.giveUp(customer), paying.giveUp(customer)])).toEqual([done, done])
    expect(await paying.giveUp(customer)).toEqual(done)
    expect(await paying.waiting(email)).toEqual([])
    expect(stripe.checkouts.get(checkout)?.status).toBe('expired')
    expect((await paying.finish(customer)).status).toBe(404)
    await app.runJobs()
    expect(stripe.customers.has(customer)).toBe(false)
    expect(await paying.giveUp(customer)).toEqual(done)
  })

  test('cancelling a sign-up is refused when something was paid or may be paid, and for an existing church', async () => {
    const { email, customer } = await paying.signUp()
    const refused = [409, 'Este cadastro já foi concluído e não pode ser excluído aqui.']
    const { id } = stripe.subscribe(customer, { status: 'past_due' })
    const early = await paying.giveUp(customer)
    expect([early.status, early.body.error]).toEqual(refused)
    stripe.subscriptions.delete(id)
    stripe.pay(customer)
    const paid = await paying.giveUp(customer)
    expect([paid.status, paid.body.error]).toEqual(refused)
    expect(await paying.waiting(email)).toHaveLength(1)
    await paying.finish(customer)
    const there = await paying.giveUp(customer)
    expect([there.status, there.body.error]).toEqual(refused)
    expect(stripe.customers.has(customer)).toBe(true)
    expect(await paying.churchOf(email)).toBeDefined()
  })

  test('cancelling a sign-up happens automatically when the payment page expires', async () => {
    const { email, customer, checkout } = await paying.signUp()
    await paying.tell('checkout.session.expired', { id: checkout, customer })
    expect(await paying.waiting(email)).toEqual([])
    expect((await paying.finish(customer)).status).toBe(404)
    await app.runJobs()
    expect(stripe.customers.has(customer)).toBe(false)
  })
})
