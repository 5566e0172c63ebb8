import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
})
afterAll(() => app.close())

const send = async (method: 'GET' | 'POST', url: string, payload?: string, token?: string) => {
  const answer = await app.http.inject({
    method,
    url,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, json: () => answer.json(), cache: answer.headers['cache-control'] }
}

describe('an address written with escapes is the same address', () => {
  test('over REST', async () => {
    const answer = await send('POST', '/%61pi/login', '{"email":"ninguem@exemplo.com.br","password":"x"}')
    expect([answer.status, answer.json().codigo, answer.cache]).toEqual([401, 'UNAUTHENTICATED', 'no-store'])
    const token = await church.token(1)
    const list = await send('GET', '/%61p%69/patrimonios', undefined, token)
    expect([list.status, list.json(), list.cache]).toEqual([200, [], 'no-store'])
    expect((await send('GET', '/%61p%69/patrimonios')).status).toBe(401)
  })

  test('over GraphQL', async () => {
    const query = JSON.stringify({ query: '{ eu { name } }' })
    const signedIn = await send('POST', '/gr%61phql', query, await church.token(1))
    expect([signedIn.json().data.eu.name, signedIn.cache]).toEqual(['Ana Administradora', 'no-store'])
    const stranger = await send('POST', '/gr%61phql', query)
    expect([stranger.status, stranger.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('of a picture', async () => {
    expect((await send('GET', '/%61rquivos/3fa85f64-5717-4562-b3fc-2c963f66afa6')).status).toBe(401)
  })
})

describe('a body thousands of levels deep is malformed', () => {
  const nested = (open: string, close: string) => open.repeat(15_000) + close.repeat(15_000)
  const lists = nested('[', ']')
  const objects = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`

  test.each([
    ['lists', lists],
    ['objects', objects],
  ])('%s, sent by nobody over REST', async (_name, deep) => {
    const { status, json } = await send('POST', '/api/login', `{"email":${deep},"password":"x"}`)
    expect([status, json().message]).toEqual([400, 'O corpo da requisição tem níveis demais.'])
  })

  test.each(['variables', 'extensions'])('in the %s of a GraphQL request', async (part) => {
    const body = `{"query":"{ eu { name } }","${part}":{"a":${lists}}}`
    const { status, json } = await send('POST', '/graphql', body, await church.token(1))
    expect([status, json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('in the operations of an upload', async () => {
    const form = new FormData()
    form.append('operations', `{"query":"{ eu { name } }","variables":{"a":${lists},"arquivo":null}}`)
    form.append('map', '{"0":["variables.arquivo"]}')
    form.append('0', new Blob(['x']), 'a.png')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${await church.token(1)}`,
        'content-type': request.headers.get('content-type') ?? '',
        'apollo-require-preflight': 'true',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(statusCode).toBe(400)
  })
})
