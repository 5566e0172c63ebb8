import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { FakeStripe } from '../../../../tests/factories/stripe.js'
import { apagarIgrejas } from '../privacidade/index.js'
import { hashPassword } from '../sessao/index.js'

let app: TestApp
let stripe: FakeStripe

beforeAll(async () => {
  stripe = await FakeStripe.start()
  app = await testApp({ ...stripe.env, PUBLIC_URL: 'https://candeia.exemplo.org' })
})
afterAll(async () => {
  await app.close()
  await stripe.stop()
})
beforeEach(() => {
  stripe.asked.length = 0
})

/** From an address of its own: sign-ups and checkouts are counted by address. */
async function post(path: string, payload: object | string, headers: Record<string, string> = {}) {
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const answer = await app.http.inject({ method: 'POST', url: `/api${path}`, remoteAddress, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

interface SignUp {
  email: string
  customer: string
  checkout: string
  answer: Awaited<ReturnType<typeof post>>
}

async function signUp(plano = 'essencial'): Promise<SignUp> {
  const email = `${unique('rute')}@exemplo.com.br`
  const answer = await post('/cadastro', { nomeIgreja: unique('Igreja '), name: 'Rute Fundadora', email, plano })
  const checkout = [...stripe.checkouts.values()].find(({ url }) => url === answer.body.checkoutUrl)
  return { email, customer: String(checkout?.customer), checkout: String(checkout?.id), answer }
}

const finish = (customer?: string) => post('/success-checkout', { stripe_customer_id: customer })
const giveUp = (customer?: string) => post('/delete-customer', { stripe_customer_id: customer })

function tell(type: string, object: object, options: Parameters<FakeStripe['event']>[2] = {}) {
  const { payload, headers } = stripe.event(type, object, options)
  return post('/stripe/webhook', payload, headers)
}

const churchOf = async (email: string) =>
  (await app.sql<{ id: number }>('select id from usuario where email = $1', [email]))[0]?.id

const stateOf = async (id: number) =>
  (
    await app.sql<{ situacao: string; plano: string; graca_ate: Date | null; assinatura_stripe: string }>(
      'select situacao, plano, graca_ate, assinatura_stripe from assinatura where id_cliente = $1',
      [id],
    )
  )[0]

const waiting = (email: string) => app.sql('select id from cadastro_pendente where email = $1', [email])

/** A church that has paid. */
async function payingChurch() {
  const { email, customer } = await signUp()
  const { id: subscription } = stripe.pay(customer)
  expect((await finish(customer)).status).toBe(200)
  const id = Number(await churchOf(email))
  return { id, email, customer, subscription, token: await app.session(id, id) }
}

type Church = Awaited<ReturnType<typeof payingChurch>>

/** Stripe changes the subscription and tells of it, so many seconds from now. */
const becomes = ({ customer, subscription }: Church, status: string, later = 1, options = {}) =>
  tell('customer.subscription.updated', stripe.subscribe(customer, { id: subscription, status }), {
    created: Math.floor(Date.now() / 1000) + later,
    ...options,
  })

describe('signing up', () => {
  test('needs a plan that is offered', async () => {
    for (const plano of [undefined, 'gratis']) {
      const { status, body } = (await signUp(plano ?? '')).answer
      expect([status, body.campos]).toEqual([422, { plano: 'Escolha um plano.' }])
    }
    expect(stripe.asked).toEqual([])
  })

  test('leads to the page where the plan is paid; until then there is no church and no letter', async () => {
    const { email, checkout, customer, answer } = await signUp('completo')
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
    expect(await churchOf(email)).toBeUndefined()
    expect(await waiting(email)).toHaveLength(1)
    expect(await app.sql('select id from email_saida where para = $1', [email])).toEqual([])
  })

  test('with a repeated Idempotency-Key makes one customer and one sign-up', async () => {
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
    expect(await waiting(email)).toHaveLength(1)
  })

  test('is put off in words while the provider does not answer, and nothing is written', async () => {
    stripe.down = true
    const { email, answer } = await signUp()
    stripe.down = false
    expect([answer.status, answer.body.error]).toEqual([
      503,
      'Não foi possível falar com o provedor de pagamento. Tente novamente em instantes.',
    ])
    expect(await waiting(email)).toEqual([])
  })
})

describe('after the payment', () => {
  test('the church begins with its administrator and the letter that sets the password, once', async () => {
    const { email, customer } = await signUp()
    stripe.pay(customer)
    const answers = await Promise.all([finish(customer), finish(customer), finish(customer)])
    answers.push(await finish(customer))
    expect(answers).toEqual(
      Array(4).fill({
        status: 200,
        body: { message: 'Tudo pronto! Enviamos um e-mail com o link para você criar a sua senha.' },
      }),
    )
    const id = Number(await churchOf(email))
    expect(await stateOf(id)).toMatchObject({ situacao: 'ativa', plano: 'essencial', graca_ate: null })
    const consents = await app.sql('select documento, aceito from consentimento where id_usuario = $1', [id])
    expect(consents).toEqual([{ documento: 'termos', aceito: 1 }])
    const letters = await app.letters(id)
    expect(letters.map(({ para, assunto }) => [para, assunto])).toEqual([
      [email, 'Bem-vindo à Candeia: crie a sua senha'],
    ])
    expect(await waiting(email)).toEqual([])
    const token = /reset-password\/(\S+)/.exec(letters[0]?.texto ?? '')?.[1]
    expect((await post(`/updatePassword/${email}`, { password: 'candeia de azeite', token })).status).toBe(200)
    expect((await post('/login', { email, password: 'candeia de azeite' })).body.user).toMatchObject({ perfil: 1 })
  })

  test('nothing begins before the provider confirms it, whatever the caller says', async () => {
    const { email, customer } = await signUp()
    const refused = { status: 409, body: expect.objectContaining({ error: 'O pagamento ainda não foi confirmado.' }) }
    expect(await finish(customer)).toEqual(refused)
    for (const status of ['incomplete', 'past_due', 'unpaid', 'canceled']) {
      const { id } = stripe.subscribe(customer, { status })
      expect(await finish(customer)).toEqual(refused)
      stripe.subscriptions.delete(id)
    }
    expect(await churchOf(email)).toBeUndefined()
  })

  test('without a customer, or with a wrong one: Cliente não encontrado.', async () => {
    for (const call of [finish, giveUp]) {
      const none = await call()
      expect([none.status, none.body.campos]).toEqual([422, { stripe_customer_id: 'Cliente não encontrado.' }])
      const wrong = await call('cus_de_outro')
      expect([wrong.status, wrong.body.error]).toEqual([404, 'Cliente não encontrado.'])
    }
  })

  test("the provider's own message does the same, beside the screen's call", async () => {
    const { email, customer, checkout } = await signUp('completo')
    const { id: subscription } = stripe.pay(customer, { price: 'price_completo' })
    const session = { ...stripe.checkouts.get(checkout), id: checkout, customer, subscription, payment_status: 'paid' }
    const answers = await Promise.all([tell('checkout.session.completed', session), finish(customer)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const id = Number(await churchOf(email))
    expect(await stateOf(id)).toMatchObject({ situacao: 'ativa', plano: 'completo', assinatura_stripe: subscription })
    expect(await app.letters(id)).toHaveLength(1)
  })

  test('a checkout that ended without payment yet begins nothing', async () => {
    const { email, customer } = await signUp()
    const session = { id: 'cs_1', customer, subscription: 'sub_1', payment_status: 'unpaid' }
    await tell('checkout.session.completed', session)
    await tell('customer.subscription.created', stripe.subscribe(customer, { status: 'incomplete' }))
    expect(await churchOf(email)).toBeUndefined()
    await tell('checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' })
    expect(await churchOf(email)).toBeDefined()
  })
})

describe('giving up', () => {
  test('removes the names at once and the customer afterwards, closes the page, and bears repetition', async () => {
    const { email, customer, checkout } = await signUp()
    const done = { status: 200, body: { message: 'Cadastro cancelado. Nenhum valor foi cobrado.' } }
    expect(await Promise.all([giveUp(customer), giveUp(customer)])).toEqual([done, done])
    expect(await giveUp(customer)).toEqual(done)
    expect(await waiting(email)).toEqual([])
    expect(stripe.checkouts.get(checkout)?.status).toBe('expired')
    expect((await finish(customer)).status).toBe(404)
    await app.runJobs()
    expect(stripe.customers.has(customer)).toBe(false)
    expect(await giveUp(customer)).toEqual(done)
  })

  test('is refused once something was paid or may be, and for a church that is there', async () => {
    const { email, customer } = await signUp()
    const refused = [409, 'Este cadastro já foi concluído e não pode ser excluído aqui.']
    const { id } = stripe.subscribe(customer, { status: 'past_due' })
    const early = await giveUp(customer)
    expect([early.status, early.body.error]).toEqual(refused)
    stripe.subscriptions.delete(id)
    stripe.pay(customer)
    const paid = await giveUp(customer)
    expect([paid.status, paid.body.error]).toEqual(refused)
    expect(await waiting(email)).toHaveLength(1)
    await finish(customer)
    const there = await giveUp(customer)
    expect([there.status, there.body.error]).toEqual(refused)
    expect(stripe.customers.has(customer)).toBe(true)
    expect(await churchOf(email)).toBeDefined()
  })

  test('happens by itself when the page closes', async () => {
    const { email, customer, checkout } = await signUp()
    await tell('checkout.session.expired', { id: checkout, customer })
    expect(await waiting(email)).toEqual([])
    expect((await finish(customer)).status).toBe(404)
    await app.runJobs()
    expect(stripe.customers.has(customer)).toBe(false)
  })
})

describe("the provider's messages", () => {
  test.each([
    ['a wrong signature', { secret: 'whsec_de_outro' }],
    ['an old stamp', { signedAt: Math.floor(Date.now() / 1000) - 600 }],
  ])('%s: refused, without effect', async (_what, options) => {
    const church = await payingChurch()
    const { status, body } = await becomes(church, 'canceled', 1, options)
    expect([status, body.error]).toEqual([400, 'Assinatura inválida.'])
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('another body than the signed one, or no signature: refused', async () => {
    const church = await payingChurch()
    const { payload, headers } = stripe.event(
      'customer.subscription.deleted',
      stripe.subscribe(church.customer, { id: church.subscription, status: 'canceled' }),
    )
    for (const [body, sent] of [
      [`${payload} `, headers],
      [JSON.stringify(JSON.parse(payload)), headers],
      [payload, { 'content-type': 'application/json' }],
    ] as const)
      expect((await post('/stripe/webhook', body, sent)).status).toBe(400)
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('a replay has no second effect', async () => {
    const church = await payingChurch()
    const id = unique('evt_')
    const send = () => becomes(church, 'past_due', 5, { id })
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([200, 200, 200])
    // the first letter let the person in
    expect((await app.letters(church.id)).slice(1).map(({ assunto }) => assunto)).toEqual([
      'Não conseguimos confirmar o pagamento da sua assinatura',
    ])
    await app.sql(`update assinatura set situacao = 'ativa', graca_ate = null where id_cliente = $1`, [church.id])
    await send()
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('out of order: the newest that was made counts, whenever it comes', async () => {
    const church = await payingChurch()
    await becomes(church, 'active', 30)
    await becomes(church, 'past_due', 20)
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
    await becomes(church, 'canceled', 40)
    await becomes(church, 'past_due', 40)
    await becomes(church, 'active', 50)
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'cancelada' })
  })

  test("the end of a former subscription does not end the present one; nobody's customer is no error", async () => {
    const church = await payingChurch()
    const former = stripe.subscribe(church.customer, { status: 'canceled' })
    const later = { created: Math.floor(Date.now() / 1000) + 9 }
    expect((await tell('customer.subscription.deleted', former, later)).status).toBe(200)
    expect(await stateOf(church.id)).toMatchObject({ situacao: 'ativa', assinatura_stripe: church.subscription })
    const stranger = stripe.subscribe('cus_de_outro_produto', { status: 'active' })
    expect(await tell('customer.subscription.updated', stranger)).toEqual({ status: 200, body: { recebido: true } })
    expect((await tell('charge.refunded', { id: 'ch_1' })).status).toBe(200)
  })
})

const types = 'mutation($nome: String!) { criarTipoPatrimonio(input: { tipoPatrimonio: $nome }) { id } }'
const write = (token: string) => app.graphql(token, types, { nome: unique('Som ') })

describe('a church that does not pay', () => {
  const refusal = /^A assinatura desta igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados/

  test('works on in the days of grace, and is told', async () => {
    const church = await payingChurch()
    await becomes(church, 'past_due')
    const first = (await stateOf(church.id))?.graca_ate
    expect(Math.round(((first?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7)
    // the days count from the first failure
    await becomes(church, 'past_due', 86_400)
    expect((await stateOf(church.id))?.graca_ate).toEqual(first)
    expect((await write(church.token)).status).toBe(200)
    const { data } = await app.graphql(church.token, '{ eu { assinatura { situacao gracaAte } } }')
    expect(data.eu.assinatura).toEqual({ situacao: 'atrasada', gracaAte: first?.toISOString() })
    expect((await app.letters(church.id)).at(-1)).toMatchObject({ para: church.email })
  })

  test('is written to wherever somebody may pay, whoever signed it up', async () => {
    const church = await payingChurch()
    const people = [
      { perfil: 1, ativo: 1 },
      { perfil: 1, ativo: 0 },
      { perfil: 5, ativo: 1 },
    ].map((person) => ({ ...person, email: `${unique('tesoureira')}@exemplo.com.br` }))
    for (const { perfil, ativo, email } of people)
      await app.sql(
        `insert into usuario (id_cliente, name, email, perfil, usuario_ativo) values ($1, 'Lídia', $2, $3, $4)`,
        [church.id, email, perfil, ativo],
      )
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [church.id])
    await becomes(church, 'past_due')
    const letters = (await app.letters(church.id)).filter(({ assunto }) => assunto.startsWith('Não conseguimos'))
    expect(letters.map(({ para }) => para)).toEqual([people[0]?.email])
  })

  test.each([
    ['when the days are over', 'past_due'],
    ['when the provider says so', 'unpaid'],
    ['when it has cancelled', 'canceled'],
  ])('reads and exports, and writes nothing, %s', async (_when, status) => {
    const church = await payingChurch()
    const { token } = church
    await becomes(church, status)
    if (status === 'past_due')
      await app.sql(`update assinatura set graca_ate = now() - interval '1 second' where id_cliente = $1`, [church.id])
    const graphql = await write(token)
    expect([graphql.status, graphql.errors?.[0]?.message]).toEqual([403, expect.stringMatching(refusal)])
    const rest = await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio: unique('Som ') })
    expect([rest.status, rest.body.error]).toEqual([403, expect.stringMatching(refusal)])

    const { body } = await app.rest(token, 'GET', '/tipoPatrimonios')
    expect(body.length).toBeGreaterThan(5)
    expect((await app.rest(token, 'GET', '/exportar/tipoPatrimonios?formato=csv')).status).toBe(200)
    const { data } = await app.graphql(token, 'mutation { abrirPortalAssinatura { url } }')
    expect(data.abrirPortalAssinatura.url).toBe(`http://portal.exemplo/${church.customer}`)
    // leaving for good is refused for no other reason than that there is nothing to take back
    const keep = await app.graphql(token, 'mutation { manterIgreja { message } }')
    expect(keep.errors?.[0]?.message).toBe('A conta da igreja não está sendo encerrada.')
    expect((await app.rest(token, 'POST', '/logout', {})).status).toBe(200)
  })

  test('works again as soon as it pays, with all that it had', async () => {
    const church = await payingChurch()
    await becomes(church, 'unpaid', 1)
    expect((await write(church.token)).status).toBe(403)
    await becomes(church, 'active', 2)
    expect((await write(church.token)).status).toBe(200)
  })

  test('comes back after it has cancelled, with a new subscription', async () => {
    const church = await payingChurch()
    const again = 'mutation { retomarAssinatura(plano: "completo") { url } }'
    const early = await app.graphql(church.token, again)
    expect([early.status, early.errors?.[0]?.message]).toEqual([
      409,
      'A assinatura não foi cancelada: altere-a no portal de pagamento.',
    ])
    await becomes(church, 'canceled', 1)
    const { data } = await app.graphql(church.token, again)
    const checkout = [...stripe.checkouts.values()].find(({ url }) => url === data.retomarAssinatura.url)
    expect(checkout).toMatchObject({ customer: church.customer, 'line_items[0][price]': 'price_completo' })
    const fresh = stripe.pay(church.customer, { price: 'price_completo' })
    await tell('customer.subscription.created', fresh, { created: Math.floor(Date.now() / 1000) + 2 })
    expect(await stateOf(church.id)).toMatchObject({
      situacao: 'ativa',
      plano: 'completo',
      assinatura_stripe: fresh.id,
    })
    expect((await write(church.token)).status).toBe(200)
  })

  test('the platform may still help it, and another church notices nothing', async () => {
    const church = await payingChurch()
    await becomes(church, 'unpaid')
    const platform = await app.platformToken()
    const body = { tipoPatrimonio: unique('Som '), idCliente: church.id }
    expect((await app.rest(platform, 'POST', '/tipoPatrimonios', body)).status).toBe(201)
    const other = await app.church()
    expect((await write(await other.token(1))).status).toBe(200)
  })
})

test('a church that has closed its account and is erased pays no more', async () => {
  const church = await payingChurch()
  const night = () => apagarIgrejas.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  await app.sql(`update cliente set apagar_em = now() + interval '1 day' where id = $1`, [church.id])
  await night()
  await app.runJobs()
  expect(stripe.customers.has(church.customer)).toBe(true)
  await app.sql(`update cliente set apagar_em = now() - interval '1 minute' where id = $1`, [church.id])
  await night()
  expect(await stateOf(church.id)).toBeUndefined()
  await app.runJobs()
  expect(stripe.customers.has(church.customer)).toBe(false)
})

describe('a church that closes its account', () => {
  const senha = 'uma-senha-de-teste-2026'
  const close = async ({ id, token }: Church) => {
    await app.sql('update credencial set senha_hash = $2 where id_usuario = $1', [id, await hashPassword(senha)])
    return app.graphql(token, 'mutation($s: String!) { encerrarIgreja(senha: $s) { message } }', { s: senha })
  }
  const keep = ({ token }: Church) => app.graphql(token, 'mutation { manterIgreja { message } }')
  const has = ({ subscription }: Church) => {
    const row = stripe.subscriptions.get(String(subscription))
    return { status: row?.status, ends: row?.cancel_at_period_end }
  }
  const night = () => apagarIgrejas.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

  test('keeps what it paid for and is charged no more; coming back, it goes on as before', async () => {
    const church = await payingChurch()
    expect((await close(church)).data.encerrarIgreja.message).toBe(
      'A conta da igreja será apagada em 30 dias. Até lá, você pode desistir. Nada mais será cobrado.',
    )
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: true })
    expect((await keep(church)).data.manterIgreja.message).toBe('A conta da igreja foi mantida.')
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: false })
  })

  test('is asked for nothing that it has not paid', async () => {
    const church = await payingChurch()
    await becomes(church, 'past_due')
    await close(church)
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'canceled', ends: false })
    await tell('customer.subscription.deleted', stripe.subscriptions.get(String(church.subscription)) ?? {}, {
      created: Math.floor(Date.now() / 1000) + 5,
    })
    expect((await keep(church)).data.manterIgreja.message).toBe(
      'A conta da igreja foi mantida. A assinatura já terminou: assine de novo em Configurações, Assinatura.',
    )
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'canceled', ends: false })
    const again = await app.graphql(church.token, 'mutation { retomarAssinatura(plano: "essencial") { url } }')
    expect(again.data.retomarAssinatura.url).toMatch(/^http/)
  })

  test('whoever had cancelled before stays so after coming back', async () => {
    const church = await payingChurch()
    stripe.subscribe(church.customer, { id: String(church.subscription), status: 'active', endsWithPeriod: true })
    await close(church)
    await app.runJobs()
    await keep(church)
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: true })
  })

  test('closes while the provider does not answer, which is told later, in the night at the latest', async () => {
    const church = await payingChurch()
    stripe.down = true
    try {
      expect((await close(church)).errors).toBeUndefined()
      await app.runJobs()
      expect(has(church)).toEqual({ status: 'active', ends: false })
    } finally {
      stripe.down = false
    }
    await night()
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: true })
    // told of it again, there is nothing to do
    stripe.asked.length = 0
    await night()
    await app.runJobs()
    expect(stripe.asked.filter((call) => call.startsWith('POST'))).toEqual([])
  })
})

