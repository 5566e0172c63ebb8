import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await testApp()
  token = await (await app.church()).token(1)
})
afterAll(() => app.close())

const repeat = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')
const refused = async (query: string) => {
  const { status, errors, data } = await app.graphql(token, query)
  expect([status, data]).toEqual([400, undefined])
  expect(errors?.[0]?.message).not.toMatch(/limit|[A-Z][a-z]+ Error/)
}

const nested = (levels: number): string => (levels === 0 ? 'id' : `tipo { ${nested(levels - 1)} }`)

test('a query of an allowed size passes', async () => {
  expect(
    (
      await app.graphql(
        token,
        `{ ${repeat(15, (i) => `a${i}: __typename`)} patrimonios(first: 100) { totalCount nodes { id nomePatrimonio tipo { tipoPatrimonio } } } }`,
      )
    ).status,
  ).toBe(200)
})

test.each([
  ['16 aliases of one field', `{ ${repeat(16, (i) => `a${i}: eu { id }`)} }`],
  ['16 aliases through a fragment', `{ ...f } fragment f on Query { ${repeat(16, (i) => `a${i}: eu { id }`)} }`],
  [
    '16 aliases through nested fragments',
    `{ ...f } fragment f on Query { ...g a0: eu { id } } fragment g on Query { ${repeat(15, (i) => `b${i}: eu { id }`)} }`,
  ],
  ['more than 1,000 tokens', `{ ${repeat(1001, () => '__typename')} }`],
  [
    'pages within many pages',
    `{ ${repeat(15, (i) => `a${i}: patrimonios(first: 100) { nodes { id uuid nomePatrimonio tipo { id uuid } } }`)} }`,
  ],
  [
    'pages through a fragment',
    `{ ${repeat(15, (i) => `a${i}: patrimonios(first: 100) { ...f }`)} } fragment f on PatrimonioPage { nodes { id uuid nomePatrimonio tipo { id uuid } } }`,
  ],
  ['pages of 100 within a page of 100', '{ celulas(first: 100) { nodes { membros(first: 100) { nodes { id } } } } }'],
  [
    'three levels of pages of 20',
    '{ celulas { nodes { membros { nodes { membro { celulas { nodes { id } } } } } } } }',
  ],
  [
    'lists without pages within each other',
    '{ cultos(first: 100) { nodes { liturgia { culto { liturgia { culto { liturgia { id } } } } } } } }',
  ],
  [
    'pages within a list without pages',
    '{ celulas(first: 50) { nodes { relatorio { membros { membro { dizimos(first: 20) { nodes { id } } } } } } } }',
  ],
  ['a field that does not exist', '{ patrimonioz { id } }'],
  ['broken syntax', '{ patrimonios {'],
])('a query with %s is refused', (_name, query) => refused(query))

test.each([
  [
    'three levels of smaller pages',
    '{ celulas(first: 20) { nodes { nomeCelula membros(first: 20) { nodes { membro { name dizimos(first: 3) { nodes { id } } } } } encontros(first: 3) { nodes { dataEncontro } } } } }',
  ],
  [
    'a large page of one record',
    '{ celulas(first: 1) { nodes { membros(first: 100) { nodes { id idMembro createdAt membro { id name } } } } } }',
  ],
])('a query with %s passes', async (_name, query) => {
  expect((await app.graphql(token, query)).status).toBe(200)
})

test('the description of a field says what it costs, if that is more than 1', async () => {
  const { makeSchema } = await import('./schema.js')
  const fields = Object.values(makeSchema(app.services.features).getTypeMap()).flatMap((type) =>
    'getFields' in type
      ? Object.values(type.getFields()).map(({ name, description, ...rest }) => {
          const cost = 'extensions' in rest ? rest.extensions.complexity : undefined
          return { field: `${type.name}.${name}`, cost: typeof cost === 'number' ? cost : 1, description }
        })
      : [],
  )
  const told = fields.map(({ field, description }) => [field, Number(description?.match(/ Custa (\d+)\.$/)?.[1] ?? 1)])
  expect(told).toEqual(fields.map(({ field, cost }) => [field, cost]))
  expect(Object.fromEntries(told)).toMatchObject({ 'UsuarioPage.totalCount': 5, 'Query.livroCaixa': 70 })
})

test('depth 9 is refused, also through fragments', async () => {
  // no field of the schema is that deep, so the depth rule is tested with a query that is also invalid otherwise
  const { limitRules } = await import('./limits.js')
  const { parse, validate, buildSchema } = await import('graphql')
  const schema = buildSchema('type Query { id: ID tipo: Query }')
  const errors = (query: string) => validate(schema, parse(query), limitRules).length
  expect(errors(`{ ${nested(7)} }`)).toBe(0)
  expect(errors(`{ ${nested(8)} }`)).toBe(1)
  expect(errors(`{ ...a } fragment a on Query { tipo { ...b } } fragment b on Query { ${nested(7)} }`)).toBe(1)
})

