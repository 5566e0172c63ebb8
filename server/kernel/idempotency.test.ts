import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let tipo: number

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  tipo = (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
})
afterAll(() => app.close())

const post = (key: string, codigoPatrimonio: string) =>
  app.rest(
    token,
    'POST',
    '/patrimonios',
    { nomePatrimonio: 'Cadeira', codigoPatrimonio, tipoPatrimonio: tipo },
    { 'idempotency-key': key },
  )

test('20 parallel posts with one key make one record and answer alike', async () => {
  const [key, code] = [unique('chave'), unique('COD')]
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, code)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await app.sql('select id from patrimonio where codigo_patrimonio = $1', [code])).toHaveLength(1)
})

test('the key with another body is refused; another key is another record', async () => {
  const key = unique('chave')
  expect((await post(key, unique('COD'))).status).toBe(201)
  expect((await post(key, unique('COD'))).status).toBe(422)
  expect((await post(unique('chave'), unique('COD'))).status).toBe(201)
})

test('a failed post leaves its key free', async () => {
  const key = unique('chave')
  expect((await post(key, '')).status).toBe(422)
  const code = unique('COD')
  await post(unique('chave'), code)
  expect((await post(key, code)).status).toBe(409)
  expect((await post(key, unique('COD'))).status).toBe(201)
})

test('the same key of another person is another key', async () => {
  const [key, code] = [unique('chave'), unique('COD')]
  await post(key, code)
  const other = await app.rest(
    await church.token(5),
    'POST',
    '/patrimonios',
    { nomePatrimonio: 'Cadeira', codigoPatrimonio: code, tipoPatrimonio: tipo },
    { 'idempotency-key': key },
  )
  expect(other.status).toBe(409)
})
