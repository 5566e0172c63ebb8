import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { FakeStripe, plans } from '../../../../tests/factories/stripe.js'
import { ConfigError, readConfig } from '../../../kernel/base/config.js'

let app: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await FakeStripe.start()
  app = await testApp(stripe.env)
})
afterAll(async () => {
  await app.close()
  await stripe.stop()
})

let address = 0
const contact = (data: object, remoteAddress = `203.0.113.${++address}`) =>
  app.http.inject({ method: 'POST', url: '/api/contato', remoteAddress, payload: data })

const message = () => ({ nome: 'Noé', email: `${unique('noe')}@exemplo.com.br`, mensagem: `Olá! ${unique()}` })

test('the offer contains the configured plans, without the price ids of the payment provider', async () => {
  const { status, body } = await app.rest(null, 'GET', '/oferta')
  expect([status, body.cobranca, body.contato]).toEqual([200, true, 'contato@candeia.exemplo.org'])
  expect(body.planos).toHaveLength(plans.length)
  expect(body.planos[0]).toEqual({
    codigo: 'essencial',
    nome: 'Essencial',
    descricao: 'Até 200 pessoas',
    preco: 49.9,
    recursos: ['Pessoas', 'Células'],
  })
})

test('an installation without payment has no plans', async () => {
  const own = await testApp()
  const { body } = await own.rest(null, 'GET', '/oferta')
  await own.close()
  expect(body).toEqual({ contato: null, cobranca: false, planos: [] })
})

test('a visitor’s message goes to the operator through the encrypted outbox', async () => {
  const sent = { ...message(), igreja: 'Igreja da Arca', nome: 'Noé\nBcc: todos' }
  expect((await contact(sent)).statusCode).toBe(201)
  const received = (await app.emails(0)).find(({ texto }) => texto.includes(sent.mensagem))
  expect(received).toMatchObject({ para: 'contato@candeia.exemplo.org', assunto: 'Contato pelo site' })
  expect(received?.texto).toContain(sent.email)
  expect(received?.texto).toContain('Igreja da Arca')
  const [row] = await app.sql(`select texto from email_saida where id_cliente = 0 order by id desc limit 1`)
  expect(String(row?.texto)).not.toContain(sent.mensagem)
  // nothing that is stored in clear says who wrote
  const stored = await app.sql(`select from email_saida e where id_cliente = 0 and e::text like '%Noé%'`)
  expect(stored).toEqual([])
})

test('missing and invalid fields are reported', async () => {
  const answer = await contact({ nome: ' ', email: 'x' })
  expect([answer.statusCode, answer.json().campos]).toEqual([
    422,
    { nome: 'Informe o seu nome.', email: 'Informe um e-mail válido.', mensagem: 'Escreva a mensagem.' },
  ])
})

test('a request that fills the hidden field gets the usual response, but its message is dropped', async () => {
  const sent = message()
  const [heard, trapped] = [await contact(message()), await contact({ ...sent, site: 'https://spam.exemplo' })]
  expect([trapped.statusCode, trapped.body]).toEqual([heard.statusCode, heard.body])
  expect((await app.emails(0)).some(({ texto }) => texto.includes(sent.mensagem))).toBe(false)
})

test('such requests take no message of the people who share the client address', async () => {
  const address = '198.51.100.8'
  for (let i = 0; i < 6; i++)
    expect((await contact({ ...message(), site: 'https://spam.exemplo' }, address)).statusCode).toBe(201)
  expect((await contact(message(), address)).statusCode).toBe(201)
})

test('a sender who writes too much gets 429; others at the client address are heard, and what is over the limit of letters waits', async () => {
  const [address, robot] = ['198.51.100.7', `${unique('robo')}@exemplo.com.br`]
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await contact({ ...message(), email: robot }, address)).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const late = { ...message(), email: `${unique('ana')}@exemplo.com.br` }
  expect((await contact(late, address)).statusCode).toBe(201)
  expect((await app.emails(0)).at(-1)?.texto).toContain(late.mensagem)
  expect(await app.sql('select espera from email_saida where id_cliente = 0 order by id desc limit 1')).toEqual([
    { espera: 'comum' },
  ])
})

test('a client address with too many messages of many senders gets 429', async () => {
  const statuses = []
  for (let i = 0; i < 31; i++)
    statuses.push((await contact({ ...message(), email: `${unique('x')}@exemplo.com.br` }, '198.51.100.9')).statusCode)
  expect([statuses.slice(0, 30).every((status) => status === 201), statuses[30]]).toEqual([true, 429])
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY precisa também de STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY precisa também de PLANS'],
  [{ PLANS: '[{"codigo":"x"}]' }, 'PLANS deve ser uma lista JSON'],
  [{ PLANS: '[' }, 'PLANS deve ser uma lista JSON'],
  [{ STRIPE_SECRET_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY deve começar com sk_'],
])('invalid settings are refused with a message: %j', (env, text) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(text)
})
