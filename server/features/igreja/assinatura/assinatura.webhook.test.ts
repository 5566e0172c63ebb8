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

describe('the provider’s webhook', () => {
  test.each([
    ['a wrong signature', { secret: 'whsec_de_outro' }],
    ['an old stamp', { signedAt: Math.floor(Date.now() / 1000) - 600 }],
  ])('an event with %s is refused and has no effect', async (_what, options) => {
    const church = await paying.payingChurch()
    const { status, body } = await paying.becomes(church, 'canceled', 1, options)
    expect([status, body.error]).toEqual([400, 'Assinatura inválida.'])
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('a body that differs from the signed one, or has no signature, is refused', async () => {
    const church = await paying.payingChurch()
    const { payload, headers } = stripe.event(
      'customer.subscription.deleted',
      stripe.subscribe(church.customer, { id: church.subscription, status: 'canceled' }),
    )
    for (const [body, sent] of [
      [`${payload} `, headers],
      [JSON.stringify(JSON.parse(payload)), headers],
      [payload, { 'content-type': 'application/json' }],
    ] as const)
      expect((await paying.post('/stripe/webhook', body, sent)).status).toBe(400)
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('a repeated event has no second effect', async () => {
    const church = await paying.payingChurch()
    const id = unique('evt_')
    const send = () => paying.becomes(church, 'past_due', 5, { id })
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([200, 200, 200])
    // the first e-mail was the one to set the password
    expect((await app.emails(church.id)).slice(1).map(({ assunto }) => assunto)).toEqual([
      'Não conseguimos confirmar o pagamento da sua assinatura',
    ])
    await app.sql(`update assinatura set situacao = 'ativa', graca_ate = null where id_cliente = $1`, [church.id])
    await send()
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
  })

  test('the newest event counts, in any order of arrival', async () => {
    const church = await paying.payingChurch()
    await paying.becomes(church, 'active', 30)
    await paying.becomes(church, 'past_due', 20)
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'ativa' })
    await paying.becomes(church, 'canceled', 40)
    await paying.becomes(church, 'past_due', 40)
    await paying.becomes(church, 'active', 50)
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'cancelada' })
  })

  test('the end of a former subscription does not end the current one; an unknown customer is no error', async () => {
    const church = await paying.payingChurch()
    const former = stripe.subscribe(church.customer, { status: 'canceled' })
    const later = { created: Math.floor(Date.now() / 1000) + 9 }
    expect((await paying.tell('customer.subscription.deleted', former, later)).status).toBe(200)
    expect(await paying.stateOf(church.id)).toMatchObject({ situacao: 'ativa', assinatura_stripe: church.subscription })
    const stranger = stripe.subscribe('cus_de_outro_produto', { status: 'active' })
    expect(await paying.tell('customer.subscription.updated', stranger)).toEqual({
      status: 200,
      body: { recebido: true },
    })
    expect((await paying.tell('charge.refunded', { id: 'ch_1' })).status).toBe(200)
  })
})
