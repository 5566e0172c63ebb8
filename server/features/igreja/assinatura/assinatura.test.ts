import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { type PayingChurch, PayingChurches } from '../../../../tests/factories/paying-churches.js'
import type { FakeStripe } from '../../../../tests/factories/stripe.js'
import { hashPassword } from '../../acesso/sessao/index.js'
import { eraseIgrejasJob } from '../privacidade/index.js'

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

const types = 'mutation($nome: String!) { criarTipoPatrimonio(input: { tipoPatrimonio: $nome }) { id } }'
const write = (token: string) => app.graphql(token, types, { nome: unique('Som ') })

describe('a church that does not pay', () => {
  const refusal = /^A assinatura desta igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados/

  test('a church that does not pay can still write during the days of grace, and is notified', async () => {
    const church = await paying.payingChurch()
    await paying.becomes(church, 'past_due')
    const first = (await paying.stateOf(church.id))?.graca_ate
    expect(Math.round(((first?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7)
    // the days of grace start with the first failed payment
    await paying.becomes(church, 'past_due', 86_400)
    expect((await paying.stateOf(church.id))?.graca_ate).toEqual(first)
    expect((await write(church.token)).status).toBe(200)
    const { data } = await app.graphql(church.token, '{ eu { assinatura { situacao gracaAte } } }')
    expect(data.eu.assinatura).toEqual({ situacao: 'atrasada', gracaAte: first?.toISOString() })
    expect((await app.emails(church.id)).at(-1)).toMatchObject({ para: church.email })
  })

  test('all active administrators are notified, no matter who signed the church up', async () => {
    const church = await paying.payingChurch()
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
    await paying.becomes(church, 'past_due')
    const emails = (await app.emails(church.id)).filter(({ assunto }) => assunto.startsWith('Não conseguimos'))
    expect(emails.map(({ para }) => para)).toEqual([people[0]?.email])
  })

  test.each([
    ['when the days are over', 'past_due'],
    ['when the provider says so', 'unpaid'],
    ['when it has cancelled', 'canceled'],
  ])('a church that does not pay can read and export, but not write, %s', async (_when, status) => {
    const church = await paying.payingChurch()
    const { token } = church
    await paying.becomes(church, status)
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
    // the suspension does not refuse this operation; it fails only because the account is not being closed
    const keep = await app.graphql(token, 'mutation { manterIgreja { message } }')
    expect(keep.errors?.[0]?.message).toBe('A conta da igreja não está sendo encerrada.')
    expect((await app.rest(token, 'POST', '/logout', {})).status).toBe(200)
  })

  test('a church that does not pay can write again as soon as it has paid, with all its data', async () => {
    const church = await paying.payingChurch()
    await paying.becomes(church, 'unpaid', 1)
    expect((await write(church.token)).status).toBe(403)
    await paying.becomes(church, 'active', 2)
    expect((await write(church.token)).status).toBe(200)
  })

  test('a church that does not pay gets a new subscription after it has cancelled', async () => {
    const church = await paying.payingChurch()
    const again = 'mutation { retomarAssinatura(plano: "completo") { url } }'
    const early = await app.graphql(church.token, again)
    expect([early.status, early.errors?.[0]?.message]).toEqual([
      409,
      'A assinatura não foi cancelada: altere-a no portal de pagamento.',
    ])
    await paying.becomes(church, 'canceled', 1)
    const { data } = await app.graphql(church.token, again)
    const checkout = [...stripe.checkouts.values()].find(({ url }) => url === data.retomarAssinatura.url)
    expect(checkout).toMatchObject({ customer: church.customer, 'line_items[0][price]': 'price_completo' })
    const fresh = stripe.pay(church.customer, { price: 'price_completo' })
    await paying.tell('customer.subscription.created', fresh, { created: Math.floor(Date.now() / 1000) + 2 })
    expect(await paying.stateOf(church.id)).toMatchObject({
      situacao: 'ativa',
      plano: 'completo',
      assinatura_stripe: fresh.id,
    })
    expect((await write(church.token)).status).toBe(200)
  })

  test('the platform’s administrator can still edit records of a church that does not pay; other churches are not affected', async () => {
    const church = await paying.payingChurch()
    await paying.becomes(church, 'unpaid')
    const platform = await app.platformToken()
    const body = { tipoPatrimonio: unique('Som '), idCliente: church.id }
    expect((await app.rest(platform, 'POST', '/tipoPatrimonios', body)).status).toBe(201)
    const other = await app.church()
    expect((await write(await other.token(1))).status).toBe(200)
  })
})

test('a closed church that was deleted is removed from the payment provider', async () => {
  const church = await paying.payingChurch()
  const night = () => eraseIgrejasJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  await app.sql(`update cliente set apagar_em = now() + interval '1 day' where id = $1`, [church.id])
  await night()
  await app.runJobs()
  expect(stripe.customers.has(church.customer)).toBe(true)
  await app.sql(`update cliente set apagar_em = now() - interval '1 minute' where id = $1`, [church.id])
  await night()
  expect(await paying.stateOf(church.id)).toBeUndefined()
  await app.runJobs()
  expect(stripe.customers.has(church.customer)).toBe(false)
})

describe('a church that closes its account', () => {
  const senha = 'uma-senha-de-teste-2026'
  const close = async ({ id, token }: PayingChurch) => {
    await app.sql('update credencial set senha_hash = $2 where id_usuario = $1', [id, await hashPassword(senha)])
    return app.graphql(token, 'mutation($s: String!) { encerrarIgreja(senha: $s) { message } }', { s: senha })
  }
  const keep = ({ token }: PayingChurch) => app.graphql(token, 'mutation { manterIgreja { message } }')
  const has = ({ subscription }: PayingChurch) => {
    const row = stripe.subscriptions.get(String(subscription))
    return { status: row?.status, ends: row?.cancel_at_period_end }
  }
  const night = () => eraseIgrejasJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

  test('a church that closes its account keeps its paid period without further charges, and is charged again if the administrator reopens the account', async () => {
    const church = await paying.payingChurch()
    expect((await close(church)).data.encerrarIgreja.message).toBe(
      'A conta da igreja será apagada em 30 dias. Até lá, você pode desistir. Nada mais será cobrado.',
    )
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: true })
    expect((await keep(church)).data.manterIgreja.message).toBe('A conta da igreja foi mantida.')
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: false })
  })

  test('when an account is closed, an unpaid subscription is cancelled at once; if the account is reopened, the church must subscribe again', async () => {
    const church = await paying.payingChurch()
    await paying.becomes(church, 'past_due')
    await close(church)
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'canceled', ends: false })
    await paying.tell('customer.subscription.deleted', stripe.subscriptions.get(String(church.subscription)) ?? {}, {
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

  test('a subscription that was cancelled before the account was closed stays cancelled after the account is reopened', async () => {
    const church = await paying.payingChurch()
    stripe.subscribe(church.customer, { id: String(church.subscription), status: 'active', endsWithPeriod: true })
    await close(church)
    await app.runJobs()
    await keep(church)
    await app.runJobs()
    expect(has(church)).toEqual({ status: 'active', ends: true })
  })

  test('an account can be closed while the provider does not respond; a job informs the provider at night at the latest', async () => {
    const church = await paying.payingChurch()
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
    // when the job runs again, it sends no further changes to the provider
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

  test('a request without a session gets 401; perfis other than administrators get 403', async () => {
    const church = await app.church()
    for (const call of calls) {
      expect((await app.graphql(null, call)).status).toBe(401)
      for (const perfil of [-1, 2, 3, 4, 5] as const)
        expect((await app.graphql(await church.token(perfil), call)).status).toBe(403)
    }
  })

  test('minhaAssinatura, abrirPortalAssinatura and retomarAssinatura return the subscription of the current user’s church, and never another church’s', async () => {
    const church = await paying.payingChurch()
    expect((await app.graphql(church.token, query)).data.minhaAssinatura).toMatchObject({
      plano: 'essencial',
      nomePlano: 'Essencial',
      situacao: 'ativa',
      cancelaNoFim: false,
      gracaAte: null,
    })
    // a church from before payment was introduced
    const free = await (await app.church()).token(1)
    expect((await app.graphql(free, query)).data.minhaAssinatura).toBeNull()
    expect((await app.graphql(free, '{ eu { assinatura { situacao } } }')).data.eu.assinatura).toBeNull()
    for (const call of calls.slice(1)) expect((await app.graphql(free, call)).status).toBe(404)
    expect((await write(free)).status).toBe(200)
  })
})

describe('an installation without payment', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await testApp()
  })
  afterAll(() => own.close())

  test('an installation without payment creates a church at once, whatever the plan in the form, and has no payment operations', async () => {
    const email = `${unique('rute')}@exemplo.com.br`
    const church = { nomeIgreja: 'Igreja', name: 'Rute', email, plano: 'essencial' }
    const { status, body } = await own.rest(null, 'POST', '/cadastro', church)
    expect([status, body.checkoutUrl]).toEqual([201, null])
    const token = await own.session(Number(await paying.churchOf(email)), Number(await paying.churchOf(email)))
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
