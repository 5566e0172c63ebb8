import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { carried } from '../../server/cli/church/jobs.js'
import { type ChurchTable, churchTables, derivedTables } from '../../server/cli/church/rows/catalogue.js'
import { jsonWithNumbers, namingColumn, tableOf } from '../../server/cli/church/rows/references.js'
import { comment, placeOfComment, sealedColumns } from '../../server/cli/church/sealed.js'
import { newToken } from '../../server/features/acesso/sessao/tokens.js'
import { features } from '../../server/features.js'
import { decrypt, encrypt, hashToken } from '../../server/kernel/base/crypto.js'
import { projectRoot } from '../../server/kernel/base/paths.js'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { copyOf } from '../../server/kernel/data/tenant/moving.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { copyDemoDirectory } from '../factories/demo-directory.js'
import { freePort } from '../factories/free-port.mjs'
import { ServerProcess, scratchDirectory } from '../factories/process.js'

/*
 * Two installations with the demonstration churches: the same numbers are taken in both, and each has a key of its own.
 * The churches have approved minutes, closed months, encrypted comments and a long audit log.
 */
const { dir, remove } = scratchDirectory()
const [live, other, copies] = ['daqui', 'dali', 'copias'].map((name) => path.join(dir, name)) as [
  string,
  string,
  string,
]
const senha = 'demo-igreja-2026'
const picture = '0b9f3c1e-1111-4222-8333-444455556666'
const report = '0b9f3c1e-2222-4222-8333-444455556666'
const pictureBytes = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 um arquivo')

const place = (of: string) => ({ host: `${of}/pg`, port: 5432, user: 'postgres', database: 'candeia' })

async function sql<Row = Record<string, unknown>>(text: string, of: pg.ClientConfig, values: unknown[] = []) {
  const client = new pg.Client(of)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

const one = async <Row = Record<string, number>>(text: string, of: pg.ClientConfig, values: unknown[] = []) =>
  (await sql<Row>(text, of, values))[0] as Row

const program = path.join(projectRoot, 'dist/server/cli/church.js')
const environment = (env: Record<string, string>) => ({ PATH: process.env.PATH ?? '', ...env })

/** Runs a command of the product to its end. */
const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], { env: environment(env), timeout: 400_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }) => ({ code: code as number, out: stdout as string, error: stderr as string }),
  )

async function until(what: string, holds: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await holds()); await new Promise((next) => setTimeout(next, 10)))
    if (Date.now() > end) throw new Error(`never: ${what}`)
}

/** A lock that the test holds and that a move will wait for. */
interface Lock {
  of: pg.ClientConfig
  text: string
}

/**
 * Starts a command, and kills it when it waits for the lock.
 * @param meanwhile runs while it waits
 */
async function killedWhile(
  { env, args, databases }: { env: Record<string, string>; args: string[]; databases: pg.ClientConfig[] },
  { of, text }: Lock,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const [holder, watcher] = [new pg.Client(of), new pg.Client(of)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query(`begin; ${text}`)
  const child = spawn(process.execPath, [program, ...args], { env: environment(env), stdio: 'ignore' })
  const waits = `select from pg_stat_activity where application_name = 'candeia-igreja' and wait_event_type = 'Lock'`
  try {
    await until('the move waits', async () => (await watcher.query(waits)).rows.length > 0)
    await meanwhile()
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // PostgreSQL would notice the loss only after the statement that waits
    for (const database of databases)
      await sql(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'candeia-igreja'`,
        database,
      )
    await Promise.all([holder.end(), watcher.end()])
  }
}

/** What a database knows of a church that moves. */
const state = async (of: pg.ClientConfig, church: number) =>
  (await one<{ s: string } | undefined>(`select situacao as s from mudanca_igreja where igreja = ${church}`, of))?.s

/** Tables of which rows change on purpose when a church leaves. */
const changed = [
  'auditoria',
  'cliente',
  'sessao',
  'webhook',
  'assinatura',
  'token_senha',
  'token_api',
  'token_escala',
  'endereco_calendario',
]

/** Count and uuids of each table, and which records refer to which: the same whatever the numbers are. */
async function shapeOf(of: pg.ClientConfig, church: number): Promise<Record<string, string>> {
  const client = new pg.Client(of)
  await client.connect()
  try {
    const tables = (await churchTables(client)).filter(({ name }) => !changed.includes(name))
    const withUuid = new Set(tables.filter(({ columns }) => columns.includes('uuid')).map(({ name }) => name))
    const shape: Record<string, string> = {}
    for (const { name, refs } of tables) {
      const uuids = withUuid.has(name) ? `md5(coalesce(string_agg(t.uuid::text, '|' order by t.uuid), ''))` : `''`
      const { rows } = await client.query(
        `select count(*) || ' ' || ${uuids} as sum from ${name} t where id_cliente = ${church}`,
      )
      shape[name] = rows[0].sum
      if (!withUuid.has(name)) continue
      for (const [column, parent] of Object.entries(refs)) {
        if (!withUuid.has(parent)) continue
        const pairs = await client.query(`
          select md5(coalesce(string_agg(t.uuid || ' ' || p.uuid, '|' order by t.uuid), '')) as sum
          from ${name} t join ${parent} p on p.id = t.${column} and p.id_cliente = t.id_cliente where t.id_cliente = ${church}`)
        shape[`${name}.${column}`] = pairs.rows[0].sum
      }
    }
    return shape
  } finally {
    await client.end()
  }
}

/** Count and checksum of the rows of one church, or of all others. */
async function sums(of: pg.ClientConfig, where: string): Promise<Record<string, string>> {
  const client = new pg.Client(of)
  await client.connect()
  try {
    const found: Record<string, string> = {}
    for (const { name } of await churchTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as sum from ${name} t where ${where}`,
      )
      found[name] = rows[0].sum
    }
    return found
  } finally {
    await client.end()
  }
}

const servers: ServerProcess[] = []
let [here, there] = [] as unknown as [ServerProcess, ServerProcess]
let first = 0
let second = 0
let destination = ''

const key = (of: string) => Buffer.from(readFileSync(`${of}/secret.key`, 'utf8').trim(), 'hex')

beforeAll(async () => {
  ;[here, there] = (await Promise.all(
    [live, other].map(async (folder) => {
      if (folder === live) await copyDemoDirectory(live)
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const server = ServerProcess.run({ DATA_DIR: folder, DEMO: 'true', PUBLIC_URL: url }, port)
      servers.push(server)
      return server.ready(400)
    }),
  )) as [ServerProcess, ServerProcess]
  const churches = await sql<{ id: number }>(
    `select id_cliente as id from usuario where email like 'admin@%.demo' order by 1`,
    place(live),
  )
  ;[first, second] = churches.map(({ id }) => id) as [number, number]
  destination = path.join(dir, 'destino.env')
  writeFileSync(destination, `DATA_DIR=${other}\nPUBLIC_URL=${there.url}\n`)
  // an account that the other installation does not have
  await sql(
    `with u as (update usuario set email = 'ana@leva.demo' where email like 'admin@%.demo' and id_cliente = ${first} returning id)
     update credencial set email_provado = 'ana@leva.demo', totp_segredo = $1 where id_usuario = (select id from u)`,
    place(live),
    [encrypt(key(live), 'JBSWY3DPEHPK3PXP')],
  )
  mkdirSync(`${live}/arquivos/0b`, { recursive: true })
  writeFileSync(`${live}/arquivos/0b/${picture}.webp`, pictureBytes)
  await sql(
    `insert into arquivo (id_cliente, uuid, tipo, bytes, largura, altura) values ($1, $2, 'image/webp', $3, 4, 4)`,
    place(live),
    [first, picture, pictureBytes.length],
  )
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  remove()
})

