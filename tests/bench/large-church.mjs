/*
 * What a large church among many ordinary ones costs, on one plain PostgreSQL. Run after a build:
 *
 *   node tests/bench/large-church.mjs [churches [operation ...]]
 *
 * 2,000 churches of 30 people and 150 entries, and one of 50,000 and 250,000, in a fresh database. The documents of the
 * client's screens are sent to the server for ordinary churches and for the large one. Prints milliseconds of a request, and
 * of the processor: of the server, and of PostgreSQL.
 *
 *   BEFORE=<folder>        a built checkout of another version with the same tables, measured in turns with this one
 *   DATABASE_URL=<address> an empty database of another PostgreSQL on this machine; without it, the one that npm installs
 *   KEEP=<folder>          keeps what was filled, and uses it again
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'reflect-metadata'
import { startEmbedded } from '../../dist/server/kernel/data/database/embedded/embedded.js'
import { freePort } from '../factories/free-port.mjs'
import { childrenOf, stat } from './processes.mjs'
import { askFor, operations, quantile } from './screen-documents.mjs'
import { seed } from './seed.mjs'

const churches = Number(process.argv[2] ?? 2000)
const names = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(operations)
const ordinary = { kind: 'ordinary', people: 30, entries: 150, requests: 80 }
const large = { kind: 'large', people: 50_000, entries: 250_000, requests: 20 }
const first = Math.ceil((churches * ordinary.people) / large.people)
const warmUp = 10
const rounds = 3
const root = path.resolve(import.meta.dirname, '../..')
const kept = process.env.KEEP
const dir = kept ?? mkdtempSync(path.join(os.tmpdir(), 'candeia-large-'))

/** A database with the churches, and how to reach it. */
async function filled() {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o711) // PostgreSQL may run as another user
  const settings = { max_connections: 100, shared_buffers: '256MB', max_wal_size: '4GB' }
  const own = process.env.DATABASE_URL ? undefined : await startEmbedded({ dataDir: path.join(dir, 'pg'), settings })
  stops.push(async () => own?.stop())
  const url = process.env.DATABASE_URL ?? `postgres://${own.user}@${encodeURIComponent(own.host)}:${own.port}/candeia`
  const sessions = path.join(dir, 'sessions.json')
  if (!existsSync(sessions)) {
    await stopServer(await startServer('first', root, url)) // makes the tables
    const began = performance.now()
    const owner = { connectionString: url }
    const tokens = await seed(owner, churches, ordinary.entries, undefined, { people: ordinary.people, first: 0 })
    tokens.push(...(await seed(owner, 1, large.entries, undefined, { people: large.people, first })))
    writeFileSync(sessions, JSON.stringify(tokens.map(({ token }) => token)))
    console.log(`${churches} churches and the large one filled in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query("select pg_backend_pid() as pid, current_setting('server_version') as version")
  console.log(`PostgreSQL ${rows[0].version}`)
  const postmaster = stat(rows[0].pid).parent
  await client.end()
  return { url, postmaster, tokens: JSON.parse(readFileSync(sessions, 'utf8')) }
}

/** The server of a version as `npm start` runs it. */
async function startServer(name, checkout, databaseUrl) {
  const port = await freePort()
  const log = path.join(dir, `${name}.log`)
  const out = openSync(log, 'a')
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--single-threaded-gc', path.join(checkout, 'dist/server/main.js')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dir,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: 'false',
        MAX_DELAY_MS: '0',
      },
      stdio: ['ignore', out, out],
    },
  )
  stops.push(() => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8').slice(-4000))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { name, child, url }
}

async function stopServer({ child }) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Milliseconds of processor of the server, and of PostgreSQL with all its processes, ended ones too. */
function used({ child }, { postmaster }) {
  const { cpu, ended } = stat(postmaster)
  const running = childrenOf(postmaster).reduce((sum, pid) => sum + stat(pid).cpu, 0)
  return [stat(child.pid).cpu, cpu + ended + running]
}

async function ask({ url }, operation, { kind, people }, tokens, n) {
  const church = kind === 'large' ? first : (n * 7919) % churches
  return askFor(operation, { url, token: kind === 'large' ? tokens[churches] : tokens[church], church, n, people })
}

async function measure(sides, operation, which, database) {
  const found = new Map(sides.map((side) => [side, { times: [], server: [], postgres: [] }]))
  for (let n = 0; n < warmUp; n++) for (const side of sides) await ask(side, operation, which, database.tokens, n)
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const { times, server, postgres } = found.get(side)
      const before = used(side, database)
      for (let n = 0; n < which.requests; n++) times.push(await ask(side, operation, which, database.tokens, n))
      const [own, other] = used(side, database).map((after, index) => (after - before[index]) / which.requests)
      server.push(own)
      postgres.push(other)
    }
  return Object.fromEntries(
    [...found].flatMap(([{ name }, { times, server, postgres }]) => [
      [`${name}: server`, Number(quantile(server, 0.5).toFixed(2))],
      [`${name}: PostgreSQL`, Number(quantile(postgres, 0.5).toFixed(2))],
      [`${name}: p50`, Number(quantile(times, 0.5).toFixed(1))],
    ]),
  )
}

const stops = []
try {
  const database = await filled()
  const sides = [await startServer('now', root, database.url)]
  if (process.env.BEFORE) sides.unshift(await startServer('before', path.resolve(process.env.BEFORE), database.url))
  const table = {}
  for (const which of [ordinary, large])
    for (const operation of names)
      table[`${which.kind}: ${operation}`] = await measure(sides, operation, which, database)
  console.table(table)
} finally {
  for (const stop of stops.reverse()) await stop()
  if (!kept) rmSync(dir, { recursive: true, force: true })
}
