import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { generate } from 'otplib'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { hashPassword } from '../sessao/index.js'

let app: TestApp
let betel: TestChurch
let senhaHash: string
/** A new person with a password, and its session. */
let person: { id: number; email: string }
let token: string

const password = 'lamparina acesa 42'
const step = 30_000

beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: 'true' })
  betel = await app.church()
  senhaHash = await hashPassword(password)
})
afterAll(() => app.close())

beforeEach(async () => {
  const { id, email } = await betel.person()
  person = { id, email: String(email) }
  await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
    id,
    betel.idCliente,
    senhaHash,
  ])
  token = await app.session(betel.idCliente, id)
})

const prepareQuery = 'mutation ($password: String!) { prepararDoisFatores(password: $password) { segredo uri qrCode } }'
const activateQuery = 'mutation ($codigo: String!) { ativarDoisFatores(codigo: $codigo) }'
const deactivateQuery =
  'mutation ($password: String!, $codigo: String!) { desativarDoisFatores(password: $password, codigo: $codigo) { message } }'

const prepare = (senha = password, headers = {}) => app.graphql(token, prepareQuery, { password: senha }, headers)
const activate = (codigo: string) => app.graphql(token, activateQuery, { codigo })
const deactivate = (codigo: string, senha = password) =>
  app.graphql(token, deactivateQuery, { password: senha, codigo })
const isActive = async () => (await app.graphql(token, '{ eu { doisFatores } }')).data.eu.doisFatores as boolean
const signIn = (codigo?: string) =>
  app.rest(
    null,
    'POST',
    '/login',
    { email: person.email, password, codigo },
    { 'x-forwarded-for': `10.0.${randomInt(256)}.${randomInt(256)}` },
  )

/** The code of the current time step, or of a later step. */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor((Date.now() + steps * step) / 1000) })

/** Enables two-step sign-in and resets the last used step, so that a test can use the current code again. */
async function switchOn(): Promise<{ segredo: string; codes: string[] }> {
  const { segredo } = (await prepare()).data.prepararDoisFatores
  const answer = await activate(await codeOf(segredo))
  await app.sql('update credencial set totp_ultimo_passo = 0 where id_usuario = $1', [person.id])
  return { segredo, codes: answer.data.ativarDoisFatores }
}

test('the preparation needs the password and returns secret, address and QR code; sign-in does not require a code yet', async () => {
  const wrong = await prepare('errada errada')
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    status: 422,
    campos: { password: 'A senha atual não confere.' },
  })
  const { segredo, uri, qrCode } = (await prepare()).data.prepararDoisFatores
  expect(segredo).toMatch(/^[A-Z2-7]{32}$/)
  expect(new URL(uri).searchParams.get('issuer')).toBe('Candeia')
  expect(decodeURIComponent(uri)).toContain(person.email)
  expect(qrCode).toMatch(/^data:image\/png;base64,/)
  expect(await isActive()).toBe(false)
  expect((await signIn()).status).toBe(200)
})