test('in production only API tokens may read the schema, and error messages suggest no field names', async () => {
  expect((await app.graphql(token, '{ __schema { types { name } } }')).status).toBe(400)
  expect((await app.graphql(null, '{ __type(name: "Patrimonio") { name } }')).status).toBe(400)
  expect(JSON.stringify(await app.graphql(token, '{ patrimonio { id } }'))).not.toContain('Did you mean')
})

describe('an API token may read the schema with the query of common tools, but with no larger query', () => {
  let apiToken: string
  beforeAll(async () => {
    const made = await app.graphql(
      token,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Esquema", escopos: ["patrimonio.ler"]) { token } }',
    )
    apiToken = made.data.criarTokenApi.token
  })

  test('the introspection query of common tools is accepted', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { status, data } = await app.graphql(apiToken, getIntrospectionQuery({ oneOf: true, specifiedByUrl: true }))
    expect([status, data.__schema.types.length > 100]).toEqual([200, true])
    const inside =
      '{ __type(name: "Patrimonio") { fields { name type { kind ofType { name enumValues { name } } } } } }'
    expect((await app.graphql(apiToken, inside)).status).toBe(200)
  })

  test('tools that ask for several types first are answered', async () => {
    const capabilities = `query { schema: __type(name: "__Schema") { name fields { name args { name } } }
      type: __type(name: "__Type") { fields { name args { name } } } directive: __type(name: "__Directive") { fields { name } }
      value: __type(name: "__InputValue") { fields { name } } all: __schema { queryType { name } } }`
    const { status, data } = await app.graphql(apiToken, capabilities)
    expect([status, data.schema.name, data.all]).toEqual([200, '__Schema', { queryType: { name: 'Query' } }])
  })

  test('a question about the schema is answered once for all, but not one that depends on variables', async () => {
    const { GraphQLSchema } = await import('graphql')
    const { getTypeMap } = GraphQLSchema.prototype
    let looked = 0
    GraphQLSchema.prototype.getTypeMap = function counted(this: InstanceType<typeof GraphQLSchema>) {
      looked++
      return getTypeMap.call(this)
    }
    const all = async () => (await app.graphql(apiToken, '{ __schema { types { name description } } }')).data
    const answers = [await all()]
    const once = looked
    answers.push(await all())
    GraphQLSchema.prototype.getTypeMap = getTypeMap
    expect([once > 0, looked - once, answers[1]]).toEqual([true, 0, answers[0]])
    const named = 'query($name: String!) { __type(name: $name) { name } }'
    for (const name of ['Celula', 'Evento'])
      expect((await app.graphql(apiToken, named, { name })).data.__type).toEqual({ name })
  })

  test.each([
    [
      'the schema many times over',
      `{ ${repeat(14, (i) => `a${i}: __schema { ...s }`)} } fragment s on __Schema { types { fields { name } } }`,
    ],
    ['the schema twice', '{ __schema { types { name } } a: __schema { types { name } } }'],
    ['aliases in a fragment', '{ __schema { ...s } } fragment s on __Schema { a: types { name } b: types { name } }'],
    ['aliases beside other fields', '{ eu { id } __type(name: "Query") { a: fields { name } b: fields { name } } }'],
    ['fields of the types of fields', '{ __schema { types { fields { type { ofType { fields { name } } } } } } }'],
    [
      'the same through fragments',
      '{ __schema { types { ...t } } } fragment t on __Type { fields { type { ...u } } } fragment u on __Type { enumValues { name } ofType { ...u } }',
    ],
  ])('the introspection query with %s is refused', async (_name, query) => {
    expect((await app.graphql(apiToken, query)).status).toBe(400)
  })
})