describe('minhaAssinatura, abrirPortalAssinatura, retomarAssinatura', () => {
  const query = '{ minhaAssinatura { plano nomePlano situacao cancelaNoFim gracaAte periodoAte } }'
  const calls = [
    query,
    'mutation { abrirPortalAssinatura { url } }',
    'mutation { retomarAssinatura(plano: "essencial") { url } }',
  ]

  test('nobody: 401; others than administrators: 403', async () => {
    const church = await app.church()
    for (const call of calls) {
      expect((await app.graphql(null, call)).status).toBe(401)
      for (const perfil of [-1, 2, 3, 4, 5] as const)
        expect((await app.graphql(await church.token(perfil), call)).status).toBe(403)
    }
  })

  test("the church's own, and never another's", async () => {
    const church = await payingChurch()
    expect((await app.graphql(church.token, query)).data.minhaAssinatura).toMatchObject({
      plano: 'essencial',
      nomePlano: 'Essencial',
      situacao: 'ativa',
      cancelaNoFim: false,
      gracaAte: null,
    })
    // a church that was there before anybody paid
    const free = await (await app.church()).token(1)
    expect((await app.graphql(free, query)).data.minhaAssinatura).toBeNull()
    expect((await app.graphql(free, '{ eu { assinatura { situacao } } }')).data.eu.assinatura).toBeNull()
    for (const call of calls.slice(1)) expect((await app.graphql(free, call)).status).toBe(404)
    expect((await write(free)).status).toBe(200)
  })
})

describe('where nobody pays', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await testApp()
  })
  afterAll(() => own.close())

  test('a church begins at once, whatever plan the form names, and nothing about payment is there', async () => {
    const email = `${unique('rute')}@exemplo.com.br`
    const church = { nomeIgreja: 'Igreja', name: 'Rute', email, plano: 'essencial' }
    const { status, body } = await own.rest(null, 'POST', '/cadastro', church)
    expect([status, body.checkoutUrl]).toEqual([201, null])
    const token = await own.session(Number(await churchOf(email)), Number(await churchOf(email)))
    expect((await own.graphql(token, '{ minhaAssinatura { plano } eu { assinatura { situacao } } }')).data).toEqual({
      minhaAssinatura: null,
      eu: { assinatura: null },
    })
    expect((await own.graphql(token, 'mutation { abrirPortalAssinatura { url } }')).status).toBe(404)
    const { payload, headers } = stripe.event('customer.subscription.updated', { id: 'sub_1' })
    const webhook = await own.http.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })
    expect(webhook.statusCode).toBe(404)
  })
})
