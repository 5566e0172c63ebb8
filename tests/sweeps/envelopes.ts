import { request } from 'node:http'
import { type Answer, values } from './hostile-input.js'

/** A whole request; an absent body is none. */
export interface Envelope {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

const json = { 'content-type': 'application/json' }
const two = 'query A { __typename } query B { __typename }'

/** Queries by what is special about their operations. */
const queries: Record<string, unknown> = {
  one: '{ __typename }',
  'one with a name': 'query A { __typename }',
  two,
  'two without names': '{ __typename } { __typename }',
  'one with and one without a name': 'query A { __typename } { __typename }',
  'two of one name': 'query A { __typename } query A { __typename }',
  'two kinds': 'query A { __typename } mutation B { __typename }',
  'a mutation': 'mutation A { __typename }',
  'a subscription': 'subscription A { __typename }',
  'a fragment only': 'fragment F on Query { __typename }',
  'a type only': 'type A { a: Int }',
  'an operation and a type': '{ __typename } type A { a: Int }',
  'a comment': '# nada',
  'no end': '{ __typename',
  'the schema': '{ __schema { queryType { name } } }',
}

const persisted: Record<string, unknown> = {
  'an unknown hash': { version: 1, sha256Hash: '0'.repeat(64) },
  'another version': { version: 2, sha256Hash: '0'.repeat(64) },
  'no hash': { version: 1 },
  empty: {},
  'a hash that is no text': { version: 1, sha256Hash: { a: 1 } },
  ...values,
}

const names: Record<string, unknown> = { unknown: 'C', empty: '', known: 'A', none: null, ...values }

/** Every part of a GraphQL envelope with every value, and the parts that belong together in pairs. */
function bodies(): [string, unknown][] {
  const found: [string, unknown][] = []
  for (const [what, query] of Object.entries(values)) found.push([`query ${what}`, { query }])
  for (const [of, query] of Object.entries(queries)) {
    found.push([`query ${of}`, { query }])
    for (const [name, operationName] of Object.entries(names))
      found.push([`query ${of}, operationName ${name}`, { query, operationName }])
  }
  for (const [what, persistedQuery] of Object.entries(persisted)) {
    found.push([`persistedQuery ${what}`, { extensions: { persistedQuery } }])
    found.push([`query two, persistedQuery ${what}`, { query: two, extensions: { persistedQuery } }])
  }
  const query = 'query A($a: Int = 1, $b: [String!]) { __typename }'
  for (const [what, value] of Object.entries({ none: null, ...values })) {
    found.push([`extensions ${what}`, { query, extensions: value }])
    found.push([`variables ${what}`, { query, variables: value }])
    found.push([`variable ${what}`, { query, variables: { a: value, b: value } }])
    found.push([`variables with the name ${what}`, { query, variables: { [String(value).slice(0, 100)]: 1 } }])
    found.push([`id ${what}`, { id: value, query }])
    found.push([`body ${what}`, value])
  }
  found.push(['a batch', [{ query }, { query }]])
  return found
}

/** As parameters of a GET, each once and twice. */
const addresses = (): [string, string][] =>
  bodies()
    .filter(([, body]) => typeof body === 'object' && body !== null && !Array.isArray(body))
    .flatMap(([name, body]) => {
      const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
      const query = Object.entries(body as object)
        .map(([key, value]) => `${key}=${encodeURIComponent(text(value).toWellFormed().slice(0, 3000))}`)
        .join('&')
      return [[name, `/graphql?${query}`] as [string, string]]
    })

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND', 'TRACE']
const places = [
  '/graphql',
  '/graphql/ws',
  '/api/patrimonios',
  '/api/login',
  '/api/nada',
  '/arquivos/1',
  '/',
  '/metrics',
]

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/graphql',
  'application/graphql-response+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'text/plain',
  'image/png',
  'a',
  '/',
  ';',
  '__proto__',
  'á',
  '',
]

