import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type Embedded, EmbeddedPostgresError, startEmbedded } from './embedded.js'
import { isAlive, startMark, until } from './process.js'

const root = mkdtempSync(path.join(os.tmpdir(), 'candeia-embedded-'))
// other users may enter the directory: when root runs this test, the server runs as another user
chmodSync(root, 0o711)
// fsync is switched off, because these tests kill processes, not machines
const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: 10 }
const lines: string[] = []
const start = (dataDir: string, more = {}) =>
  startEmbedded({ dataDir, settings: { ...settings, ...more }, log: (line) => lines.push(line) })

async function query(db: Embedded, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ host: db.host, port: db.port, user: db.user, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the database on `dataDir` in another process and returns its output: the server's pid, or why it gave up. */
async function application(dataDir: string): Promise<{ app: ChildProcess; said: string }> {
  // Node runs the TypeScript sources itself once imports that end in .js resolve to .ts files
  const resolve = `(name, context, next) => next(/^\\..*\\.js$/.test(name) && context.parentURL?.endsWith('.ts') ? name.replace(/js$/, 'ts') : name, context)`
  const hook = `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'; registerHooks({ resolve: ${resolve} })`)}`
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    try {
      const { pid } = await startEmbedded(${JSON.stringify({ dataDir, settings })})
      console.log(pid)
      setInterval(() => {}, 1000)
    } catch (error) {
      console.log(error.message)
      process.exitCode = 1
    }`
  const args = ['--no-warnings', '--import', hook, '--input-type=module', '-e', program]
  const app = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(app.stdout!, 'data')) as [Buffer]
  return { app, said: said.toString().trim() }
}

