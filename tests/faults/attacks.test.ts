import { randomUUID } from 'node:crypto'
import { promises, readdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
} from 'graphql'
import { actions } from '../../server/access-table.js'
import { features } from '../../server/features.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { encrypt } from '../../server/kernel/base/crypto.js'
import { toAppError } from '../../server/kernel/base/errors.js'
import { openReading } from '../../server/kernel/data/tenant/session.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { sendEmail } from '../../server/kernel/work/mail/mail.js'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { fillChurch, fillLists, realPath, recordKinds } from '../factories/records.js'
import { picture } from '../factories/sample.js'
import { schemaOf } from '../factories/schema.js'
import { countStatements } from '../factories/statements.js'
import { callOperation, type Operation, operationsOf, variablesFor } from '../sweeps/operations.js'
import { checksums } from '../sweeps/tenant.js'

/* Attacks of the list in tests/SECURITY.md that apply to every operation in the same way. */

let app: TestApp
let church: TestChurch
let token: string
const schema = schemaOf(features)
const operations = operationsOf(schema)
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  await fillChurch(app, church)
  await fillLists(app, church, 2)
})
afterAll(() => app.close())

type Called = Pick<Operation | Route, 'action'>
const allowed = ({ action }: Called): readonly number[] =>
  action === undefined || action === publicAction ? [] : actions[action]
const byAdministrator = (called: Called) => allowed(called).includes(1)
const asksForNothing = ({ args }: Operation) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined)

describe('data of another church changes no response for this church', () => {
  /** Every list in every order and with searches, with its count and sum, and the figures about all records. */
  const questions = (): string[] => [
    ...operations
      .filter(
        (operation) =>
          operation.kind === 'query' &&
          // these queries write audit rows themselves
          operation.name !== 'auditorias' &&
          operation.answers.endsWith('Page') &&
          asksForNothing(operation) &&
          byAdministrator(operation),
      )
      .flatMap(({ name, args, answers }) => {
        const page = schema.getType(answers) as GraphQLObjectType
        const soma = page.getFields().soma ? 'soma' : ''
        const id = (getNamedType(page.getFields().nodes?.type as GraphQLOutputType) as GraphQLObjectType).getFields().id
          ? 'id'
          : '__typename'
        const ask = (more: string) => `{ ${name}(first: 100${more}) { totalCount ${soma} nodes { ${id} } } }`
        const ordem = args.find((arg) => arg.name === 'ordem')
        const fields = ordem && getNamedType(ordem.type)
        const campo = isInputObjectType(fields) ? getNamedType(fields.getFields().campo?.type) : undefined
        const orders = isEnumType(campo)
          ? campo.getValues().map((value) => `, ordem: { campo: ${value.name}, direcao: DESC }`)
          : []
        const searches = args.some((arg) => arg.name === 'busca')
          ? ['a', 'e', '1'].map((text) => `, busca: "${text}"`)
          : []
        return ['', ...orders, ...searches].map(ask)
      }),
    '{ home { pessoas { total } meses { mes saldo } aniversariantes { total } } }',
    '{ livroCaixa { saldo } }',
    '{ vencimentos { __typename } }',
    ...['a', 'e', '1'].map((text) => `{ buscar(texto: "${text}") { id titulo } }`),
    ...['usuarios', 'patrimonios', 'batismos'].map(
      (tipo) =>
        `{ dadosRelatorio(input: { tipo: "${tipo}" }) { secoes { tabela { grupos { linhas } } } resumo { rotulo texto } } }`,
    ),
  ]
  const answers = async () => {
    const found: [string, string][] = []
    for (const question of questions()) {
      const { status, data, errors } = await app.graphql(token, question)
      found.push([question, JSON.stringify([status, data, errors?.[0]?.message])])
    }
    return found
  }

  test('lists with filters, sorting, searches, counts and sums do not change for this church when another church gets data', async () => {
    const before = await answers()
    expect(before.length).toBeGreaterThan(100)
    expect(before.filter(([question]) => question.includes('ordem')).length).toBeGreaterThan(40)
    expect(before.filter(([, answer]) => !answer.startsWith('[200,'))).toEqual([])
    const other = await app.church()
    await fillChurch(app, other)
    await fillLists(app, other, 5)
    expect(await answers()).toEqual(before)
  })
})