describe('an API token is told what is wrong with its query; a session and a stranger are not', () => {
  let apiToken: string
  beforeAll(async () => {
    const made = await app.graphql(
      token,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Consultas", escopos: ["patrimonio.ler", "usuario.ler"]) { token } }',
    )
    apiToken = made.data.criarTokenApi.token
  })
  const invalid = 'A consulta GraphQL não é válida para este esquema.'
  const variables = 'As variáveis da consulta não são válidas.'

  test.each([
    ['a field', '{ patrimonio(id: 1) { nomePatrimoni } }', {}, invalid, 'Did you mean "nomePatrimonio"'],
    ['a root field', '{ patrimonioz { id } }', {}, invalid, 'Cannot query field "patrimonioz" on type "Query"'],
    ['an argument', '{ patrimonios(primeiros: 1) { nodes { id } } }', {}, invalid, 'Unknown argument "primeiros"'],
    [
      'an enum value',
      '{ usuarios(ordem: { campo: nome }) { nodes { id } } }',
      {},
      invalid,
      'Did you mean the enum value "name"',
    ],
    ['a variable', 'query($n: Int!) { patrimonios(first: $n) { nodes { id } } }', { n: 'dez' }, variables, '"$n"'],
    ['syntax', '{ patrimonios {', {}, 'A consulta GraphQL não pôde ser lida.', 'Expected Name, found <EOF>'],
    ['depth', `{ ${nested(9)} }`, {}, invalid, 'depth limit of 8 exceeded'],
    ['aliases', `{ ${repeat(16, (i) => `a${i}: eu { id }`)} }`, {}, invalid, 'Aliases limit of 15 exceeded, found 16'],
    [
      'cost',
      `{ ${repeat(15, (i) => `a${i}: patrimonios(first: 100) { nodes { id uuid nomePatrimonio tipo { id uuid } } }`)} }`,
      {},
      invalid,
      'e o limite é 1000',
    ],
  ])('%s', async (_name, query, given, reserved, detail) => {
    const told = await app.graphql(apiToken, query, given)
    expect([told.status, told.errors?.[0]?.message.split('. ')[0]]).toEqual([400, reserved.slice(0, -1)])
    expect(told.errors?.map(({ message }) => message).join(' ')).toContain(detail)
    expect(told.errors?.[0]?.extensions).toMatchObject({
      status: 400,
      correlacao: expect.stringMatching(/^[\w-]{36}$/),
    })
    for (const who of [token, null]) {
      const { errors } = await app.graphql(who, query, given)
      for (const error of errors ?? []) {
        // a stranger is asked to sign in before the cost and the variables are known
        expect([reserved, 'Faça o login para continuar.']).toContain(error.message)
        expect(error).not.toHaveProperty('locations')
      }
    }
  })

  test('its answers say what the query cost and the limit, also when it was refused', async () => {
    const custo = async (who: string | null, query: string) => {
      const payload = { query }
      const headers = who ? { authorization: `Bearer ${who}` } : {}
      return (await app.http.inject({ method: 'POST', url: '/graphql', headers, payload })).json().extensions
    }
    const list = (first: number) => `patrimonios(first: ${first}) { nodes { id uuid nomePatrimonio tipo { id uuid } } }`
    // 1 for the page and 1 for its nodes; 6 fields for each of 20, a tenth of which counts
    expect(await custo(apiToken, `{ ${list(20)} }`)).toEqual({ custo: { usado: 15, limite: 1000 } })
    expect(await custo(apiToken, '{ __schema { queryType { name } } }')).toEqual({ custo: { usado: 0, limite: 1000 } })
    const inside = 'membros(first: 100) { nodes { id uuid createdAt idMembro membro { id uuid name } } }'
    const byNumber = await custo(apiToken, `{ celula(id: 1) { ${inside} } }`)
    const byUuid = await custo(apiToken, `{ registro(id: "1") { ... on Celula { ${inside} } } }`)
    expect(byNumber.custo.usado).toBe(101)
    expect(byUuid).toEqual(byNumber)
    const { custo: refused } = await custo(apiToken, `{ ${repeat(15, (i) => `a${i}: ${list(100)}`)} }`)
    expect(refused.usado).toBe(15 * 71)
    for (const who of [token, null]) expect(await custo(who, `{ ${list(20)} }`)).toBeUndefined()
  })

  test('over a WebSocket too', async () => {
    const query = 'subscription { presencasz { total } }'
    const [told, reserved] = [await app.subscribeOnce(apiToken, query), await app.subscribeOnce(token, query)]
    expect(told.errors?.[0]?.message).toContain('"presencasz"')
    expect(reserved.errors?.[0]?.message).toBe(invalid)
  })
})

test('batches, mutations by GET and foreign content types are refused', async () => {
  const post = (headers: Record<string, string>, payload: string) =>
    app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload,
    })
  expect(
    (await post({ 'content-type': 'application/json' }, '[{"query":"{eu{id}}"},{"query":"{eu{id}}"}]')).statusCode,
  ).toBe(400)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect([type, (await post({ 'content-type': type }, '{"query":"{eu{id}}"}')).statusCode]).toEqual([type, 400])
  }
  const get = await app.http.inject({
    method: 'GET',
    url: '/graphql?query=mutation%7Bsair%7Bmessage%7D%7D',
    headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' },
  })
  expect([400, 405]).toContain(get.statusCode)
  expect((await app.graphql(token, '{ eu { id } }')).status).toBe(200)
})

