import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

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

/** Creates a type of asset, whose name must be unique. */
const postKind = (key: string, tipoPatrimonio: string, as = token) =>
  app.rest(as, 'POST', '/tipoPatrimonios', { tipoPatrimonio }, { 'idempotency-key': key })

test('20 concurrent requests with one key create one record and get the same response', async () => {
  const [key, code] = [unique('chave'), unique('COD')]
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, code)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await app.sql('select id from patrimonio where codigo_patrimonio = $1', [code])).toHaveLength(1)
})

test('the key with another body is refused; another key creates another record', async () => {
  const key = unique('chave')
  expect((await post(key, unique('COD'))).status).toBe(201)
  expect((await post(key, unique('COD'))).status).toBe(422)
  expect((await post(unique('chave'), unique('COD'))).status).toBe(201)
})

test('a key can be used again after a failed request', async () => {
  const key = unique('chave')
  expect((await postKind(key, '')).status).toBe(422)
  const name = unique('Tipo ')
  await postKind(unique('chave'), name)
  expect((await postKind(key, name)).status).toBe(409)
  expect((await postKind(key, unique('Tipo '))).status).toBe(201)
})

test('two people can use the same key without affecting each other', async () => {
  const [key, name] = [unique('chave'), unique('Tipo ')]
  expect((await postKind(key, name)).status).toBe(201)
  expect((await postKind(key, name, await church.token(5))).status).toBe(409)
})

const keyed = (key: string) => ({ 'idempotency-key': key })
const mutate = (field: string, key: string, as = token) =>
  app.graphql(as, `mutation { ${field} { message } }`, {}, keyed(key))

test('the key of another operation is refused, even when both have the same permission and no input', async () => {
  const key = unique('chave')
  expect((await mutate('encerrarOutrasSessoes', key)).data.encerrarOutrasSessoes.message).toContain('encerradas')
  const other = await mutate('sair', key)
  expect(other).toMatchObject({ status: 422, errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] })
  // the operation did not run: the session still exists
  expect((await mutate('encerrarOutrasSessoes', key)).data.encerrarOutrasSessoes.message).toContain('encerradas')
})

test('an API token never receives the stored result of a session or of a token with more scopes', async () => {
  const make = async (escopos: string[]): Promise<string> =>
    (
      await app.graphql(
        token,
        'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $e) { token } }',
        {
          e: escopos,
        },
      )
    ).data.criarTokenApi.token
  const [wide, narrow] = [await make(['patrimonio.escrever', 'patrimonio.ler']), await make(['patrimonio.escrever'])]
  const [key, code] = [unique('chave'), unique('COD')]
  const send = (as: string) =>
    app.rest(
      as,
      'POST',
      '/patrimonios',
      { nomePatrimonio: 'Cadeira', codigoPatrimonio: code, tipoPatrimonio: tipo },
      keyed(key),
    )
  const first = await send(token)
  expect(first.status).toBe(201)
  expect((await send(wide)).status).toBe(422)
  expect(await send(token)).toMatchObject({ status: 201, body: { id: first.body.id } })
  const own = unique('chave')
  const by = (as: string) =>
    app.rest(
      as,
      'POST',
      '/patrimonios',
      { nomePatrimonio: 'Mesa', codigoPatrimonio: `${code}2`, tipoPatrimonio: tipo },
      keyed(own),
    )
  expect([(await by(wide)).status, (await by(narrow)).status, (await by(wide)).status]).toEqual([201, 422, 201])
})

test('an operation for sessions only refuses a token before any stored result is read', async () => {
  const key = unique('chave')
  const create =
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["tokenApi.administrar"]) { token } }'
  const made = await app.graphql(token, create, {}, keyed(key))
  expect(made.errors).toBeUndefined()
  const again = await app.graphql(made.data.criarTokenApi.token, create, {}, keyed(key))
  expect(again).toMatchObject({ status: 403, data: null })
})

test('a key of the previous version still returns its first result', async () => {
  const [key, name] = [unique('chave'), unique('Tipo ')]
  const first = await postKind(key, name)
  // insert the key as the previous version stored it: without the operation and the kind of credential
  const [row] = await app.sql<{ impressao: string }>('select impressao from idempotencia where chave = $1', [key])
  expect(row?.impressao).toMatch(/^2:/)
  const old = createHmac('sha256', app.services.secretKey)
    .update(`tipoPatrimonio.escrever\n${JSON.stringify({ tipoPatrimonio: name })}`)
    .digest('hex')
  await app.sql('update idempotencia set impressao = $2 where chave = $1', [key, old])
  expect(await postKind(key, name)).toMatchObject({ status: 201, body: { id: first.body.id } })
})