describe('a request that names another church', () => {
  test('a request that names another church is refused by every operation and route, or the other church is ignored where older clients always send one', async () => {
    const other = await app.church()
    const before = await checksums(app, other.idCliente)
    const findings: string[] = []
    let refused = 0
    const judge = (name: string, status: number, code: unknown) => {
      if (code === 'TENANT_MISMATCH') refused++
      else if (status < 400 || status >= 500) findings.push(`${name} answers ${status}`)
    }
    for (const operation of operations.filter(({ args }) => args.some(({ name }) => name === 'idCliente'))) {
      if (!byAdministrator(operation)) continue
      const variables = { ...variablesFor(operation, '2000000000'), idCliente: other.idCliente }
      const { status, errors } = await callOperation(app, token, operation, variables)
      judge(operation.name, status, errors?.[0]?.extensions.code)
    }
    for (const route of routes) {
      if (!byAdministrator(route) || route.adm || route.upload || route.ignoresTenant) continue
      const path = route.path.replace('{idCliente}', String(other.idCliente)).replace(/\{\w+\}/g, '2000000000')
      const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : { idCliente: other.idCliente }
      const { status, body: answer } = await app.rest(token, route.method, `${path}?idCliente=${other.idCliente}`, body)
      judge(`${route.method} ${route.path}`, status, answer?.codigo)
    }
    expect(findings).toEqual([])
    expect(refused).toBeGreaterThan(100)
    expect(await checksums(app, other.idCliente)).toEqual(before)
  })
})

test('an action allows the same perfis over GraphQL and over REST', async () => {
  const people = [-1, 1, 2, 3, 4, 5] as const
  const findings: string[] = []
  let shared = 0
  for (const action of Object.keys(actions) as Action[]) {
    const queries = operations.filter((each) => each.kind === 'query' && each.action === action && asksForNothing(each))
    const reads = routes.filter(
      ({ method, path, adm, ...route }) => method === 'GET' && route.action === action && !path.includes('{') && !adm,
    )
    if (!queries.length || !reads.length) continue
    shared++
    for (const perfil of people) {
      const as = await church.token(perfil)
      const open: [string, boolean][] = []
      for (const query of queries)
        open.push([query.name, (await app.graphql(as, query.text, variablesFor(query, '1'))).status !== 403])
      for (const { path } of reads) open.push([`GET ${path}`, (await app.rest(as, 'GET', path)).status !== 403])
      const wanted = actions[action].includes(perfil)
      for (const [name, is] of open) if (is !== wanted) findings.push(`${name} is ${is ? '' : 'not '}open to ${perfil}`)
    }
  }
  expect(shared).toBeGreaterThan(15)
  expect(findings).toEqual([])
})

test('fields that only the system sets are not written from a request body', async () => {
  const uuid = randomUUID()
  const number = 987_654_321
  const day = '1999-12-31T00:00:00.000Z'
  const hostile = {
    id: number,
    uuid,
    versao: number,
    perfil: 0,
    saldo: String(number),
    saldoAtual: String(number),
    valorTotal: String(number),
    numeroAta: number,
    numeroRecibo: number,
    idOrigem: number,
    idEstornado: number,
    origem: 'hostil',
    createdAt: day,
    updatedAt: day,
    excluidoEm: day,
    aprovadaEm: day,
    reciboEm: day,
    anonimizadoEm: day,
  }
  const snake = Object.entries(hostile).map(([name, value]) => [
    name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
    value,
  ])
  const made: string[] = []
  for (const { table, path, sample, refs, refPath = '/tipoPatrimonios', byHand } of recordKinds) {
    if (!path || !sample || byHand) continue
    const [named] = refs ? (await app.rest(token, 'GET', refPath)).body : []
    const body = { ...hostile, ...Object.fromEntries(snake), ...sample(named?.id) }
    const { status } = await app.rest(token, 'POST', await realPath(app, token, path), body)
    if (status === 201) made.push(table)
    else if (status < 400 || status >= 500) throw new Error(`${table} answers ${status}`)
    const found = await app.sql(`select t::text from "${table}" t where id_cliente = $1 and t::text ~ $2`, [
      church.idCliente,
      `${number}|${uuid}|hostil|1999-12-31`,
    ])
    expect([table, found]).toEqual([table, []])
  }
  // refused requests would prove nothing, so enough of them must be accepted
  expect(made.length).toBeGreaterThan(12)
  expect(await app.sql('select id from usuario where id_cliente = $1 and perfil = 0', [church.idCliente])).toEqual([])
})