test('a complete multipart mutation is carried out only with a header that a foreign page cannot send', async () => {
  const tipoPatrimonio = unique('Tipo ')
  const form = new FormData()
  const query =
    'mutation($tipoPatrimonio: String!) { criarTipoPatrimonio(input: { tipoPatrimonio: $tipoPatrimonio }) { id } }'
  form.append('operations', JSON.stringify({ query, variables: { tipoPatrimonio } }))
  form.append('map', '{}')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const [type, payload] = [request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer())]
  const post = async (headers: Record<string, string>) => {
    const all = { 'content-type': type, ...headers }
    const { statusCode } = await app.http.inject({ method: 'POST', url: '/graphql', headers: all, payload })
    const rows = await app.sql('select 1 from tipo_patrimonio where tipo_patrimonio = $1', [tipoPatrimonio])
    return [statusCode, rows.length]
  }
  expect(await post({})).toEqual([400, 0])
  expect(await post({ cookie: `candeia_arquivos=${token}` })).toEqual([400, 0])
  expect(await post({ 'apollo-require-preflight': '1' })).toEqual([401, 0])
  expect(await post({ authorization: `Bearer ${token}` })).toEqual([200, 1])
})

test('a body over 100 kB is refused', async () => {
  const answer = await app.graphql(token, `{ eu { id } } # ${'x'.repeat(110_000)}`)
  expect(answer.status).toBe(413)
})

test('the cost is computed from the variables of this request, not of earlier ones', async () => {
  const pages = repeat(
    15,
    (i) => `a${i}: patrimonios(first: $first) { nodes { id uuid nomePatrimonio tipo { id uuid } } }`,
  )
  const send = async (first: unknown) =>
    (await app.graphql(token, `query Q($first: Int!) { ${pages} }`, { first })).status
  expect([await send(10), await send(100), await send(10), await send('dez')]).toEqual([200, 400, 200, 400])
})

test('in a document with several operations, each call runs the one that it names', async () => {
  const query = 'query Eu { eu { id } } query Tipos { tipoPatrimonios { totalCount } }'
  const run = async (operationName: string) => {
    const payload = { query, operationName }
    const headers = { authorization: `Bearer ${token}` }
    return (await app.http.inject({ method: 'POST', url: '/graphql', headers, payload })).json().data
  }
  expect(Object.keys(await run('Eu'))).toEqual(['eu'])
  expect(Object.keys(await run('Tipos'))).toEqual(['tipoPatrimonios'])
})

describe('a field that reads more than one record declares its cost', () => {
  const fifteen = (field: string) => `{ ${repeat(15, (i) => `a${i}: ${field}`)} }`
  test.each([
    ['the home page', 'home { hoje }'],
    ['a part of it', 'home { pessoas { total } }'],
    ['a report’s tables', 'dadosRelatorio(input: { tipo: "usuarios" }) { titulo }'],
    ['the search over everything', 'buscar(texto: "ana") { id }'],
    ['the cash book', 'livroCaixa { saldo }'],
    ['the calendar', 'calendario(de: "2026-01-01", ate: "2026-01-31") { titulo }'],
    ['searches in a list', 'usuarios(first: 40, busca: "ana") { totalCount nodes { id name email } }'],
  ])('%s is refused when repeated fifteen times, and accepted once', async (_name, field) => {
    await refused(fifteen(field))
    expect((await app.graphql(token, `{ ${field} }`)).status).toBe(200)
  })

  test('a search in a variable costs as much as one in the text, whatever was sent before', async () => {
    const list = 'usuarios(first: 40, busca: $busca) { totalCount nodes { id name email } }'
    const query = `query Q($busca: String) { ${repeat(15, (i) => `a${i}: ${list}`)} }`
    const statuses = []
    for (const busca of [null, 'ana', '', 'bia']) statuses.push((await app.graphql(token, query, { busca })).status)
    expect(statuses).toEqual([200, 400, 200, 400])
  })
})

describe('an operation without a session', () => {
  const publicField = 'verificarTokenSenha(token: "x") { message }'

  test.each([
    ['one field', '{ eu { id } }'],
    ['a public field beside it', `{ ${publicField} eu { id } }`],
    ['fragments', `query { ...a } fragment a on Query { ... on Query { ...b } } fragment b on Query { eu { id } }`],
    ['a mutation', 'mutation { sair { message } }'],
  ])('an operation without a session is refused as a whole before it is compiled: %s', async (_name, query) => {
    const { status, data, errors } = await app.graphql(null, query)
    expect([status, data, errors?.map(({ extensions }) => extensions.code)]).toEqual([
      401,
      undefined,
      ['UNAUTHENTICATED'],
    ])
  })

  test('an operation without a session is executed when all its root fields are public, also through fragments', async () => {
    const query = `{ ...a } fragment a on Query { ... on Query { ...b } } fragment b on Query { ${publicField} }`
    const { status, errors } = await app.graphql(null, query)
    expect([status, errors?.[0]?.extensions.code]).toEqual([404, 'NOT_FOUND'])
  })
})