async function session(of: string, church: number): Promise<string> {
  const token = newToken(church)
  await sql(
    `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
     select id_cliente, id, $2, 'Teste', '::1', now() + interval '1 day' from usuario where id = $1`,
    place(of),
    [church, hashToken(token)],
  )
  return token
}

const graphql = async (url: string, query: string, variables: object = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { data?: { entrar?: { token: string } }; errors?: { message: string }[] }
}

const signIn = (url: string, email: string) =>
  graphql(url, 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }', {
    input: { email, password: senha },
  })

test('a church moves while 16 writers write, also after a move that was killed while it was open: each write arrives once, and everything is readable under new numbers', async () => {
  const tipo = await one<{ uuid: string; id: number }>(
    `select id, uuid from tipo_patrimonio where id_cliente = ${first} order by id limit 1`,
    place(live),
  )
  const person = await one<{ id: number; uuid: string }>(
    `select id, uuid from usuario where id_cliente = ${first} order by id desc limit 1`,
    place(live),
  )
  await sql(
    `insert into pgboss.job (name, data, group_id, start_after) values ('senha.convidar', $1, $2, now() + interval '1 day')`,
    place(live),
    [
      JSON.stringify({ ids: [person.id], pedidoEm: new Date(), idCliente: first, idUsuario: first, requisicao: 'x' }),
      String(first),
    ],
  )
  // a report that was limited to a cell and to people is readable only while these numbers are right
  const limited = await one<{ celula: number; uuid: string }>(
    `select id as celula, uuid from celula where id_cliente = ${first} order by id desc limit 1`,
    place(live),
  )
  await sql(
    `insert into relatorio (id_cliente, uuid, tipo, parametros, status, solicitado_por, nome_solicitante)
     values (${first}, $1, 'celulas', $2, 'falhou', $3, 'Ana')`,
    place(live),
    [
      report,
      {
        limites: JSON.stringify({ 'app.meus_celulas': `{${limited.celula}}` }),
        lidos: JSON.stringify({ 'usuario.lerEmail': [person.id] }),
      },
      person.id,
    ],
  )
  const others = await sums(place(other), 'true')
  const tokens = await Promise.all(Array.from({ length: 16 }, () => session(live, first)))
  const acknowledged: string[] = []
  const refusals = new Map<string, number>()
  let moved: { url: string; tokens: string[]; tipo: number } | undefined
  let over = false
  /** Sends one write until it is acknowledged, here or there. */
  async function write(code: string, writer: number): Promise<void> {
    while (true) {
      const at = moved ?? { url: here.url, tokens, tipo: tipo.id }
      const response = await fetch(`${at.url}/api/patrimonios`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${at.tokens[writer]}`,
          'content-type': 'application/json',
          'idempotency-key': code,
        },
        body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: code, tipoPatrimonio: at.tipo }),
      }).catch(() => undefined)
      const body = (await response?.json().catch(() => undefined)) as { error?: string } | undefined
      if (response?.status === 201) break
      // the write was done before, and was repeated because its result was unknown
      if (moved && response?.status === 409 && /já foi gravado/.test(body?.error ?? '')) break
      if (over && !moved) return
      const why = `${response?.status} ${response?.headers.get('retry-after') ? 'Retry-After' : ''}`
      refusals.set(why, (refusals.get(why) ?? 0) + 1)
      await new Promise((next) => setTimeout(next, 50))
    }
    acknowledged.push(code)
  }
  const writers = tokens.map(async (_token, writer) => {
    for (let n = 0; !over; n++) await write(`M${writer}-${n}`, writer)
  })
  try {
    await until('the writers write', async () => acknowledged.length >= 50)
    const env = { DATA_DIR: live, PUBLIC_URL: here.url }
    const args = ['move', String(first), '--destino', destination]
    const loads = { of: place(other), text: 'lock table usuario in share mode' }
    await killedWhile({ env, args, databases: [place(live), place(other)] }, loads, async () => {
      expect([await state(place(live), first), await state(place(other), first)]).toEqual(['preparada', undefined])
      const before = acknowledged.length
      await until('the writers go on', async () => acknowledged.length >= before + 50)
    })
    expect((await sums(place(other), 'true')).usuario).toBe(others.usuario)
    const result = await run(env, ...args)
    expect(result).toMatchObject({ code: 0, error: '' })
    const to = Number(/com o número (\d+); ficou fechada por/.exec(result.out)?.[1])
    expect(to).not.toBe(first)
    expect(result.out).toMatch(/E-mails da igreja que também são de pessoas de outras igrejas do destino: \d/)
    // sessions have ended with the old number
    const target = await one<{ id: number }>(
      `select id from tipo_patrimonio where id_cliente = ${to} and uuid = $1`,
      place(other),
      [tipo.uuid],
    )
    const before = acknowledged.length
    moved = {
      url: there.url,
      tokens: await Promise.all(tokens.map(() => session(other, to))),
      tipo: target.id,
    }
    await until('they write there', async () => acknowledged.length >= before + 50)
    over = true
    await Promise.all(writers)

    const found = await one<{ all: number; different: number; audited: number }>(
      `select count(*)::int as all, count(distinct codigo_patrimonio)::int as different,
         (select count(*)::int from auditoria a where a.id_cliente = ${to} and a.tabela = 'patrimonio' and a.operacao = 'criar'
            and a.depois ->> 'codigo_patrimonio' ~ '^M\\d+-\\d+$') as audited
       from patrimonio where id_cliente = ${to} and codigo_patrimonio ~ '^M\\d+-\\d+$'`,
      place(other),
    )
    const n = new Set(acknowledged).size
    expect(found).toEqual({ all: n, different: n, audited: n })
    expect(acknowledged.length).toBe(n)
    expect([...refusals.keys()].some((why) => why.startsWith('503 Retry-After'))).toBe(true)

    // the move has not changed the other churches
    const after = await sums(place(other), `id_cliente <> ${to}`)
    for (const table of ['sessao', 'auditoria', 'usuario', 'email_saida']) {
      if (table !== 'usuario') delete others[table]
      if (table !== 'usuario') delete after[table]
    }
    expect(after).toEqual(others)

    await readable(to)
    const job = await one<{ data: { ids: number[]; idCliente: number; idUsuario: number } }>(
      `select data from pgboss.job where group_id = '${to}' and name = 'senha.convidar'`,
      place(other),
    )
    const [invited] = job.data.ids
    expect(job.data).toMatchObject({ idCliente: to, idUsuario: to })
    expect(await one('select uuid, id_cliente as church from usuario where id = $1', place(other), [invited])).toEqual({
      uuid: person.uuid,
      church: to,
    })
    const { limites, lidos } = (
      await one<{ parametros: Record<string, string> }>(
        'select parametros from relatorio where uuid = $1',
        place(other),
        [report],
      )
    ).parametros
    const [cell] = await sql<{ id: number }>('select id from celula where uuid = $1', place(other), [limited.uuid])
    expect(JSON.parse(limites ?? '')).toEqual({ 'app.meus_celulas': `{${cell?.id}}` })
    expect(JSON.parse(lidos ?? '')).toEqual({ 'usuario.lerEmail': [invited] })
  } finally {
    over = true
    await Promise.all(writers)
  }
})

/** What the church is in the target, compared with the one that is kept at the source. */
async function readable(to: number): Promise<void> {
  // what was written there since the copy
  const since = `codigo_patrimonio ~ '^M'`
  const [source, target] = [place(live), place(other)]
  const shapes = await Promise.all([shapeOf(source, first), shapeOf(target, to)])
  for (const shape of shapes)
    for (const name of Object.keys(shape)) if (/^(patrimonio|idempotencia)/.test(name)) delete shape[name]
  expect(Object.keys(shapes[0]!).length).toBeGreaterThan(100)
  expect(shapes[1]).toEqual(shapes[0])
  const own = `select md5(string_agg(uuid::text, '|' order by uuid)) as sum from patrimonio where not (${since}) and id_cliente = `
  expect(await one(own + to, target)).toEqual(await one(own + first, source))

  // numbers are unique over all churches, and new ones follow
  const client = new pg.Client(target)
  await client.connect()
  try {
    for (const { name, sequence } of await churchTables(client)) {
      if (!sequence) continue
      const { rows } = await client.query(
        `select count(*) = count(distinct id) as unique, coalesce(max(id), 0) <= (select last_value from ${sequence}) as past from ${name}`,
      )
      expect({ name, ...rows[0] }).toEqual({ name, unique: true, past: true })
    }
  } finally {
    await client.end()
  }
  // the audit log names the same records
  const log = `
    select count(*)::int as n, md5(string_agg(a.depois ->> 'uuid', '|' order by a.depois ->> 'uuid')) as sum,
      bool_and(a.depois ->> 'id' = a.id_registro::text and a.depois ->> 'id_cliente' = a.id_cliente::text) as whole
    from auditoria a where a.operacao = 'criar' and a.depois ->> 'codigo_patrimonio' !~ '^M' is not false and a.depois ? 'uuid' and a.id_cliente = `
  expect(await one(log + to, target)).toEqual(await one(log + first, source))
  const member = `
    select md5(string_agg((a.depois ->> 'uuid') || u.uuid::text, '|' order by a.depois ->> 'uuid')) as sum, count(*) > 10 as many
    from auditoria a join usuario u on u.id_cliente = a.id_cliente and u.id = (a.depois ->> 'id_membro')::int
    where a.tabela = 'membro_celula' and a.operacao = 'criar' and a.id_cliente = `
  expect(await one(member + to, target)).toEqual(await one(member + first, source))
  const origin = `
    select md5(string_agg(e.uuid::text || d.uuid::text, '|' order by e.uuid)) as sum, count(*) > 10 as many
    from entrada e join dizimo d on d.id_cliente = e.id_cliente and d.id = e.id_origem where e.origem = 'dizimo' and e.id_cliente = `
  expect(await one(origin + to, target)).toEqual(await one(origin + first, source))
  const numbered = `
    select md5(string_agg(e.uuid::text || n.numero, '|' order by e.uuid)) as sum, count(*) > 10 as many
    from numero_lancamento n join entrada e on e.id_cliente = n.id_cliente and e.id = n.id_registro
    where n.tabela = 'entrada' and n.id_cliente = `
  expect(await one(numbered + to, target)).toEqual(await one(numbered + first, source))

  // what is encrypted is readable with the key there
  const visits = `select uuid, ${comment.column} as sealed from ${comment.table} where ${comment.column} is not null and id_cliente = `
  type Visit = { uuid: string; sealed: string }
  const opened = (rows: Visit[], secret: Buffer, church: number) =>
    Object.fromEntries(rows.map(({ uuid, sealed }) => [uuid, decrypt(secret, sealed, placeOfComment(church, uuid))]))
  const [from, arrived] = [await sql<Visit>(visits + first, source), await sql<Visit>(visits + to, target)]
  expect(from.length).toBeGreaterThan(0)
  expect(opened(arrived, key(other), to)).toEqual(opened(from, key(live), first))
  const logged = await sql<Visit>(
    `select v.uuid, a.depois ->> '${comment.column}' as sealed from auditoria a join ${comment.table} v on v.id_cliente = a.id_cliente and v.id = a.id_registro
     where a.tabela = '${comment.table}' and a.depois ->> '${comment.column}' is not null and a.id_cliente = ${to}`,
    target,
  )
  expect(logged.length).toBeGreaterThan(0)
  opened(logged, key(other), to)
  const secrets = async (of: pg.ClientConfig, church: number, secret: Buffer) =>
    (
      await sql<Visit>(
        `select uuid, segredo as sealed from webhook where segredo <> '' and id_cliente = ${church} order by uuid`,
        of,
      )
    ).map(({ uuid, sealed }) => [uuid, decrypt(secret, sealed, sealedColumns['webhook.segredo'])])
  const signing = await secrets(source, first, key(live))
  expect(signing.length).toBeGreaterThan(0)
  expect(await secrets(target, to, key(other))).toEqual(signing)
  const [totp] = await sql<{ s: string }>(
    `select totp_segredo as s from credencial where id_cliente = ${to} and email_provado = 'ana@leva.demo'`,
    target,
  )
  expect(decrypt(key(other), totp?.s ?? '')).toBe('JBSWY3DPEHPK3PXP')

  const entered = await signIn(there.url, 'ana@leva.demo')
  const headers = { authorization: `Bearer ${entered.data?.entrar?.token}` }
  const image = await fetch(`${there.url}/arquivos/${picture}`, { headers })
  expect([image.status, Buffer.from(await image.arrayBuffer())]).toEqual([200, pictureBytes])
  // who comes to the former address is told where the church is, also with a printed receipt or the address for gifts
  await askPublic(to)
  expect((await signIn(here.url, 'ana@leva.demo')).errors?.[0]?.message).toBe(
    `Esta igreja mudou de endereço. Entre por ${there.url}`,
  )
}

/** Asks the former installation for a receipt and for the page for gifts of the church that has moved. */
async function askPublic(to: number | string): Promise<void> {
  const code = 'a'.repeat(32)
  for (const [query, at] of [
    [`{ conferirRecibo(codigo: "${first}-${code}") { numero } }`, `/conferir/${to}-${code}`],
    [`{ paginaOfertar(endereco: "${first}-igreja") { recebedor { igreja } } }`, `/ofertar/${to}-igreja`],
  ] as const)
    expect((await graphql(here.url, query)).errors?.[0]?.message).toContain(`${there.url}${at}`)
}

test('a church that has moved is kept, and then removed by a command, while what moved stays', async () => {
  const again = await run({ DATA_DIR: live, PUBLIC_URL: here.url }, 'move', String(first), '--destino', destination)
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining(`já mudou para ${there.url}`) })
  expect(await run({ DATA_DIR: live }, 'remove', String(first))).toMatchObject({
    code: 1,
    error: expect.stringContaining('fica guardada até'),
  })
  const listed = await run({ DATA_DIR: live }, 'list')
  expect(listed.out).toContain(`${first}: mudou para ${there.url} (lá, número `)
  const others = await sums(place(live), `id_cliente <> ${first}`)
  expect(await run({ DATA_DIR: live }, 'remove', String(first), '--ja')).toMatchObject({ code: 0, error: '' })
  const left = await sums(place(live), `id_cliente = ${first}`)
  expect(Object.entries(left).filter(([, sum]) => !sum.startsWith('0 '))).toEqual([])
  const after = await sums(place(live), `id_cliente <> ${first}`)
  expect(after.usuario).toBe(others.usuario)
  expect(existsSync(`${live}/arquivos/0b/${picture}.webp`)).toBe(false)
  expect(existsSync(`${other}/arquivos/0b/${picture}.webp`)).toBe(true)
  expect((await run({ DATA_DIR: live }, 'list')).out).toContain(`${first}: mudou para`)
  await askPublic(/lá, número (\d+)/.exec(listed.out)?.[1] ?? '')
})

test('a move that is killed at each step continues, to an own PostgreSQL without a superuser; all tables arrive equal', async () => {
  const own = scratchDirectory()
  let cluster: Embedded | undefined
  const source = new pg.Client(place(live))
  await source.connect()
  try {
    cluster = await startEmbedded({ dataDir: `${own.dir}/pg`, settings: { fsync: false } })
    const { host, port } = cluster
    const as = (user: string, database: string) => ({ host, port, user, database })
    await sql('create role dono login createrole', as('postgres', 'postgres'))
    await sql('create database novo owner dono', as('postgres', 'postgres'))
    await migrate(as('dono', 'novo'), entities)
    const target = as('postgres', 'novo')
    const file = path.join(own.dir, 'destino.env')
    const url = `postgres://dono@${encodeURIComponent(host)}:${port}/novo`
    const secret = key(live).toString('hex')
    writeFileSync(
      file,
      `DATABASE_URL=${url}\nDATA_DIR=${own.dir}/dados\nSECRET_KEY=${secret}\nPUBLIC_URL=https://nova.example\n`,
    )
    const args = ['move', String(second), '--destino', file, '--guardar', '5']
    const env = { DATA_DIR: live, PUBLIC_URL: here.url }

    const killed = (lock: Lock) => killedWhile({ env, args, databases: [place(live), target] }, lock)
    const hears = `select exigir_igreja_aberta(${second})`
    const leaving = `select from mudanca_igreja where igreja = ${second} for update`
    // the move is killed before the church is closed, because a writer has not ended yet
    await killed({ of: place(live), text: hears })
    expect([await state(place(live), second), await state(target, second)]).toEqual(['preparada', undefined])
    const open = () =>
      source.query(hears).then(
        () => true,
        () => false,
      )
    await until('the church is open again', open)
    // another destination would leave half a church behind
    const elsewhere = path.join(own.dir, 'outro.env')
    writeFileSync(elsewhere, readFileSync(file, 'utf8').replace('nova.example', 'outra.example'))
    expect(await run(env, 'move', String(second), '--destino', elsewhere)).toMatchObject({
      code: 1,
      error: expect.stringContaining('a caminho de outro lugar (https://nova.example)'),
    })
    // the move is killed when the church is closed and its rows are loaded
    await killed({ of: target, text: 'lock table usuario in share mode' })
    expect([await state(place(live), second), await state(target, second)]).toEqual(['fechada', undefined])
    await expect(source.query(hears)).rejects.toThrow(/fechada por uns instantes/)
    expect((await sums(target, 'true')).usuario).toMatch(/^0 /)
    // the move is killed when the rows are loaded and the church has not left the source
    await killed({ of: place(live), text: leaving })
    expect([await state(place(live), second), await state(target, second)]).toEqual(['fechada', 'chegando'])
    await expect(sql(hears, target)).rejects.toThrow(/fechada por uns instantes/)
    // every table is equal now: same key, same numbers
    const [sent, got] = [
      await sums(place(live), `id_cliente = ${second}`),
      await sums(target, `id_cliente = ${second}`),
    ]
    expect(Object.keys(got).length).toBeGreaterThan(60)
    expect(got).toEqual(sent)
    // the move is cancelled: no row of the church stays in the target, and people write in the source again
    expect(await run(env, 'cancel', String(second), '--destino', file)).toMatchObject({ code: 0, error: '' })
    const taken = await sums(target, `id_cliente = ${second}`)
    expect(Object.entries(taken).filter(([, sum]) => !sum.startsWith('0 '))).toEqual([])
    expect([await state(place(live), second), await state(target, second)]).toEqual([undefined, undefined])
    await source.query(hears)
    // the move begins again
    await killed({ of: place(live), text: hears })
    await killed({ of: target, text: 'lock table usuario in share mode' })
    await killed({ of: place(live), text: leaving })
    // the move is killed when the church has left the source and is not open in the target yet
    await killed({ of: target, text: leaving })
    expect([await state(place(live), second), await state(target, second)]).toEqual(['mudou', 'chegando'])
    const last = await run(env, ...args)
    expect(last).toMatchObject({ code: 0, error: '' })
    expect([await state(place(live), second), await state(target, second)]).toEqual(['mudou', 'aberta'])
    expect(await sums(target, `id_cliente = ${second}`)).toEqual(sent)
    // triggers and keys work as before
    const shape = await one(
      `select (select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal) as off,
         (select count(*)::int from pg_constraint where condeferrable and contype = 'f' and connamespace = 'public'::regnamespace) as late`,
      target,
    )
    expect(shape).toEqual({ off: 0, late: 0 })
    await sql(hears, target)
  } finally {
    await source.end()
    await cluster?.stop()
    own.remove()
  }
})

test('a church of a backup is restored beside the present church, and then in its place, after everything was deleted', async () => {
  const [church] = await sql<{ id: number }>(
    `select id_cliente as id from usuario where email like 'admin@%.demo' order by 1 limit 1`,
    place(other),
  )
  const number = church?.id as number
  const token = await session(other, number)
  mkdirSync(`${other}/arquivos/0c`, { recursive: true })
  const photo = '0c9f3c1e-1111-4222-8333-444455556666'
  writeFileSync(`${other}/arquivos/0c/${photo}.webp`, pictureBytes)
  await sql(
    `insert into arquivo (id_cliente, uuid, tipo, bytes, largura, altura) values ($1, $2, 'image/webp', $3, 4, 4)`,
    place(other),
    [number, photo, pictureBytes.length],
  )
  // two documents: one will be altered
  const [changedPdf, samePdf] = ['0d9f3c1e-1111-4222-8333-444455556666', '0d9f3c1e-1111-4222-8333-444455556667']
  const pdfOf = (uuid?: string) => `${other}/arquivos/0d/${uuid}.pdf`
  mkdirSync(`${other}/arquivos/0d`, { recursive: true })
  for (const uuid of [changedPdf, samePdf]) {
    writeFileSync(pdfOf(uuid), `%PDF-${uuid}`)
    await sql(
      `insert into arquivo (id_cliente, uuid, tipo, bytes) values ($1, $2, 'application/pdf', 41)`,
      place(other),
      [number, uuid],
    )
  }
  // people who will decide something after the backup
  const person = async (name: string) =>
    (
      await one<{ id: number }>('insert into usuario (id_cliente, name) values ($1, $2) returning id', place(other), [
        number,
        name,
      ])
    ).id
  const [shy, child, silent] = [await person('Tímida'), await person('Criança'), await person('Calado')]
  const answers = (id: number, aceito: number, by: number | null) =>
    sql(
      `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito, id_autor)
       values ($1, $2, 'diretorioTelefone', 1, $3, $4)`,
      place(other),
      [number, id, aceito, by],
    )
  await answers(shy, 1, null)
  await answers(child, 1, number)
  await answers(silent, 0, number)
  const password = (id: number, hash: string, twoSteps: Date | null) =>
    sql(
      `insert into credencial (id_cliente, id_usuario, senha_hash, totp_ativo_em) values ($1, $2, $3, $4)
       on conflict (id_usuario, id_cliente) do update set senha_hash = excluded.senha_hash, totp_ativo_em = excluded.totp_ativo_em`,
      place(other),
      [number, id, hash, twoSteps],
    )
  await password(shy, 'roubada', null)
  await password(silent, 'da cópia', null)
  // three devices: one stays, one will be signed out, one will be another person's
  const [stays, signedOut, passedOn] = ['0', '1', '2'].map((n) => `0e9f3c1e-1111-4222-8333-44445555666${n}`)
  for (const uuid of [stays, signedOut, passedOn])
    await sql(
      `insert into aparelho (id_cliente, uuid, id_usuario, sessao, endereco_hash, cifrado, dispositivo)
       values ($1, $2, $3, $2, md5($2::uuid::text), $4, 'Teste')`,
      place(other),
      [number, uuid, shy, encrypt(key(other), '{}', 'aparelho')],
    )
  // webhooks that will be deleted, marked as deleted, switched off with another secret and address; they tell no event
  const [erased, removed, changedHook, newHook] = ['0', '1', '2', '3'].map(
    (n) => `0f9f3c1e-1111-4222-8333-44445555666${n}`,
  )
  const webhook = (uuid: string | undefined) =>
    sql(
      `insert into webhook (id_cliente, uuid, id_usuario, url, assuntos, segredo) values ($1, $2, $1, 'https://antes.example/', '[]', $3)`,
      place(other),
      [number, uuid, encrypt(key(other), 'antes', sealedColumns['webhook.segredo'])],
    )
  for (const uuid of [erased, removed, changedHook]) await webhook(uuid)
  // sign-in e-mails, choices about notices, the bank and the closing of the church, which will all be others
  const mailboxes = async (...emails: (string | null)[]) => {
    const text = 'update usuario set email = $2 where id = $1'
    for (const id of [shy, silent, child]) await sql(text, place(other), [id, null])
    for (const [at, id] of [shy, silent, child].entries()) await sql(text, place(other), [id, emails[at]])
  }
  await mailboxes('tomada@leva.demo', 'calado@leva.demo', 'crianca@leva.demo')
  const choice = (id: number, canais: object) =>
    sql(
      `insert into preferencia_aviso (id_cliente, id_usuario, canais) values ($1, $2, $3)
       on conflict (id_cliente, id_usuario) do update set canais = excluded.canais`,
      place(other),
      [number, id, canais],
    )
  await choice(shy, {})
  const ofChurch = (set: string) => sql(`update cliente set ${set} where id = ${number}`, place(other))
  await ofChurch(`chave_pix = 'antes@leva.demo', endereco_ofertar = 'ofertas', apagar_em = now() + interval '1 day'`)
  await sql(
    `insert into provedor_pix (id_cliente, ativo, banco, endereco, endereco_acesso, aplicacao, segredo, aviso_segredo, ligado_em, buscado_ate)
     values ($1, true, 'outro', 'http://127.0.0.1:9', 'http://127.0.0.1:9', 'antes', $2, $2, '2026-01-01', '2026-02-01')`,
    place(other),
    [number, encrypt(key(other), 'antes', sealedColumns['provedor_pix.segredo'])],
  )
  const backup = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(projectRoot, 'dist/server/cli/backup.js'), copies, ...args], {
      env: environment({ DATA_DIR: other }),
      timeout: 240_000,
    }).then(({ stdout }) => /Cópia de segurança em (.*)/.exec(stdout)?.[1] ?? stdout)
  const { closing } = await one<{ closing: string }>(
    'select apagar_em::text as closing from cliente where id = $1',
    place(other),
    [number],
  )
  const folder = await backup()
  const whole = await sums(place(other), `id_cliente = ${number}`)

  // after the backup somebody loses the access, and somebody else, who is in no list of this test, is erased
  const gone = 2_147_483_000
  const { id: closed } = await one<{ id: number }>(
    `update usuario set usuario_ativo = 0 where id = (select max(id) from usuario where id_cliente = ${number} and usuario_ativo = 1 and perfil = 2) returning id`,
    place(other),
  )
  await sql(
    `select registrar_evento(${number}, null, 'lgpd.anonimizar', null, '{"id_registro": ${gone}}')`,
    place(other),
  )

  // people take consents back, also through somebody who is not in the backup
  const late = await person('Recém-chegada')
  await answers(shy, 0, null)
  await answers(child, 0, late)
  await answers(silent, 1, late)
  await answers(late, 1, null)
  // a stolen password is changed, and two steps are switched on; who has no password now gets that of the backup
  await password(shy, 'trocada', new Date())
  await password(late, 'nova', null)
  await sql('delete from credencial where id_usuario = $1', place(other), [silent])
  await sql('delete from webhook where uuid = $1', place(other), [erased])
  await sql(`update webhook set removido_em = now(), ativo = false, segredo = '' where uuid = $1`, place(other), [
    removed,
  ])
  const secret = encrypt(key(other), 'depois', sealedColumns['webhook.segredo'])
  await sql(
    `update webhook set url = 'https://depois.example/', ativo = false, segredo = $2 where uuid = $1`,
    place(other),
    [changedHook, secret],
  )
  await webhook(newHook)
  const [report] = await sql<{ uuid: string }>(
    `insert into relatorio (id_cliente, tipo, parametros, status, bytes, pronto_em, solicitado_por, nome_solicitante)
     values ($1, 'membros', '{}', 'pronto', 4, now(), $1, 'Ana') returning uuid`,
    place(other),
    [number],
  )
  await sql('delete from aparelho where uuid = $1', place(other), [signedOut])
  await sql('update aparelho set id_usuario = $2 where uuid = $1', place(other), [passedOn, child])

  // a mailbox was taken over, and addresses pass on; a notice was sent, and others wait
  await sql('update usuario set excluido_em = now() where id = $1', place(other), [child])
  await mailboxes('calado@leva.demo', 'crianca@leva.demo', 'crianca@leva.demo')
  await choice(shy, { 'post.novo': { push: false } })
  await choice(late, {})
  const notice = (id: number, chave: string, situacao: string) =>
    sql(
      `insert into aviso (id_cliente, id_usuario, tipo, titulo, texto, caminho, chave, situacao)
       values ($1, $2, 'escala.nova', 'Aviso', 'Aviso', '/', $3, $4)`,
      place(other),
      [number, id, chave, situacao],
    )
  await notice(shy, 'depois:enviado', 'entregue')
  await notice(shy, 'depois:espera', 'pendente')
  await notice(late, 'depois:sai', 'entregue')
  await sql(
    `with i as (insert into incidente (id_cliente, titulo, descricao, data_conhecimento, dados)
       values ($1, 'Disco levado', 'O disco do servidor foi levado.', now(), '["contato"]') returning id)
     insert into pessoa_incidente (id_cliente, id_incidente, id_usuario) select $1, i.id, p from i, unnest($2::int[]) p`,
    place(other),
    [number, [shy, late]],
  )
  await ofChurch(`chave_pix = 'depois@leva.demo', endereco_ofertar = null, apagar_em = null`)
  await sql(
    `with c as (insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial)
       values ($1, 'Conta de depois', 'banco', '2026-01-01') returning id)
     update provedor_pix set ativo = false, aplicacao = 'depois', buscado_ate = '2026-03-01', id_conta_financeira = (select id from c)
     where id_cliente = $1`,
    place(other),
    [number],
  )

  // a secretary deletes all assets of the church, and people work for another month
  const goods = await sql<{ id: number }>(
    `select id from patrimonio where id_cliente = ${number} and excluido_em is null`,
    place(other),
  )
  const headers = { authorization: `Bearer ${token}` }
  for (const { id } of goods) await fetch(`${there.url}/api/patrimonios/${id}`, { method: 'DELETE', headers })
  await sql(
    `delete from escala_culto e where id_cliente = ${number} and not exists (select from token_escala t where t.id_escala = e.id) and not exists (select from pedido_substituto p where p.id_escala = e.id)`,
    place(other),
  )
  const alive = `select count(*)::int as n from patrimonio where excluido_em is null and id_cliente = `
  expect(await one(alive + number, place(other))).toEqual({ n: 0 })

  const env = { DATA_DIR: other, PUBLIC_URL: there.url }
  const beside = await run(env, 'restore', folder, String(number))
  expect(beside).toMatchObject({ code: 0, error: '' })
  const to = Number(/com o número (\d+): "(.*) \(cópia de \d\d\/\d\d\/\d{4}\)"/.exec(beside.out)?.[1])
  expect(await one(alive + to, place(other))).toEqual({ n: goods.length })
  const both = await one(
    `select count(*)::int as n, count(distinct uuid)::int as different, count(distinct nome)::int as names from cliente where id_cliente in (${number}, ${to})`,
    place(other),
  )
  expect(both).toEqual({ n: 2, different: 2, names: 2 })
  expect(await one(`select count(*)::int as n from credencial where id_cliente = ${to}`, place(other))).toEqual({
    n: 0,
  })
  // neither a link for a new password nor a job of the schedule reaches its people
  expect(
    await one(
      `select i.suspenso_em is not null as suspended, i.motivo_suspensao as reason, i.apagar_em as erased, m.situacao, m.outro like '${copyOf}%' as copy
       from cliente i join mudanca_igreja m on m.igreja = i.id where i.id = ${to}`,
      place(other),
    ),
  ).toEqual({
    suspended: true,
    reason: expect.stringMatching(/^Cópia de .*, para consulta$/),
    erased: null,
    situacao: 'aberta',
    copy: true,
  })
  const [image] = await sql<{ uuid: string }>(
    `select uuid from arquivo where id_cliente = ${to} and bytes = ${pictureBytes.length}`,
    place(other),
  )
  expect(readFileSync(`${other}/arquivos/${image?.uuid.slice(0, 2)}/${image?.uuid}.webp`)).toEqual(pictureBytes)
  expect(image?.uuid).not.toBe(photo)
  // its comments are readable, too
  const visits = await sql<{ uuid: string; sealed: string }>(
    `select uuid, ${comment.column} as sealed from ${comment.table} where ${comment.column} is not null and id_cliente = ${to}`,
    place(other),
  )
  expect(visits.length).toBeGreaterThan(0)
  for (const { uuid, sealed } of visits) decrypt(key(other), sealed, placeOfComment(to, uuid))
  expect(await run(env, 'restore', folder, String(number))).toMatchObject({
    code: 1,
    error: expect.stringContaining(`já está aqui, com o número ${to}`),
  })
  expect(await run(env, 'remove', String(to))).toMatchObject({ code: 0, error: '' })
  expect(readFileSync(`${other}/arquivos/0c/${photo}.webp`)).toEqual(pictureBytes)

  // a backup from before the church's arrival has numbers that may be others' by now
  const [second] = await sql<{ id: number }>(
    `select id_cliente as id from usuario where email like 'admin@%.demo' and id_cliente > ${number} order by 1 limit 1`,
    place(other),
  )
  const arrived = (when: string) =>
    sql(
      `insert into mudanca_igreja (igreja, codigo, situacao, outro, desde)
       select id, uuid, 'aberta', 'https://antes.example', ${when} from cliente where id_cliente = ${number}
       on conflict (igreja) do update set desde = excluded.desde`,
      place(other),
    )
  const picture = (change: string) => sql(`update arquivo set ${change} where uuid = '${photo}'`, place(other))
  // what costs nothing to find is said before the numbers of all records are compared
  await sql('delete from copia_seguranca', place(other))
  await picture('id = id + 1000000')
  for (const [situacao, why] of [
    ['mudou', 'ainda está chegando, ou já mudou daqui'],
    ['aberta', 'Antes faça npm run backup'],
  ] as const) {
    await arrived(`now() - interval '1 day'`)
    await sql(`update mudanca_igreja set situacao = '${situacao}' where igreja = ${number}`, place(other))
    expect(await run(env, 'restore', folder, String(number), '--no-lugar')).toMatchObject({
      code: 1,
      error: expect.stringContaining(why),
    })
  }
  await picture('id = id - 1000000')
  await ofChurch(`apagar_em = now() - interval '1 minute'`)
  expect(await run(env, 'restore', folder, String(number), '--no-lugar')).toMatchObject({
    code: 1,
    error: expect.stringContaining('está sendo apagada'),
  })
  await ofChurch('apagar_em = null')
  await backup()

  // the platform suspends it
  await ofChurch(`suspenso_em = now(), motivo_suspensao = 'Depois da cópia'`)
  const waits = await sums(place(other), `id_cliente = ${number}`)
  for (const [change, back] of [
    [() => arrived('now()'), () => arrived(`now() - interval '1 day'`)],
    [() => picture('id = id + 1000000'), () => picture('id = id - 1000000')],
    [() => picture(`id_cliente = ${second?.id}`), () => picture(`id_cliente = ${number}`)],
  ] as const) {
    await change()
    expect(await run(env, 'restore', folder, String(number), '--no-lugar')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/antes de a igreja chegar a esta instalação.*restaure-a ao lado, sem --no-lugar/),
    })
    await back()
  }
  expect(await sums(place(other), `id_cliente = ${number}`)).toEqual(waits)

  const others = await sums(place(other), `id_cliente <> ${number}`)
  const logged = await one(`select count(*)::int as n from auditoria where id_cliente = ${number}`, place(other))
  // the note of the arrival outlives restores that are killed, and one that is taken back
  const noted = () =>
    one<{ situacao: string }>(
      `select situacao, outro, numero, desde, antes from mudanca_igreja where igreja = ${number}`,
      place(other),
    )
  const note = await noted()
  const killed = async (situacao: string, text: string) => {
    const args = ['restore', folder, String(number), '--no-lugar']
    await killedWhile({ env, args, databases: [place(other)] }, { of: place(other), text })
    expect((await noted()).situacao).toBe(situacao)
  }
  await killed('fechada', 'lock table usuario in share mode')
  await killed('preparada', `select pg_advisory_xact_lock_shared(7242240, ${number})`)
  expect(await run(env, 'cancel', String(number))).toMatchObject({ code: 0, error: '' })
  expect(await noted()).toEqual(note)
  await killed('fechada', 'lock table usuario in share mode')

  // somebody has altered files on the disk; one of them does not begin like a PDF any more
  writeFileSync(`${other}/arquivos/0c/${photo}.webp`, Buffer.from(pictureBytes).reverse())
  writeFileSync(pdfOf(changedPdf).replace('.pdf', '.webp'), `alterado`)
  const untouched = statSync(pdfOf(samePdf))
  const placed = await run(env, 'restore', folder, String(number), '--no-lugar')
  expect(placed).toMatchObject({ code: 0, error: '' })
  expect(placed.out).toMatch(/voltou a ser a da cópia de .* ficou fechada por/)
  expect(placed.out).toContain('Arquivos que faltavam ou tinham sido alterados, e voltaram: 2.')
  // it says whose access the backup brings back, and has who was erased erased again
  expect(placed.out).toContain(`que os seus dados fossem apagados: ${gone}.`)
  // and who is newer than the backup and has to be told of an incident
  expect(placed.out).toMatch(
    new RegExp(`Pessoas do incidente de segurança \\d+ que a cópia não tem.*: Recém-chegada \\(${late}\\)\\.`),
  )
  expect(placed.out).toMatch(new RegExp(`desligadas ou excluídas depois da cópia.*: (\\d+, )*${closed}[,.]`))
  expect(
    await one(
      `select data -> 'ids' as ids, (data ->> 'idCliente')::int as church from pgboss.job where name = 'lgpd.apagarDeNovo'`,
      place(other),
    ),
  ).toEqual({ ids: [gone], church: number })
  // reports are gone, and their files will be
  expect(
    await sql(
      `select data -> 'relatorios' as files, data -> 'imagens' as images, (data ->> 'idCliente')::int as church
       from pgboss.job where name = 'lgpd.apagarArquivos' and data -> 'relatorios' ? $1`,
      place(other),
      [report?.uuid],
    ),
  ).toEqual([{ files: expect.arrayContaining([report?.uuid]), images: [], church: number }])
  expect(readFileSync(`${other}/arquivos/0c/${photo}.webp`)).toEqual(pictureBytes)
  expect(readFileSync(pdfOf(changedPdf), 'utf8')).toBe(`%PDF-${changedPdf}`)
  expect(existsSync(pdfOf(changedPdf).replace('.pdf', '.webp'))).toBe(false)
  expect(statSync(pdfOf(samePdf)).ino).toBe(untouched.ino)
  // everybody signs in with the e-mail of now, and an address that has passed on is not given back
  expect(
    await sql('select id, email from usuario where id = any ($1) order by id', place(other), [[shy, silent, child]]),
  ).toEqual([
    { id: shy, email: 'calado@leva.demo' },
    { id: child, email: null },
    { id: silent, email: 'crianca@leva.demo' },
  ])
  expect(
    await sql(
      `select chave_pix as key, endereco_ofertar as page, apagar_em as erased, motivo_suspensao as suspended
       from cliente where id = $1`,
      place(other),
      [number],
    ),
  ).toEqual([{ key: 'depois@leva.demo', page: null, erased: null, suspended: 'Depois da cópia' }])
  // the bank is asked again for what came after the backup
  expect(
    await sql(
      `select ativo, aplicacao, buscado_ate = '2026-02-01' as again, id_conta_financeira as conta
       from provedor_pix where id_cliente = $1`,
      place(other),
      [number],
    ),
  ).toEqual([{ ativo: false, aplicacao: 'depois', again: true, conta: null }])
  expect(
    await sql('select canais from preferencia_aviso where id_usuario = any ($1)', place(other), [[shy, late]]),
  ).toEqual([{ canais: { 'post.novo': { push: false } } }])
  // the law wants the register; of who is not in the backup the number stays
  expect(
    await sql(
      `select i.pessoas_apagadas as gone, array(select id_usuario from pessoa_incidente where id_incidente = i.id) as people
       from incidente i where titulo = 'Disco levado'`,
      place(other),
    ),
  ).toEqual([{ gone: 1, people: [shy] }])
  expect(await sql(`select chave from aviso where chave like 'depois:%'`, place(other))).toEqual([
    { chave: 'depois:enviado' },
  ])
  // the rest of the church and of its people is that of the backup
  await sql(
    `set session_replication_role = replica;
     update usuario set email = null where id in (${shy}, ${silent}, ${child});
     update usuario set email = case id when ${shy} then 'tomada@leva.demo' when ${silent} then 'calado@leva.demo'
       else 'crianca@leva.demo' end where id in (${shy}, ${silent}, ${child});
     update cliente c set chave_pix = 'antes@leva.demo', endereco_ofertar = 'ofertas', suspenso_em = null,
       motivo_suspensao = null, apagar_em = '${closing}' where id = ${number}`,
    place(other),
  )
  const now = await sums(place(other), `id_cliente = ${number}`)
  // the present answers count, of people whom the backup has; nobody's own answer is what somebody else recorded
  expect(
    await sql(
      'select id_usuario as person, aceito, id_autor as author from consentimento where id_usuario = any ($1) order by id',
      place(other),
      [[shy, child, silent, late]],
    ),
  ).toEqual([
    { person: shy, aceito: 1, author: null },
    { person: child, aceito: 1, author: number },
    { person: silent, aceito: 0, author: number },
    { person: shy, aceito: 0, author: null },
    { person: child, aceito: 0, author: null },
  ])
  expect(now.relatorio).toMatch(/^0 /)
  const countOf = (sum = '') => Number(sum.split(' ')[0])
  expect(countOf(now.consentimento)).toBe(countOf(whole.consentimento) + 2)
  expect(
    await sql(
      `select id_usuario as person, senha_hash as hash, totp_ativo_em is not null as "twoSteps"
       from credencial where id_usuario = any ($1) order by id_usuario`,
      place(other),
      [[shy, silent, late]],
    ),
  ).toEqual([
    { person: shy, hash: 'trocada', twoSteps: true },
    { person: silent, hash: 'da cópia', twoSteps: false },
  ])
  expect(countOf(now.credencial)).toBe(countOf(whole.credencial))
  expect(
    await sql('select uuid, id_usuario as person from aparelho where id_cliente = $1', place(other), [number]),
  ).toEqual([{ uuid: stays, person: shy }])
  expect(
    await sql('select uuid, url, ativo, segredo from webhook where uuid = any ($1)', place(other), [
      [erased, removed, changedHook, newHook],
    ]),
  ).toEqual([{ uuid: changedHook, url: 'https://depois.example/', ativo: false, segredo: secret }])
  // the one of the demonstration is as it was
  expect(countOf(now.webhook)).toBe(countOf(whole.webhook) - 2)
  // these tables stay as they are, are emptied, or keep what was decided since
  for (const name of [
    'aparelho',
    'auditoria',
    'consentimento',
    'credencial',
    'email_saida',
    'assinatura',
    'aviso',
    'evento_pagamento',
    'incidente',
    'pessoa_incidente',
    'preferencia_aviso',
    'provedor_pix',
    'webhook',
    'webhook_mudanca',
    'token_senha',
    'convite_acesso',
    'relatorio',
    'webhook_entrega',
    'sessao',
  ]) {
    delete now[name]
    delete whole[name]
  }
  expect(now).toEqual(whole)
  const since = await sums(place(other), `id_cliente <> ${number}`)
  for (const name of ['sessao', 'auditoria']) delete others[name]
  expect(since).toMatchObject(others)
  // the log still says who deleted, and that the church was restored
  const log = await one(`select count(*)::int as n from auditoria where id_cliente = ${number}`, place(other))
  expect(log.n).toBe((logged.n as number) + 1)
  // a session that exists in both still works
  const list = await fetch(`${there.url}/api/patrimonios`, { headers })
  expect([list.status, ((await list.json()) as unknown[]).length]).toEqual([200, goods.length])
  expect(await noted()).toEqual(note)
  expect((await run(env, 'list')).out).toContain(`${number}: veio de https://antes.example`)
  await ofChurch('apagar_em = null')
})

