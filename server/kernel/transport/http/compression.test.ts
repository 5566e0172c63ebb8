import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await ownTestApp({ CORS_ORIGINS: 'https://site.test' })
  church = await app.church()
  token = await church.token(1)
  for (let n = 0; n < 20; n++) await church.person({ name: `Pessoa ${n}` })
  for (let n = 10; n < 20; n++)
    await app.rest(token, 'POST', '/cultos', {
      dataCulto: `2026-05-${n}`,
      horaCulto: '10:00',
      temaCulto: 'x'.repeat(90),
    })
})
afterAll(() => app.close())

const ask = (
  url: string,
  encoding?: string,
  more: { method?: 'GET' | 'POST'; payload?: object; headers?: object } = {},
) =>
  app.http.inject({
    method: 'GET',
    url,
    ...more,
    headers: {
      authorization: `Bearer ${token}`,
      ...(encoding && { 'accept-encoding': encoding }),
      ...more.headers,
    },
  })
const query = (text: string) => ({ method: 'POST', payload: { query: text } }) as const

const people = '{ usuarios(first: 20) { nodes { id uuid name email createdAt } } }'

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('%s', (encoding, unpack) => {
  test.each([
    ['a list over REST', '/api/user', {}],
    ['a list over GraphQL', '/graphql', query(people)],
    ['an export', '/api/exportar/usuarios?formato=csv', {}],
    ['the OpenAPI document', '/api/openapi.json', {}],
  ] as const)('%s is compressed to a third, and the same', async (_, url, more) => {
    const plain = await ask(url, undefined, more)
    const packed = await ask(url, encoding, more)
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding])
    expect(packed.headers.vary).toContain('accept-encoding')
    expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2.9)
    expect(Number(packed.headers['content-length'] ?? packed.rawPayload.length)).toBe(packed.rawPayload.length)
  })

  test.each([
    ['a short answer', '/api/tipoPatrimonios?limit=2', {}],
    ['a spreadsheet', '/api/exportar/usuarios?formato=xlsx', {}],
    ['a PDF', '/api/relatorio/batismos', {}],
    ['a list with the codes of presence', '/api/cultos', {}],
    ['a query of them', '/graphql', query('{ cultos(first: 10) { nodes { id uuid temaCulto token } } }')],
  ] as const)('%s is not compressed', async (_, url, more) => {
    const { statusCode, headers } = await ask(url, encoding, more)
    expect([Math.floor(statusCode / 100), headers['content-encoding']]).toEqual([2, undefined])
  })
})

test('the answer to a mutation is not compressed, and the same record read is', async () => {
  const [{ id: idTipoPost }] = (await app.rest(token, 'GET', '/tipoPosts')).body
  const input = { idTipoPost: String(idTipoPost), tituloPost: 'Retiro', textoPost: `<p>${'Oi. '.repeat(500)}</p>` }
  const mutation = 'mutation($input: PostInput!) { criarPost(input: $input) { id textoPost } }'
  const made = await ask('/graphql', 'br', { method: 'POST', payload: { query: mutation, variables: { input } } })
  expect([made.statusCode, made.headers['content-encoding'], made.rawPayload.length > 2000]).toEqual([
    200,
    undefined,
    true,
  ])
  const { headers } = await ask('/graphql', 'br', query(`{ post(id: ${made.json().data.criarPost.id}) { textoPost } }`))
  expect(headers['content-encoding']).toBe('br')
})

test('services without their codes are compressed', async () => {
  const { headers } = await ask('/graphql', 'br', query('{ cultos(first: 10) { nodes { id uuid temaCulto } } }'))
  expect(headers['content-encoding']).toBe('br')
})

test('an answer to a page of another origin names both headers that it varies by', async () => {
  const { headers } = await ask('/api/user', 'br', { headers: { origin: 'https://site.test' } })
  expect([headers['content-encoding'], String(headers.vary).toLowerCase()]).toEqual(['br', 'origin, accept-encoding'])
})

test('a compressed file that the client has is not sent again', async () => {
  const url = '/api/exportar/usuarios?formato=csv'
  const { etag } = (await ask(url, 'br')).headers
  expect(etag).toMatch(/^W\/"/)
  for (const encoding of ['br', undefined])
    expect((await ask(url, encoding, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304)
})