const headers: Record<string, readonly string[]> = {
  accept: ['image/png', 'multipart/mixed; deferSpec=20220824', 'text/html', '*/*;q=0', 'a', ',', ''],
  'accept-encoding': ['gzip;q=0', 'identity;q=0', 'a'],
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Basic YTpi',
    `Bearer 1.${'x'.repeat(5000)}`,
    'Bearer 99999999999.x',
  ],
  cookie: ['=', 'a=%zz', 'candeia_arquivos=1.x; candeia_arquivos=2', ';;;'],
  'content-encoding': ['gzip', 'br', 'a'],
  'content-length': ['0', '1'],
  'content-language': ['á'],
  expect: ['100-continue'],
  'idempotency-key': ['', 'a'.repeat(5000), 'á', "'; --"],
  'if-none-match': ['*', '"', 'W/"a"'],
  'if-modified-since': ['nunca'],
  origin: ['null', 'https://outra.exemplo', 'a', ''],
  host: ['', 'a:b', '[::1', 'x'.repeat(5000)],
  range: ['bytes=0-', 'bytes=9-1', 'a'],
  traceparent: ['00-0-0-0', 'a'],
  upgrade: ['websocket', 'h2c'],
  'user-agent': ['', 'x'.repeat(5000), 'á'],
  'x-apollo-operation-name': ['', 'a'],
  'apollo-require-preflight': ['', 'a'],
  'x-forwarded-for': ['a', '1.2.3.4, 5.6.7.8', '::1%lo', 'x'.repeat(5000)],
  'x-forwarded-host': ['a b', ''],
  'x-forwarded-proto': ['a', ''],
  'x-http-method-override': ['DELETE'],
  'x-igreja': ['0', 'a', '99999999999', ''],
  'x-request-id': ['a\tb'],
  'x-ver-como': ['1', 'a', '99999999999', '', '-1'],
}

/** Everything around an operation that a client may send wrong: parts of the envelope, method, type and headers. */
export function envelopes(): [name: string, envelope: Envelope][] {
  const post = (payload: string, more: Record<string, string> = {}): Envelope => ({
    method: 'POST',
    url: '/graphql',
    headers: { ...json, ...more },
    payload,
  })
  const simple = JSON.stringify({ query: '{ __typename }' })
  const raw = ['', ' ', 'null', '{', '{}', '[]', '"a"', '1', 'query=%7B__typename%7D', '\u0000', '{"query":"{a}"}{']
  return [
    ...bodies().map(([name, body]) => [`POST ${name}`, post(JSON.stringify(body))] as [string, Envelope]),
    ...addresses().map(
      ([name, url]) =>
        [`GET ${name}`, { method: 'GET', url, headers: { 'apollo-require-preflight': 'a' } }] as [string, Envelope],
    ),
    ...['query=a&query=b', 'query=%zz', 'variables=[]', 'variables={', 'extensions=1', 'query[]=a', 'query'].map(
      (query) =>
        [
          `GET ?${query}`,
          { method: 'GET', url: `/graphql?${query}`, headers: { 'apollo-require-preflight': 'a' } },
        ] as [string, Envelope],
    ),
    ...raw.map((text) => [`raw body ${JSON.stringify(text)}`, post(text)] as [string, Envelope]),
    ...places.flatMap((url) => [
      ...methods.map((method): [string, Envelope] => [`${method} ${url}`, { method, url, headers: {} }]),
      ...methods.map((method): [string, Envelope] => [
        `${method} ${url} with a body`,
        { method, url, headers: json, payload: simple },
      ]),
      ...contentTypes.flatMap((type) =>
        ['POST', 'PUT', 'GET'].map((method): [string, Envelope] => [
          `${method} ${url} as ${type}`,
          { method, url, headers: { 'content-type': type, 'apollo-require-preflight': 'a' }, payload: simple },
        ]),
      ),
      ...Object.entries(headers).flatMap(([name, texts]) =>
        texts.flatMap((text) =>
          ['POST', 'GET'].map((method): [string, Envelope] => [
            `${method} ${url}, ${name}: ${text.slice(0, 40)}`,
            {
              method,
              url,
              headers: { ...(method === 'POST' && json), [name]: text },
              ...(method === 'POST' && { payload: simple }),
            },
          ]),
        ),
      ),
    ]),
  ]
}

/** The answer, and the id under which the server's log tells of it; status 0 when there is none. */
export function sendEnvelope(url: string, { method, url: address, headers, payload }: Envelope) {
  const { hostname, port } = new URL(url)
  return new Promise<Answer & { id: string }>((resolve) => {
    const none = (error: Error) => resolve({ status: 0, text: error.message, id: '' })
    // each has a connection of its own: a body of another length than it says spoils the next request
    const length = payload !== undefined && { 'content-length': Buffer.byteLength(payload) }
    const asked = request(
      { hostname, port, method, path: address, headers: { ...length, ...headers }, agent: false, timeout: 20_000 },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += part))
        answer.on('error', none)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, id: String(answer.headers['x-request-id'] ?? '') }),
        )
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')))
    asked.on('error', none)
    asked.end(payload)
  })
}