test('a copy is independent: it charges nobody, writes to nobody, and can be removed at any time', async () => {
  const [church] = await sql<{ id: number }>(
    `select id_cliente as id from usuario where email like 'admin@%.demo' order by 1 limit 1`,
    place(other),
  )
  const number = church?.id as number
  const file = path.join(dir, 'copia.env')
  writeFileSync(file, `DATA_DIR=${live}\nPUBLIC_URL=${here.url}\n`)
  const copied = await run({ DATA_DIR: other, PUBLIC_URL: there.url }, 'copy', String(number), '--destino', file)
  expect(copied).toMatchObject({ code: 0, error: '' })
  const to = Number(/tem o número (\d+)\./.exec(copied.out)?.[1])
  const [from, arrived] = [
    await sums(place(other), `id_cliente = ${number}`),
    await sums(place(live), `id_cliente = ${to}`),
  ]
  const count = (sum = '') => Number(sum.split(' ')[0])
  const fewer = Object.keys(from).filter((name) => count(arrived[name]) !== count(from[name]))
  expect(fewer.every((name) => count(arrived[name]) === 0)).toBe(true)
  expect(
    fewer.filter(
      (name) =>
        !/^(aparelho|assinatura|aviso|email_saida|idempotencia|provedor_pix|webhook|sessao|token_|endereco_)/.test(
          name,
        ),
    ),
  ).toEqual([])
  expect(count(arrived.usuario)).toBeGreaterThan(100)
  // whoever leads there is looked for among the groups
  const [leaders] = await sql<{ all: number; known: number }>(
    `select count(*)::int as all, count(*) filter (where u.liderou)::int as known from membro_celula m
     join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente where m.membro_lider = 1 and m.id_cliente = ${to}`,
    place(live),
  )
  expect([leaders?.all, (leaders?.all ?? 0) > 0]).toEqual([leaders?.known, true])
  // both churches are open
  for (const [of, id] of [
    [place(other), number],
    [place(live), to],
  ] as const)
    await sql(`select exigir_igreja_aberta(${id})`, of)
  expect(
    await run({ DATA_DIR: other, PUBLIC_URL: there.url }, 'copy', String(number), '--destino', file),
  ).toMatchObject({
    code: 1,
    error: expect.stringContaining(`com o número ${to}; remova-a de lá antes`),
  })
  expect(await run({ DATA_DIR: other }, 'remove', String(number), '--ja')).toMatchObject({ code: 1 })
  expect(await run({ DATA_DIR: live }, 'remove', String(to))).toMatchObject({ code: 0, error: '' })
  expect(count((await sums(place(other), `id_cliente = ${number}`)).usuario)).toBe(count(from.usuario))
})

