import 'reflect-metadata'
import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { makeServer, mountApp } from '../../server/app.js'
import { newToken, Sessao } from '../../server/features/acesso/sessao/index.js'
import { Usuario } from '../../server/features/acesso/usuario/usuario.entity.js'
import { foundChurch } from '../../server/features/igreja/cadastro/found-church.js'
import { features as allFeatures } from '../../server/features.js'
import { type Perfil, perfis } from '../../server/kernel/access/actions.js'
import { readConfig } from '../../server/kernel/base/config.js'
import { decrypt, hashToken } from '../../server/kernel/base/crypto.js'
import { transaction } from '../../server/kernel/data/tenant/session.js'
import type { Feature } from '../../server/kernel/transport/feature.js'
import type { Services } from '../../server/kernel/work/context/context.js'
import { type Opened, openServices } from '../../server/services.js'
import { engineSettings, type TestDatabase, testDatabase } from './database.js'
import { givePassword } from './password.js'
import { atEndOfProcess } from './process-end.js'
import { schemaOf } from './schema.js'
import { firstAnswer } from './socket.js'

export interface GraphqlAnswer {
  /** of the failure when nothing was answered, whatever status HTTP has (see `http`); else 200 */
  status: number
  /** the HTTP status */
  http?: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  data: any
  errors?: {
    message: string
    extensions: {
      code: string
      status: number
      campos?: Record<string, string>
      confirmacoes?: { nome: string; pergunta: string; campo?: string }[]
    }
  }[]
}

export interface RestAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  body: any
  headers: Record<string, unknown>
}

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

/** An answer of GraphQL over HTTP, whose status is 200 once there is data, even if all of it is null. */
function answered(http: number, answer: Omit<GraphqlAnswer, 'status' | 'http'>): GraphqlAnswer {
  const nothing = answer.data && Object.values(answer.data).every((value) => value === null)
  return { status: (nothing && answer.errors?.[0]?.extensions.status) || http, http, ...answer }
}
let serial = 0
/** No vowel, and no 'z': no search for a name finds a word of these by chance, whatever time it is. */
const symbols = '0123456789bcdfghjklmnpqrstvwxy'
const spelled = (number: number) =>
  [...number.toString(symbols.length)].map((digit) => symbols[Number.parseInt(digit, symbols.length)]).join('')

/** A word that is unique in this run. */
export const unique = (prefix = 'x'): string =>
  `${prefix}${process.env.JEST_WORKER_ID}${spelled(Date.now() - Date.UTC(2020, 0))}${spelled(serial++)}`

let days = 0

/** A date that is unique in this process. Its own count keeps it years away from the dates that tests name. */
export const anotherDay = (): string => new Date(Date.UTC(2000, 0, 1 + days++)).toISOString().slice(0, 10)

export type PersonData = Partial<{
  name: string
  email: string | null
  perfil: Perfil
  usuarioAtivo: number
  recemConvertido: number
  cpf: string
  telefoneUsuario: string
  dataNascimento: string
  aniversario: string
}>

/** The whole application on this worker's database; requests are injected, so no port is opened. */
export class TestApp {
  /** a different address per test file, so that failed attempts in one do not throttle another */
  private readonly remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  private working = false

  constructor(
    readonly http: FastifyInstance,
    readonly services: Services,
    readonly database: TestDatabase,
    readonly startJobs: () => Promise<void>,
    private readonly end: () => Promise<void>,
  ) {}