async function killHard(app: ChildProcess): Promise<void> {
  const gone = once(app, 'exit')
  app.kill('SIGKILL')
  await gone
}

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the first starts with one data directory', () => {
  const dataDir = path.join(root, 'pg')
  let db: Embedded
  beforeAll(async () => {
    db = await start(dataDir)
  })
  afterAll(() => db.stop())

  test('the first start makes a UTF-8 cluster that listens on a private socket only', async () => {
    expect(db.adopted).toBe(false)
    const [row] = await query(
      db,
      `select current_setting('listen_addresses') as tcp, current_setting('server_encoding') as encoding,
              (select concat(datlocprovider, ':', datlocale) from pg_database where datname = 'template1') as locale,
              current_setting('server_version_num')::int / 10000 as major`,
    )
    expect(row).toEqual({ tcp: '', encoding: 'UTF8', locale: 'b:C.UTF-8', major: 18 })
    expect(statSync(db.host).mode & 0o777).toBe(0o700)
  })

  test('the extensions that the search needs are installed', async () => {
    await query(db, 'create extension unaccent; create extension pg_trgm')
    expect(await query(db, `select unaccent('Irmã São') as plain`)).toEqual([{ plain: 'Irma Sao' }])
  })

  test('a second start in the same process is refused', async () => {
    await expect(start(dataDir)).rejects.toThrow(/já está rodando com os dados de .* \(neste mesmo processo\)/)
  })

  test('while this process uses the data directory, another process is refused with a one-line message', async () => {
    const { app, said } = await application(dataDir)
    if (app.exitCode === null) await once(app, 'exit')
    expect(said).toMatch(
      new RegExp(`O sistema já está rodando com os dados de ${dataDir} \\(no processo ${process.pid}\\)`),
    )
    expect(app.exitCode).toBe(1)
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a killed server is restarted with every committed row', async () => {
    await query(db, 'create table kept as select generate_series(1, 1000) as n')
    const before = db.pid
    process.kill(before, 'SIGKILL')
    expect(await until(() => db.pid !== before, 10_000)).toBe(true)
    expect(await query(db, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
    expect(lines).toContain(`O PostgreSQL (processo ${before}) morreu; iniciando outra vez.`)
  })

  test('stop ends the server and releases the lock; the second start is quick and keeps the rows', async () => {
    const before = db.pid
    await db.stop()
    expect(isAlive(before)).toBe(false)
    expect(existsSync(`${dataDir}.lock`)).toBe(false)
    const begin = performance.now()
    db = await start(dataDir)
    expect(performance.now() - begin).toBeLessThan(2000)
    expect(await query(db, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  })
})

describe('starts after kill -9', () => {
  const dataDir = path.join(root, 'killed')
  let db: Embedded | undefined
  afterEach(async () => {
    await db?.stop()
    db = undefined
  })

  test('the server of a killed application is adopted', async () => {
    const { app, said } = await application(dataDir)
    const pid = Number(said)
    await expect(start(dataDir)).rejects.toThrow(`(no processo ${app.pid})`)
    await killHard(app)
    db = await start(dataDir)
    expect({ pid: db.pid, adopted: db.adopted }).toEqual({ pid, adopted: true })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('an orphaned server with other settings is replaced, not adopted', async () => {
    const { app, said } = await application(dataDir)
    await killHard(app)
    db = await start(dataDir, { work_mem: '5MB' })
    expect(db.adopted).toBe(false)
    expect(isAlive(Number(said))).toBe(false)
    expect(await query(db, 'show work_mem')).toEqual([{ work_mem: '5MB' }])
  })

  test('when application and server were killed together, the next start recovers', async () => {
    const { app, said } = await application(dataDir)
    await killHard(app)
    process.kill(Number(said), 'SIGKILL')
    // the process takes a moment to react to the signal
    while (isAlive(Number(said))) await new Promise((resolve) => setTimeout(resolve, 5))
    db = await start(dataDir)
    expect(db.adopted).toBe(false)
    expect(readFileSync(`${dataDir}.log`, 'utf8')).toMatch('automatic recovery in progress')
  })

  test('neither a lock nor a postmaster.pid whose pid was reused by another process prevents a start', async () => {
    const { app, said } = await application(dataDir)
    await killHard(app)
    process.kill(Number(said), 'SIGKILL')
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
    const pidFile = path.join(dataDir, 'postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)))
    writeFileSync(`${dataDir}.lock`, `${stranger.pid}\nearlier than ${startMark(stranger.pid!)}\n`)
    db = await start(dataDir)
    expect(db.adopted).toBe(false)
    expect(isAlive(stranger.pid!)).toBe(true)
    await killHard(stranger)
  })
})

describe('data directories of the embedded database', () => {
  test('a path too long for a socket works, with the same socket directory at every start', async () => {
    const dataDir = path.join(root, 'comprido'.repeat(15), 'pg')
    const first = await start(dataDir)
    await first.stop()
    const second = await start(dataDir)
    try {
      expect(second.host).toBe(first.host)
      expect(statSync(second.host).mode & 0o777).toBe(0o700)
      expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await second.stop()
      rmSync(second.host, { recursive: true })
    }
  })

  test('an interrupted first start leaves nothing that disturbs the next one', async () => {
    const dataDir = path.join(root, 'half')
    mkdirSync(`${dataDir}.new-1`)
    writeFileSync(`${dataDir}.new-1/PG_VERSION`, '18\n')
    await (await start(dataDir)).stop()
    expect(existsSync(`${dataDir}.new-1`)).toBe(false)
  })

  test.each([
    ['17\n', 'são do PostgreSQL 17 e este programa traz o 18'],
    [undefined, 'não está vazia e não é um banco de dados'],
  ])('a directory with other content is refused (%j)', async (version, message) => {
    const dataDir = mkdtempSync(path.join(root, 'other-'))
    writeFileSync(path.join(dataDir, version ? 'PG_VERSION' : 'notes.txt'), version ?? 'x')
    const failure = await start(dataDir).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EmbeddedPostgresError)
    expect((failure as Error).message).toMatch(message)
    expect(existsSync(`${dataDir}.lock`)).toBe(false)
  })

  test('a log over 10 MB is truncated', async () => {
    const dataDir = path.join(root, 'half')
    writeFileSync(`${dataDir}.log`, Buffer.alloc(11 * 1024 * 1024, '\n'))
    await (await start(dataDir)).stop()
    const log = readFileSync(`${dataDir}.log`, 'utf8')
    expect(log).toMatch('database system is ready')
    expect(log.length).toBeLessThan(10_000)
  })

  test('a setting that the server refuses is reported in one line', async () => {
    const failure = await start(path.join(root, 'half'), { work_mem: 'muito' }).catch((error: Error) => error)
    expect((failure as Error).message).toMatch(
      /^O PostgreSQL embutido não iniciou: .*work_mem.*\(detalhes em .*half\.log\)$/,
    )
  })
})
