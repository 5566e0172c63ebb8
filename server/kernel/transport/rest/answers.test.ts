import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

test.each([
  ['PATCH', '/api/tipoPatrimonios', 'GET, HEAD, POST'],
  ['POST', '/api/tipoPatrimonios/1?x=1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/departamento-membros/departamento/1/membro/2/ativar', 'PATCH'],
  ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ['PUT', '/graphql', 'GET, HEAD, POST'],
] as const)('%s %s is answered 405 with the methods that the address takes', async (method, url, allow) => {
  const { statusCode, headers, payload } = await app.http.inject({ method, url })
  expect([statusCode, headers.allow]).toEqual([405, allow])
  expect(payload).toContain('METHOD_NOT_ALLOWED')
})

test('an address that no method takes is answered 404', async () => {
  for (const url of ['/api/nada', '/api/tipoPatrimonios/1/2', '/api']) {
    const { statusCode, headers } = await app.http.inject({ method: 'PUT', url })
    expect([url, statusCode, headers.allow]).toEqual([url, 404, undefined])
  }
})

test('the answer to a creation says where the record is read, and whether it was stored before', async () => {
  const send = () => app.rest(token, 'POST', '/celulas', { nomeCelula: 'Betânia' }, { 'idempotency-key': 'betania' })
  const first = await send()
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined])
  expect(first.headers.location).toBe(`/api/celulas/${first.body.id}`)
  const again = await send()
  expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body])
  // a record within another one
  const meeting = await app.rest(token, 'POST', `/celulas/${first.body.uuid}/encontros`, { dataEncontro: '2026-05-10' })
  expect(meeting.headers.location).toBe(`/api/celulas/${first.body.uuid}/encontros/${meeting.body.id}`)
  // this address is that of another list
  const group = await app.rest(token, 'POST', '/gruposLouvor', { nomeGrupo: unique('Grupo ') })
  expect([group.status, group.headers.location]).toEqual([201, undefined])
})

test('GraphQL tells of a repeated write too', async () => {
  const mutation = 'mutation($input: TipoPatrimonioInput!) { criarTipoPatrimonio(input: $input) { id } }'
  const payload = { query: mutation, variables: { input: { tipoPatrimonio: unique('Som ') } } }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'som' }
  const send = () => app.http.inject({ method: 'POST', url: '/graphql', headers, payload })
  expect([(await send()).headers['idempotency-replayed'], (await send()).headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ])
})

test('a page of a list links to the pages around it, with the other parameters', async () => {
  for (const n of [1, 2, 3, 4, 5]) await app.rest(token, 'POST', '/locais', { nomeLocal: `Sala ${n} & C` })
  const links = async (query: string) => {
    const { headers } = await app.rest(token, 'GET', `/locais${query}`)
    const found = String(headers.link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)
    return Object.fromEntries([...found].map(([, url, rel]) => [rel, url]))
  }
  const page = (offset: number) => `/api/locais?busca=sala+%26&limit=2&offset=${offset}`.replace('sala+%26', 'Sala')
  const around = (...offsets: [number?, number?]) => ({
    first: page(0),
    last: page(4),
    ...(offsets[0] !== undefined && { prev: page(offsets[0]) }),
    ...(offsets[1] !== undefined && { next: page(offsets[1]) }),
  })
  expect(await links('?busca=Sala&limit=2')).toEqual(around(undefined, 2))
  expect(await links('?busca=Sala&limit=2&offset=2')).toEqual(around(0, 4))
  expect(await links('?busca=Sala&limit=2&offset=4')).toEqual(around(2))
  expect(await links('?busca=Sala')).toEqual({})
})

test('whoever is refused for a while is told for how long', async () => {
  const email = `${unique('x')}@exemplo.com.br`
  const send = () => app.rest(null, 'POST', '/login', { email, password: 'wrong-password' })
  let answer = await send()
  for (let n = 0; n < 30 && answer.status !== 429; n++) answer = await send()
  const { status, headers } = answer
  expect(status).toBe(429)
  expect(headers.ratelimit).toBe(`"default";r=0;t=${headers['retry-after']}`)
})
