import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { KeptConnection } from '../../../../tests/faults/refusals.js'
import { readConfig } from '../../base/config.js'
import { registry } from '../../base/metrics.js'

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

describe('the metrics', () => {
  const read = (of: TestApp, remoteAddress: string, headers = {}) =>
    of.http.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

  test('without a token only this machine may read the metrics; a request that a proxy on this machine forwards is refused', async () => {
    const own = await read(app, '127.0.0.1')
    expect([own.statusCode, own.body]).toEqual([200, expect.stringContaining('# TYPE ')])
    const refused = [
      await read(app, '192.0.2.7'),
      await read(app, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }),
      await read(app, '127.0.0.1', { forwarded: 'for=192.0.2.7' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test('of several workers the one whose event loop is slowest counts', async () => {
    const all = await registry.getMetricsAsJSON()
    const lags = all.filter(({ name }) => name.startsWith('nodejs_eventloop_lag_'))
    expect(lags.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds')
    for (const { name, aggregator } of lags) expect([name, aggregator]).toEqual([name, 'max'])
  })

  test('with METRICS_TOKEN set, only a request with this token may read the metrics', async () => {
    const guarded = await testApp({ METRICS_TOKEN: 'segredo-das-metricas' })
    try {
      const from = async (headers: object) => (await read(guarded, '192.0.2.7', headers)).statusCode
      expect(await from({ authorization: 'Bearer segredo-das-metricas' })).toBe(200)
      expect(await from({ authorization: 'Bearer outro' })).toBe(401)
      expect((await read(guarded, '127.0.0.1')).statusCode).toBe(401)
    } finally {
      await guarded.close()
    }
  })
})

describe('public endpoints cost little', () => {
  test('the OpenAPI document is written once, and is not sent again to a client that has it', async () => {
    const get = (url: string, headers = {}) => app.http.inject({ method: 'GET', url, headers })
    const first = await get('/api/openapi.json')
    const { etag } = first.headers
    expect([first.statusCode, first.json().openapi, typeof etag]).toEqual([200, '3.1.0', 'string'])
    for (const url of ['/api/openapi.json', '/api/docs/json']) {
      expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true)
      const again = await get(url, { 'if-none-match': etag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('many calls of /readyz query the database once', async () => {
    const ask = async () => (await app.http.inject({ url: '/readyz' })).statusCode
    const statements = await countStatements(async () => {
      for (let round = 0; round < 2; round++)
        expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]))
    })
    // the result is cached for a second, so there are two queries when the calls are in different seconds
    expect(statements).toBeLessThanOrEqual(2)
  })
})

describe('a percent-encoded address is treated like the plain one', () => {
  test('a percent-encoded address works over REST', async () => {
    const answer = await send('POST', '/%61pi/login', '{"email":"ninguem@exemplo.com.br","password":"x"}')
    expect([answer.status, answer.json().codigo, answer.cache]).toEqual([401, 'UNAUTHENTICATED', 'no-store'])
    const token = await church.token(1)
    const list = await send('GET', '/%61p%69/patrimonios', undefined, token)
    expect([list.status, list.json(), list.cache]).toEqual([200, [], 'no-store'])
    expect((await send('GET', '/%61p%69/patrimonios')).status).toBe(401)
  })

  test('a percent-encoded address works over GraphQL', async () => {
    const query = JSON.stringify({ query: '{ eu { name } }' })
    const signedIn = await send('POST', '/gr%61phql', query, await church.token(1))
    expect([signedIn.json().data.eu.name, signedIn.cache]).toEqual(['Ana Administradora', 'no-store'])
    const stranger = await send('POST', '/gr%61phql', query)
    expect([stranger.status, stranger.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('a percent-encoded address works for a picture', async () => {
    expect((await send('GET', '/%61rquivos/3fa85f64-5717-4562-b3fc-2c963f66afa6')).status).toBe(401)
  })
})

describe('a body nested thousands of levels deep is refused as malformed', () => {
  const nested = (open: string, close: string) => open.repeat(15_000) + close.repeat(15_000)
  const lists = nested('[', ']')
  const objects = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`

  test.each([
    ['lists', lists],
    ['objects', objects],
  ])('nested %s that are sent over REST without a session are refused', async (_name, deep) => {
    const { status, json } = await send('POST', '/api/login', `{"email":${deep},"password":"x"}`)
    expect([status, json().message]).toEqual([400, 'O corpo da requisição tem níveis demais.'])
  })

  test.each(['variables', 'extensions'])('nested values in the %s of a GraphQL request are refused', async (part) => {
    const body = `{"query":"{ eu { name } }","${part}":{"a":${lists}}}`
    const { status, json } = await send('POST', '/graphql', body, await church.token(1))
    expect([status, json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('nested values in the operations of an upload are refused', async () => {
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

describe('a truncated or inconsistent multipart body is refused as malformed', () => {
  const part = (name: string, text: string, more = '') =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
  const query = 'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { uuid } }'
  const announced = (map: object) =>
    part('operations', JSON.stringify({ query, variables: { arquivo: null, outro: null } })) +
    part('map', JSON.stringify(map))
  const one = announced({ 0: ['variables.arquivo'] })
  const file = (name: string) => part(name, 'name\nAna', '; filename="a.csv"')
  const broken = '--xx\r\nContent-Disp\0sition\r\n\r\nx\r\n'
  const end = '--xx--\r\n'

  const post = async (url: string, payload: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${await church.token(1)}`,
        'content-type': 'multipart/form-data; boundary=xx',
        'apollo-require-preflight': 'true',
      },
      payload,
    })
    return { status: answer.statusCode, json: answer.json() }
  }

  test.each([
    ['without the file', one + end, 400],
    ['with another file', one + file('9') + end, 400],
    ['with a broken part', one + broken + end, 400],
    ['that breaks off', one + file('0'), 400],
    ['with two files', announced({ 0: ['variables.arquivo'], 1: ['variables.outro'] }) + file('0') + end, 413],
  ])('a malformed multipart body is refused over GraphQL: %s', async (_name, payload, wanted) => {
    const { status, json } = await post('/graphql', payload)
    expect([status, json.errors[0].message]).toEqual([
      wanted,
      wanted === 413 ? 'O arquivo é grande demais.' : 'O envio do arquivo está malformado.',
    ])
  })

  test.each([
    ['that breaks off after the file', file('file')],
    ['that breaks off within it', file('file').slice(0, -8)],
  ])('a malformed multipart body is refused over REST: %s', async (_name, payload) => {
    const { status, json } = await post('/api/importar-usuarios', payload)
    expect([status, json.message]).toEqual([400, 'O envio do arquivo está malformado.'])
  })
})

test('a file in another field is refused with the name of that field and the one to use', async () => {
  const form = new FormData()
  form.append('imagem', new Blob(['nome\nAna']), 'a.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/importar-usuarios',
    headers: {
      authorization: `Bearer ${await church.token(1)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const text = 'O arquivo veio no campo imagem. Envie-o no campo file.'
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { message: text, campos: { file: text } }])
})

describe('CORS: pages of other origins', () => {
  const site = 'https://site.exemplo.org'
  const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
  const call = (to: TestApp, method: 'GET' | 'OPTIONS' | 'POST', url: string, headers: Record<string, string>) =>
    to.http.inject({ method, url, headers })
  const cors = (headers: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

  test('pages of other origins may not call unless CORS_ORIGINS names their origin', async () => {
    const preflight = await call(app, 'OPTIONS', '/api/patrimonios', { origin: site, ...asking })
    expect([preflight.statusCode, cors(preflight.headers)]).toEqual([405, {}])
    const answer = await call(app, 'GET', '/api/oferta', { origin: site })
    expect([answer.statusCode, cors(answer.headers)]).toEqual([200, {}])
  })

  test('a configured origin calls both APIs with a token, never with cookies; other origins get no CORS headers', async () => {
    const open = await testApp({ CORS_ORIGINS: `${site}, http://localhost:8080` })
    for (const url of ['/api/patrimonios', '/graphql']) {
      const preflight = await call(open, 'OPTIONS', url, { origin: site, ...asking })
      expect([preflight.statusCode, preflight.headers]).toMatchObject([
        204,
        { 'access-control-allow-origin': site, 'access-control-allow-methods': expect.stringContaining('PATCH') },
      ])
      const allowed = String(preflight.headers['access-control-allow-headers']).split(', ')
      // Apollo's clients send their name and version
      for (const name of ['authorization', 'apollographql-client-name', 'apollographql-client-version'])
        expect(allowed).toContain(name)
      for (const origin of ['https://evil.example', `${site}.evil.example`, 'http://site.exemplo.org', 'null']) {
        const foreign = await call(open, 'OPTIONS', url, { origin, ...asking })
        expect([origin, cors(foreign.headers)]).toEqual([origin, {}])
      }
    }
    const token = await (await open.church()).token(1)
    const headers = { origin: 'http://localhost:8080', authorization: `Bearer ${token}` }
    const answer = await call(open, 'GET', '/api/patrimonios', headers)
    expect(answer.statusCode).toBe(200)
    // the access-control-allow-credentials header is absent
    expect(cors(answer.headers)).toEqual({
      'access-control-allow-origin': 'http://localhost:8080',
      'access-control-expose-headers':
        'x-total-count, link, location, etag, retry-after, ratelimit, content-disposition, idempotency-replayed, x-request-id',
    })
    expect(answer.headers.vary).toContain('Origin')
    // an error response has the CORS headers too
    const refused = await call(open, 'GET', '/api/patrimonios', { origin: site })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, site])
    const foreign = await call(open, 'GET', '/api/patrimonios', { ...headers, origin: 'https://evil.example' })
    expect([foreign.statusCode, cors(foreign.headers)]).toEqual([200, {}])
    await open.close()
  })

  test.each(['*', 'https://site.exemplo.org/', 'site.exemplo.org', 'https://a.org,ftp://b.org'])(
    'the server does not start with CORS_ORIGINS=%s',
    (CORS_ORIGINS) => {
      expect(() => readConfig({ CORS_ORIGINS })).toThrow(/CORS_ORIGINS deve ser uma lista de origens/)
    },
  )
})

describe('security headers', () => {
  const scripts = (policy: unknown) =>
    String(policy)
      .split(';')
      .find((directive) => directive.startsWith('script-src '))

  test('every kind of response allows scripts from this server only', async () => {
    const token = await church.token(1)
    for (const url of [
      '/',
      '/dashboard',
      '/login',
      '/api/patrimonios',
      '/graphql',
      '/arquivos/x',
      '/nada/aqui.js',
      '/docs',
      '/api/docs/',
      '/api/docs/static/swagger-initializer.js',
    ]) {
      const { headers } = await app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
      expect([url, scripts(headers['content-security-policy'])]).toEqual([url, "script-src 'self'"])
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect(String(headers['content-security-policy'])).toContain("object-src 'none'")
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
      expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*clipboard-write=\(self\)/)
    }
  })

  test('a screen of the client is sent without a warning about too many listeners on its response', async () => {
    const warnings: string[] = []
    const remember = ({ message }: Error) => void warnings.push(message)
    process.on('warning', remember)
    try {
      expect((await app.http.inject('/dashboard')).statusCode).toBe(200)
      await new Promise((resolve) => setImmediate(resolve))
    } finally {
      process.off('warning', remember)
    }
    expect(warnings).toEqual([])
  })

  test('thirty requests of every kind on one connection cause no warning about listeners', async () => {
    const warnings: string[] = []
    const remember = ({ message }: Error) => void warnings.push(message)
    process.on('warning', remember)
    const listening = await testApp({})
    const kept = new KeptConnection(await listening.http.listen({ port: 0, host: '127.0.0.1' }))
    try {
      const authorization = `Bearer ${await (await listening.church()).token(1)}`
      const json = { 'content-type': 'application/json' }
      const query = '{"query":"{ eu { id } }"}'
      for (const [method, path, headers, body, status] of [
        ['GET', '/dashboard', {}, '', 200],
        ['GET', '/', {}, '', 200],
        ['GET', '/healthz', {}, '', 200],
        ['GET', '/api/patrimonios', { authorization }, '', 200],
        ['GET', '/api/patrimonios', { authorization }, 'x'.repeat(300_000), 200],
        ['GET', '/api/exportar/usuarios?formato=csv', { authorization }, '', 200],
        ['GET', '/api/patrimonios', {}, '', 401],
        ['POST', '/graphql', { authorization, ...json }, query, 200],
        ['POST', '/graphql', json, query, 401],
        ['POST', '/api/patrimonios', json, 'x'.repeat(300_000), 413],
        ['POST', '/graphql', { authorization, ...json }, '{', 400],
        ['GET', '/assets/nada.js', {}, '', 404],
      ] as const)
        for (let n = 0; n < 30; n++) {
          const answer = await kept.send({ method, path, headers, body: Buffer.from(body) })
          expect([method, path, answer.status]).toEqual([method, path, status])
        }
      await new Promise((resolve) => setImmediate(resolve))
    } finally {
      process.off('warning', remember)
      kept.close()
      await listening.close()
    }
    expect(warnings).toEqual([])
  })

  test('responses with secrets are not compressed, so that their length tells nothing', async () => {
    await church.token(1)
    const headers = { 'accept-encoding': 'gzip, br, deflate' }
    const signIn = { email: church.email, password: 'Candeia-de-teste-7' }
    const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
    for (const [url, payload] of [
      ['/api/login', signIn],
      ['/graphql', { query, variables: { input: signIn } }],
    ] as const) {
      const answer = await app.http.inject({ method: 'POST', url, headers, payload })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, undefined])
      expect(answer.body).toContain('token')
    }
  })

  test('private responses are not cached, whatever their status', async () => {
    const token = await church.token(1)
    for (const [url, as, payload] of [
      ['/api/patrimonios', token, undefined],
      ['/api/patrimonios', undefined, undefined],
      ['/api/nada', token, undefined],
      ['/api/exportar/usuarios?formato=csv', token, undefined],
      ['/graphql', token, '{"query":"{ eu { name } }"}'],
      ['/graphql', undefined, '{"query":"{ eu { name } }"}'],
      ['/graphql', token, '{'],
    ] as const)
      expect([url, (await send(payload ? 'POST' : 'GET', url, payload, as)).cache]).toEqual([url, 'no-store'])
  })

  test('HSTS is sent behind TLS, and not without TLS', async () => {
    const behindTls = await testApp({ PUBLIC_URL: 'https://candeia.exemplo.org' })
    try {
      const { headers } = await behindTls.http.inject({ url: '/api/patrimonios' })
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests')
    } finally {
      await behindTls.close()
    }
    const { headers } = await app.http.inject({ url: '/api/patrimonios' })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