test('an e-mail job of one church never sends an e-mail of another church', async () => {
  const other = await app.church()
  const insert = `insert into email_saida (id_cliente, para, assunto, texto, situacao) values ($1, $2, 'x', $3, 'pendente') returning id`
  // encrypted with the real key: later tests read the platform's list of e-mails
  const texto = encrypt(app.services.secretKey, 'x')
  const values = [other.idCliente, `${unique('carta')}@exemplo.com.br`, texto]
  const [message] = await app.sql<{ id: number }>(insert, values)
  const author = { idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
  await sendEmail.run(app.services, { ...author, idEmail: message?.id as number, acesso: false })
  const state = () => app.sql('select situacao, texto, espera from email_saida where id = $1', [message?.id])
  expect(await state()).toEqual([{ situacao: 'pendente', texto, espera: null }])
  // a job of the e-mail's own church finds it: one of the version before hands it to the queue of today
  await sendEmail.run(app.services, {
    ...author,
    idCliente: other.idCliente,
    idEmail: message?.id as number,
    acesso: false,
  })
  expect(await state()).toEqual([{ situacao: 'pendente', texto, espera: 'comum' }])
})

test("registering the e-mail of another church's person neither creates nor changes a person there", async () => {
  const other = await app.church()
  const theirs = await other.person()
  const before = await checksums(app, other.idCliente)
  const named = { name: 'Outra Pessoa', email: theirs.email, convidar: true, enviarConvite: true }
  expect((await app.rest(token, 'POST', '/user', { ...named, idCliente: other.idCliente })).body.codigo).toBe(
    'TENANT_MISMATCH',
  )
  const mine = await app.rest(token, 'POST', '/user', named)
  expect(mine.status).toBe(201)
  expect(mine.body.idCliente).toBe(church.idCliente)
  for (const name of [theirs.id, theirs.uuid])
    expect((await app.rest(token, 'PUT', `/user/${name}`, named)).status).toBe(404)
  expect(await checksums(app, other.idCliente)).toEqual(before)
})

test('a password reset request runs the same statements for a known and an unknown e-mail', async () => {
  const person = await church.person()
  const ask = (email: unknown) =>
    app.graphql(null, 'mutation($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }', { email })
  const statements = (email: unknown) => countStatements(() => ask(email))
  await ask(`${unique('antes')}@exemplo.com.br`)
  expect(await statements(person.email)).toBe(await statements(`${unique('ninguem')}@exemplo.com.br`))
})

describe('queries over the limits are refused without reading anything', () => {
  const repeat = (count: number, text: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join(' ')
  const page = 'patrimonios(first: 100) { nodes { id uuid nomePatrimonio tipo { id uuid } } }'
  /** Fields that exist, and few of them, so that nothing but the depth is wrong; they end 7 levels below the operation. */
  const deep = (end: string) =>
    `{ patrimonios(first: 1) { nodes { tipo { patrimonios(first: 1) { nodes { tipo { patrimonios(first: 1) { ${end} } } } } } } } }`

  test('a query at the limit of depth 8 is answered', async () => {
    expect((await app.graphql(token, deep('totalCount'))).status).toBe(200)
  })

  test.each([
    ['depth 9', deep('nodes { id }')],
    ['16 aliases', `{ ${repeat(16, (i) => `a${i}: eu { id }`)} }`],
    ['1,001 tokens', `{ ${repeat(1001, () => '__typename')} }`],
    ['complexity', `{ ${repeat(15, (i) => `a${i}: ${page}`)} }`],
  ])('a query over the limit of %s is refused in under 50 ms', async (_name, query) => {
    const times = []
    for (let round = 0; round < 10; round++) {
      const began = performance.now()
      const { status, data } = await app.graphql(token, query)
      times.push(performance.now() - began)
      expect([status, data]).toEqual([400, undefined])
    }
    // the fastest of the rounds counts, since the machine may be busy
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

describe('a full disk or connection pool', () => {
  const nothingHalf = async (code: string) => {
    expect(await app.sql('select 1 from patrimonio where codigo_patrimonio = $1', [code])).toEqual([])
    expect(await app.sql('select 1 from auditoria where depois::text like $1', [`%${code}%`])).toEqual([])
  }

  test('when the disk of the database is full, writes get 503 at once and leave no partial write; they work again when there is space', async () => {
    const code = unique('CHEIO')
    const body = {
      nomePatrimonio: 'Banco',
      codigoPatrimonio: code,
      tipoPatrimonio: (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id,
    }
    const write = () => app.rest(token, 'POST', '/patrimonios', body, { 'idempotency-key': code })
    // raises PostgreSQL's error for a full disk; the audit row is inserted after the record
    await app.sql(`
      create function disco_cheio() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger disco_cheio before insert on auditoria for each row when (new.depois::text like '%${code}%') execute function disco_cheio()`)
    try {
      const began = performance.now()
      const { status, body: answer, headers } = await write()
      expect([status, answer.codigo, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5'])
      expect(performance.now() - began).toBeLessThan(2000)
      expect(JSON.stringify(answer)).not.toContain('space left')
      await nothingHalf(code)
    } finally {
      await app.sql('drop trigger disco_cheio on auditoria; drop function disco_cheio()')
    }
    expect((await write()).status).toBe(201)
  })

  test('when the disk for pictures is full, the upload gets 503 and leaves no file and no row; the next upload is stored', async () => {
    const { filesDir } = app.services.config
    const files = () =>
      readdirSync(filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const rows = () => app.sql('select 1 from arquivo where id_cliente = $1', [church.idCliente])
    const photo = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }'
    const send = () => app.upload(token, photo, {}, { arquivo: picture })
    expect((await send()).status).toBe(200)
    const before = [files().length, (await rows()).length]
    // fails when the file has half been written
    const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
    const original = promises.writeFile
    promises.writeFile = (async (file: string) => {
      await original(file, 'half', { mode: 0o600 })
      return full()
    }) as typeof original
    syncBuiltinESMExports()
    try {
      const { status, errors } = await send()
      expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE'])
    } finally {
      promises.writeFile = original
      syncBuiltinESMExports()
    }
    expect([files().length, (await rows()).length]).toEqual(before)
    expect((await send()).status).toBe(200)
  })

  test.each(['ENOSPC', 'EDQUOT'])('an upload gets 503 for the disk error %s', (code) => {
    const full = Object.assign(new Error(`${code}: no space left on device, write`), { code })
    expect(toAppError(new Error('storing', { cause: full }))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  })

  test('when all connections are in use, writes get 503 after a short wait and leave no partial write; they work again when connections are free', async () => {
    const small = await testApp({ DATABASE_POOL: '2' })
    try {
      const own = await small.church()
      const as = await own.token(1)
      const tipoPatrimonio = (await small.rest(as, 'GET', '/tipoPatrimonios')).body[0].id
      const code = unique('LOTADO')
      const write = () =>
        small.rest(as, 'POST', '/patrimonios', { nomePatrimonio: 'Banco', codigoPatrimonio: code, tipoPatrimonio })
      const held = await Promise.all([1, 2].map(() => openReading(small.services.sessions, 0)))
      const began = performance.now()
      const { status, body } = await write()
      const took = performance.now() - began
      for (const reading of held) await reading.end()
      expect([status, body.codigo]).toEqual([503, 'UNAVAILABLE'])
      // a connection is awaited for 1.5 s; without that limit the request would wait until the connections are free
      expect(took).toBeLessThan(5000)
      await nothingHalf(code)
      expect((await write()).status).toBe(201)
    } finally {
      await small.close()
    }
  })
})