test('only a correct code enables two-step sign-in, and the response contains ten recovery codes', async () => {
  expect((await activate('123456')).status).toBe(409)
  const { segredo } = (await prepare()).data.prepararDoisFatores
  const right = await codeOf(segredo)
  const wrong = await activate(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  expect(wrong.errors?.[0]?.extensions.campos).toEqual({ codigo: 'Código de verificação incorreto.' })
  expect(await isActive()).toBe(false)
  const codes = (await activate(right)).data.ativarDoisFatores as string[]
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(await isActive()).toBe(true)
  expect((await prepare()).status).toBe(409)
  expect((await activate(right)).status).toBe(409)
})

test('after two-step sign-in is enabled, sign-in requires a code, which works only once, even from another address', async () => {
  const { segredo } = await switchOn()
  const asked = await signIn()
  expect([asked.status, asked.body.codigo]).toEqual([401, 'TWO_FACTOR_REQUIRED'])
  const code = await codeOf(segredo)
  expect((await signIn(code)).status).toBe(200)
  const again = await signIn(code)
  expect([again.status, again.body.message]).toEqual([401, 'Código de verificação incorreto.'])
})

test('the code that enabled two-step sign-in cannot be used again', async () => {
  const { segredo } = (await prepare()).data.prepararDoisFatores
  const code = await codeOf(segredo)
  await activate(code)
  expect((await signIn(code)).status).toBe(401)
})

test('of ten concurrent sign-ins with one code, one succeeds', async () => {
  const { segredo } = await switchOn()
  const code = await codeOf(segredo)
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => signIn(code)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a recovery code works once, also in lower case and with a space instead of the hyphen', async () => {
  const { codes } = await switchOn()
  const [first = '', second = ''] = codes
  expect((await signIn(first.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await signIn(first)).status).toBe(401)
  expect((await signIn(second)).status).toBe(200)
})

test('codes three time steps away are refused', async () => {
  const { segredo } = await switchOn()
  expect((await signIn(await codeOf(segredo, 3))).status).toBe(401)
  expect((await signIn(await codeOf(segredo, -3))).status).toBe(401)
})

test('wrong codes are rate-limited per user, over all addresses, for a limited time', async () => {
  const { segredo } = await switchOn()
  for (let n = 0; n < 10; n++) expect((await signIn('000000')).status).toBe(401)
  const code = await codeOf(segredo)
  expect((await signIn(code)).status).toBe(429)
  await app.sql(`update limite set expire = expire - 901000 where key = $1`, [`codigo_conta:${person.id}`])
  expect((await signIn(await codeOf(segredo))).status).toBe(200)
})

test('concurrent wrong codes are counted one by one; correct codes do not count', async () => {
  const { segredo } = await switchOn()
  for (let n = 0; n < 11; n++) {
    await app.sql('update credencial set totp_ultimo_passo = 0 where id_usuario = $1', [person.id])
    expect((await signIn(await codeOf(segredo))).status).toBe(200)
  }
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('000000')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('two-step sign-in is disabled with password and code', async () => {
  const { segredo, codes } = await switchOn()
  expect((await deactivate(await codeOf(segredo), 'errada errada')).status).toBe(422)
  const wrong = await deactivate('000000')
  expect(wrong.errors?.[0]?.extensions.campos).toEqual({ codigo: 'Código de verificação incorreto.' })
  expect(await isActive()).toBe(true)
  expect((await deactivate(String(codes[0]))).status).toBe(200)
  expect(await isActive()).toBe(false)
  expect((await signIn()).status).toBe(200)
  expect((await deactivate('000000')).status).toBe(409)
})

test('the secret and the codes are never stored in plain text, not even for repeated requests', async () => {
  const repeat = { 'idempotency-key': `dois fatores ${person.id}` }
  const first = await prepare(password, repeat)
  expect((await prepare(password, repeat)).data).toEqual(first.data)
  const { segredo } = first.data.prepararDoisFatores
  const codes = (
    await app.graphql(token, activateQuery, { codigo: await codeOf(segredo) }, { 'idempotency-key': 'ativar' })
  ).data.ativarDoisFatores as string[]
  const kept = JSON.stringify([
    await app.sql('select * from credencial where id_usuario = $1', [person.id]),
    await app.sql('select * from idempotencia where id_usuario = $1', [person.id]),
    await app.sql('select * from auditoria where id_usuario = $1', [person.id]),
  ])
  for (const secret of [segredo, ...codes]) expect(kept).not.toContain(secret)
})

test('enabling and disabling it writes audit rows', async () => {
  const { codes } = await switchOn()
  await deactivate(String(codes[0]))
  const rows = await app.sql<{ acao: string }>(
    `select acao from auditoria where id_usuario = $1 and operacao = 'evento' order by id`,
    [person.id],
  )
  expect(rows.map(({ acao }) => acao)).toEqual(['doisFatores.ativar', 'doisFatores.desativar'])
})

test('enabling two-step sign-in ends the other sessions, which were opened with the password alone', async () => {
  const other = await app.session(betel.idCliente, person.id)
  await switchOn()
  expect((await app.graphql(other, '{ eu { id } }')).status).toBe(401)
  expect((await app.graphql(token, '{ eu { id } }')).status).toBe(200)
})