test('a new table, column or job cannot be forgotten by a move', async () => {
  const client = new pg.Client(place(other))
  await client.connect()
  try {
    const tables = await churchTables(client)
    const all = await sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
      place(other),
    )
    // these tables belong to the installation, or contain measurements of it
    const shared = ['copia_seguranca', 'limite', 'migracoes', 'mudanca_igreja', 'operacao_lenta']
    expect([...tables.map(({ name }) => name), ...derivedTables, ...shared].sort()).toEqual(all.map(({ name }) => name))

    const columns = await sql<{ table: string; column: string; type: string }>(
      `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
      place(other),
    )
    const byName = new Map(tables.map((table) => [table.name, table]))
    const unknown = columns.filter(({ table, column, type }) => {
      const known = byName.get(table) as ChurchTable | undefined
      if (!known) return false
      const named = `${table}.${column}`
      if (/json|\[\]/.test(type)) return !jsonWithNumbers.includes(named) && !withoutNumbers.includes(named)
      if (/int/.test(type) && /^id_|_por$|^id$/.test(column))
        return !tableOf(known, column) && !namingColumn(known, column)
      return (
        /(^|_)(segredo|cifrado|cifrada)(_|$)/.test(column) && !(named in sealedColumns) && column !== comment.column
      )
    })
    expect(unknown).toEqual([])
    const jobs = features.flatMap((feature) =>
      (feature.jobs ?? []).filter((job) => !job.schedule).map(({ name }) => name),
    )
    expect(jobs.filter((name) => !carried[name])).toEqual([])
  } finally {
    await client.end()
  }
})

/** JSON columns that hold no number of a record. */
const withoutNumbers = [
  'acesso_perfil.areas',
  'cliente.modulos_desligados',
  'contagem.primeira',
  'contagem.segunda',
  'credencial.codigos_recuperacao',
  'culto.visitantes_por_aparelho',
  'funcao.acoes',
  'usuario.limite_acesso',
  'importacao.avisos',
  'importacao.colunas',
  'importacao.mapeamento',
  'importacao_linha.avisos',
  'importacao_linha.dados',
  'importacao_linha.erros',
  'importacao_linha.lida',
  'importacao_linha.original',
  'incidente.dados',
  'pix_recebido.substituidos',
  'preferencia_aviso.canais',
  'previsao_orcamentaria.linhas',
  'recibo.linhas',
  'token_api.escopos',
  'webhook.assuntos',
]