  async graphql(
    token: string | null,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> {
    const answer = await this.http.inject({
      method: 'POST',
      remoteAddress: this.remoteAddress,
      url: '/graphql',
      headers: { ...bearer(token), ...headers },
      payload: { query, variables },
    })
    return answered(answer.statusCode, answer.json() as Omit<GraphqlAnswer, 'status' | 'http'>)
  }

  async rest(
    token: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer> {
    const answer = await this.http.inject({
      method,
      remoteAddress: this.remoteAddress,
      url: `/api${path}`,
      headers: { ...bearer(token), ...headers },
      ...(body && { payload: body }),
    })
    const json = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: json ? answer.json() : answer.rawPayload, headers: answer.headers }
  }

  /** The first result of a subscription. */
  subscribeOnce(token: string | null, query: string, variables: object = {}): Promise<GraphqlAnswer> {
    return firstAnswer(this.http, token, query, variables)
  }

  /** GraphQL multipart request: `files` by variable path ('arquivo'). */
  async upload(
    token: string | null,
    query: string,
    variables: object,
    files: Record<string, { name: string; type: string; data: Buffer }>,
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> {
    const form = new FormData()
    const entries = Object.entries(files)
    form.append(
      'operations',
      JSON.stringify({
        query,
        variables: { ...variables, ...Object.fromEntries(entries.map(([key]) => [key, null])) },
      }),
    )
    form.append(
      'map',
      JSON.stringify(Object.fromEntries(entries.map(([key], index) => [String(index), [`variables.${key}`]]))),
    )
    entries.forEach(
      ([, { name, type, data }], index) =>
        void form.append(String(index), new Blob([new Uint8Array(data)], { type }), name),
    )
    const { status, ...answer } = await this.multipart(token, '/graphql', form, 'POST', headers)
    return answered(status, answer as Omit<GraphqlAnswer, 'status' | 'http'>)
  }

  /** REST multipart request with the field `file`. */
  async restUpload(
    token: string | null,
    path: string,
    file: { name: string; type: string; data: Buffer },
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<RestAnswer> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file.data)], { type: file.type }), file.name)
    const { status, ...body } = await this.multipart(token, `/api${path}`, form, method)
    return { status, body, headers: {} }
  }

  private async multipart(
    token: string | null,
    url: string,
    form: FormData,
    method: 'POST' | 'PUT' = 'POST',
    headers: Record<string, string> = {},
  ): Promise<{ status: number } & Record<string, unknown>> {
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const answer = await this.http.inject({
      method,
      remoteAddress: this.remoteAddress,
      url,
      headers: {
        ...bearer(token),
        'content-type': request.headers.get('content-type') ?? '',
        'apollo-require-preflight': 'true',
        ...headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, ...(answer.json() as Record<string, unknown>) }
  }

  /** Creates a church for a test file, with the initial data of every new church. */
  async church(nome = unique('Igreja ')): Promise<TestChurch> {
    const email = `${unique('dono')}@exemplo.com.br`
    const idCliente = await foundChurch(this.services, author, { nomeIgreja: nome, name: 'Ana Administradora', email })
    return new TestChurch(this, idCliente, nome, email)
  }

  async platformToken(): Promise<string> {
    const email = `${unique('plataforma')}@exemplo.com.br`
    const id = await foundChurch(this.services, author, {
      nomeIgreja: unique('Plataforma '),
      name: 'Paulo Plataforma',
      email,
      perfil: 0,
    })
    await givePassword(this, id)
    return this.session(id, id)
  }

  /** Creates a session, as signing in does. */
  async session(idCliente: number, idUsuario: number): Promise<string> {
    const token = newToken(idCliente)
    await transaction(this.services.sessions, idCliente, author, async ({ em }) => {
      em.create(Sessao, {
        idCliente,
        idUsuario,
        hash: hashToken(token),
        dispositivo: 'Teste',
        endereco: '127.0.0.1',
        expiraEm: new Date(Date.now() + 3_600_000),
      })
    })
    return token
  }

  /** Runs SQL as the database's owner, bypassing row-level security. */
  async sql<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await ownerOf(this.database).query(text, values)).rows as Row[]
  }

  async emails(idCliente: number): Promise<{ para: string; assunto: string; texto: string }[]> {
    const rows = await this.sql<{ para: string; assunto: string; texto: string }>(
      'select para, assunto, texto from email_saida where id_cliente = $1 order by id',
      [idCliente],
    )
    return rows.map((row) => ({ ...row, texto: row.texto && decrypt(this.services.secretKey, row.texto) }))
  }

  /**
   * Waits until every queued job is done. It wakes the workers: they would find a job whose time a test has changed only
   * when they ask again, after up to five seconds.
   */
  async runJobs(): Promise<void> {
    if (!this.working) await this.startJobs()
    this.working = true
    const due = `from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`
    const end = Date.now() + 30_000
    for (let round = 0; Date.now() < end; round++) {
      const wakes = round % 10 ? '' : `, pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)`
      const left = await this.sql(`select name${wakes} ${due} group by name`)
      if (left.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('jobs are still waiting after 30 s')
  }

  async close(): Promise<void> {
    await this.end()
  }
}

export class TestChurch {
  private readonly tokens = new Map<Perfil, string>()

  constructor(
    private readonly app: TestApp,
    readonly idCliente: number,
    readonly nome: string,
    readonly email: string,
  ) {}

  /** A session of a person of this church with the given perfil (1: its owner). */
  async token(perfil: Exclude<Perfil, 0>): Promise<string> {
    let token = this.tokens.get(perfil)
    if (!token) {
      const id = perfil === 1 ? this.idCliente : (await this.person({ perfil })).id
      // whoever has a session has a password
      if (perfil === 1) await givePassword(this.app, this.idCliente)
      token = await this.app.session(this.idCliente, id)
      this.tokens.set(perfil, token)
    }
    return token
  }

  async person(data: PersonData = {}): Promise<{ id: number; uuid: string; email: string | null; name: string }> {
    return transaction(this.app.services.sessions, this.idCliente, author, async ({ em }) => {
      const person = em.create(Usuario, {
        idCliente: this.idCliente,
        name: unique('Pessoa '),
        email: `${unique('pessoa')}@exemplo.com.br`,
        perfil: perfis.member,
        ...data,
      })
      await em.flush()
      return { id: person.id, uuid: person.uuid, email: person.email ?? null, name: person.name }
    })
  }
}

const owners = new Map<string, pg.Pool>()

/**
 * Connections of a database's owner, shared by all files of this process: opening one takes PostgreSQL longer than most
 * statements.
 */
function ownerOf({ owner }: TestDatabase): pg.Pool {
  const key = `${owner.host} ${owner.database}`
  let pool = owners.get(key)
  if (!pool) {
    // dropping the database or stopping its server ends the connection
    pool = new pg.Pool({ ...owner, idleTimeoutMillis: 2000, allowExitOnIdle: true }).on('error', () => undefined)
    owners.set(key, pool)
  }
  return pool
}

/** The headers of a token, and of the church that it is to be used in (see inChurch). */
function bearer(token: string | null): Record<string, string> {
  if (!token) return {}
  const [bare, church] = token.split(' ')
  return { authorization: `Bearer ${bare}`, ...(church && { 'x-igreja': church }) }
}

/** The token of the platform's administrator, for GraphQL requests in this church. */
export const inChurch = (token: string, { idCliente }: { idCliente: number }): string => `${token} ${idCliente}`

interface OpenApp {
  http: FastifyInstance
  services: Services
  database: TestDatabase
  startJobs(): Promise<void>
  close(): Promise<void>
}

async function openApp(
  env: Record<string, string>,
  features: readonly Feature[],
  given?: TestDatabase,
): Promise<OpenApp> {
  const database = given ?? (await testDatabase())
  const config = readConfig({
    NODE_ENV: 'production',
    GRAPHQL_EXACT_TYPES: 'true',
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '20',
    MAX_DELAY_MS: '0',
    // every church of a test is new
    MAIL_NEW_CHURCHES_LIMIT: '0',
    ...engineSettings(),
    ...env,
  })
  const http = makeServer(config)
  const { services, startJobs, close } = await openServices(config, database.roles, http.log, features)
  await mountApp(http, services, features, schemaOf(features))
  await http.ready()
  const end = async () => {
    await http.close()
    await close()
  }
  return { http, services, database, startJobs, close: end }
}

let shared: Promise<OpenApp> | undefined

/**
 * The application of this test process, with the usual settings and features. All test files share this application,
 * because starting one takes most of a second. Each file has its own churches and client address. Tests that change the
 * application itself use `ownTestApp`.
 */
async function sharedApp(): Promise<TestApp> {
  if (!shared) {
    shared = openApp({}, allFeatures)
    atEndOfProcess(async () => (await shared)?.close())
  }
  const { http, services, database } = await shared
  // jobs run only while the file that needs them is active
  let jobs: Opened | undefined
  const startJobs = async () => {
    jobs = await openServices(services.config, database.roles, http.log)
    await jobs.startJobs()
  }
  return new TestApp(http, services, database, startJobs, async () => jobs?.close())
}

/**
 * An application for this file only.
 * @param features its features; a sweep's own test adds a faulty one
 */
export async function ownTestApp(
  env: Record<string, string> = {},
  features: readonly Feature[] = allFeatures,
): Promise<TestApp> {
  const { http, services, database, startJobs, close } = await openApp(env, features)
  return new TestApp(http, services, database, startJobs, close)
}

/** An application on a separate database of the test. */
export async function appOn(given: TestDatabase, env: Record<string, string> = {}): Promise<TestApp> {
  const { http, services, database, startJobs, close } = await openApp(env, allFeatures, given)
  return new TestApp(http, services, database, startJobs, close)
}

/** The shared application, or a separate one for other settings or features. */
export const testApp = (env?: Record<string, string>, features?: readonly Feature[]): Promise<TestApp> =>
  env || features ? ownTestApp(env, features) : sharedApp()

/** These are exported for tests of the kernel, because the kernel itself must not import from features. */
export { allFeatures, type Opened, openServices }
