import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { setStatus } from './answers.js'

/* What tools of others send, and what they are told. The server runs as in production. */
let app: TestApp
let church: TestChurch
let session: string
let token: string

beforeAll(async () => {
  app = await testApp({ NODE_ENV: 'production' })
  church = await app.church()
  session = await church.token(1)
  const made = await app.graphql(
    session,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Painel", escopos: ["celula.ler"]) { token } }',
  )
  token = made.data.criarTokenApi.token
})
afterAll(() => app.close())

/** The statements that are sent to PostgreSQL meanwhile. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const texts: string[] = []
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }]
    texts.push(typeof first === 'string' ? first : first.text)
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await work().finally(() => {
    pg.Client.prototype.query = query
  })
  return texts
}

const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) => {
  const answer = await app.http.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return { ...answer.json(), status: answer.statusCode, challenge: answer.headers['www-authenticate'] }
}
const query = `/graphql?query=${encodeURIComponent('{ celulas(first: 1) { nodes { id } } }')}`

describe('requests of tools', () => {
  test('a GET with a token is answered, and one that a foreign page could send is not', async () => {
    expect(await call('GET', query, { authorization: `Bearer ${token}` })).toMatchObject({
      status: 200,
      data: { celulas: { nodes: [] } },
    })
    expect((await call('GET', query, {})).status).toBe(400)
    expect((await call('GET', query, { cookie: `candeia_arquivos=${session}` })).status).toBe(400)
  })

  test('the scheme of the token may be written in any case', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer '])
      for (const url of [query, '/api/celulas'])
        expect([scheme, url, (await call('GET', url, { authorization: `${scheme} ${token}` })).status]).toEqual([
          scheme,
          url,
          200,
        ])
  })

  test('a token is told what is wrong with a request, and a session is not', async () => {
    const broken = (by: string) =>
      call(
        'POST',
        '/graphql',
        { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        '{"variables":{}}',
      )
    expect((await broken(token)).errors[0].message).toMatch(/^Requisição malformada\. .*query/)
    expect((await broken(session)).errors[0].message).toBe('Requisição malformada.')
  })
})

describe('one field that fails', () => {
  const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
  const ask = (query: string) => call('POST', '/graphql', headers(), JSON.stringify({ query }))

  test('a record that does not exist is null, with its error, and the other fields are answered', async () => {
    const { status, data, errors } = await ask(
      '{\n  gone: celula(id: 999999999) { id }\n  celulas(first: 1) { totalCount }\n}',
    )
    expect([status, data]).toEqual([200, { gone: null, celulas: { totalCount: 0 } }])
    expect(errors).toEqual([
      {
        message: 'Célula não encontrada.',
        locations: [{ line: 2, column: 3 }],
        path: ['gone'],
        extensions: { code: 'NOT_FOUND', status: 404, correlacao: expect.any(String) },
      },
    ])
    // the HTTP status does not depend on what else was asked
    expect(await ask('{ celula(id: 999999999) { id } }')).toMatchObject({ status: 200, data: { celula: null } })
  })

  test('an edge that the token may not read is null, with its error, and the records are answered', async () => {
    const made = await app.rest(session, 'POST', '/celulas', { nomeCelula: 'Central' })
    expect(made.status).toBe(201)
    const { status, data, errors } = await ask(
      '{ celulas(first: 1) { nodes { nomeCelula encontros(first: 1) { totalCount } } } }',
    )
    expect([status, data.celulas.nodes]).toEqual([200, [{ nomeCelula: 'Central', encontros: null }]])
    expect(errors).toMatchObject([
      {
        message: 'Este token não tem a permissão encontro.ler.',
        path: ['celulas', 'nodes', 0, 'encontros'],
        locations: [{ line: 1, column: expect.any(Number) }],
      },
    ])
  })

  test.each([
    ['all null, gone', { celula: null }, 404, undefined],
    ['all null, busy', { celula: null }, 429, 429],
    ['all null, unavailable', { celula: null }, 503, 503],
    ['some answered, busy', { celula: null, eu: {} }, 429, undefined],
    ['none, gone', null, 404, 404],
  ] as const)('the HTTP status of %s', (_name, data, status, http) => {
    const response = { http: { status: undefined as number | undefined, headers: new Map<string, string>() } }
    setStatus(response, { data, errors: [{ extensions: { status, tentarEm: 2 } }] })
    expect([response.http.status, response.http.headers.get('retry-after')]).toEqual([http, '2'])
  })

  test('without data the HTTP status is that of the error', async () => {
    const mutation = 'mutation { excluirCelula(id: 1) { message } }'
    expect(await ask(mutation)).toMatchObject({ status: 403, data: null })
    expect((await ask('{ celulas(first: 0) { totalCount } }')).status).toBe(422)
  })
})

describe('pages for clients of Relay', () => {
  const ask = async (selection: string) => {
    const { data, errors } = await app.graphql(session, `{ cultos(${selection} } }`)
    expect(errors).toBeUndefined()
    return data.cultos
  }
  beforeAll(async () => {
    for (const dia of ['03', '10', '17'])
      await app.rest(session, 'POST', '/cultos', { dataCulto: `2026-05-${dia}`, horaCulto: '10:00' })
  })

  test('edges are the nodes, each with the cursor after which the list goes on', async () => {
    const { nodes, edges, pageInfo } = await ask(
      'first: 2) { nodes { id } edges { cursor node { id } } pageInfo { endCursor }',
    )
    expect(edges).toEqual(nodes.map((node: object, index: number) => ({ cursor: String(index + 1), node })))
    expect(pageInfo.endCursor).toBe(edges[1].cursor)
    const rest = await ask(`first: 5, after: "${edges[0].cursor}") { edges { cursor node { id } }`)
    expect(rest.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual(['2', '3'])
    expect(rest.edges[0].node).toEqual(nodes[1])
    expect((await ask('first: 5, after: "3") { edges { cursor }')).edges).toEqual([])
  })

  test('edges read no other columns than the same fields of nodes', async () => {
    const fields = '{ id dataCulto temaCulto }'
    const [nodes, edges] = [`nodes ${fields}`, `edges { node ${fields} }`]
    const reads = async (selection: string) => {
      const texts = await statements(() => ask(`first: 2) { ${selection}`))
      return texts.filter((text) => text.includes('from "culto"'))
    }
    await reads(nodes)
    const [ofNodes, ofEdges] = [await reads(nodes), await reads(edges)]
    expect(ofNodes.length).toBeGreaterThan(0)
    expect(ofEdges).toEqual(ofNodes)
  })
})

describe('a request that is not authenticated', () => {
  const places = [query, '/api/celulas', '/arquivos/0b9c6a1e-3f47-4d0a-8c55-9e1f2a6b7c80']

  test.each(places)('is told how to authenticate: %s', async (url) => {
    const headers = { 'apollo-require-preflight': '1' }
    expect(await call('GET', url, headers)).toMatchObject({ status: 401, challenge: 'Bearer realm="Candeia"' })
    expect(await call('GET', url, { ...headers, authorization: `Bearer ${session}x` })).toMatchObject({
      status: 401,
      challenge: 'Bearer realm="Candeia", error="invalid_token"',
    })
  })

  test('no other answer has a challenge', async () => {
    const ok = await call('GET', query, { authorization: `Bearer ${token}` })
    const forbidden = await call('GET', '/api/entradas', { authorization: `Bearer ${token}` })
    expect([ok.status, ok.challenge, forbidden.status, forbidden.challenge]).toEqual([200, undefined, 403, undefined])
  })

  test('is told that its API token is not valid, not that a session has ended', async () => {
    const told = /^Este token de API não vale/
    for (const bad of [`${token}x`, token.slice(0, -1), 'cdt_', `cdt_${session}`]) {
      const headers = { authorization: `Bearer ${bad}` }
      expect((await call('GET', query, headers)).errors[0]).toMatchObject({
        message: expect.stringMatching(told),
        extensions: { code: 'UNAUTHENTICATED' },
      })
      expect((await call('GET', '/api/celulas', headers)).message).toMatch(told)
    }
    await app.sql('update token_api set revogado_em = now() where id_cliente = $1', [church.idCliente])
    expect((await call('GET', query, { authorization: `Bearer ${token}` })).errors[0].message).toMatch(told)
  })
})
