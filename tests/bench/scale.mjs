/*
 * What an installation of 2,000 churches notices of its size:
 *
 *   node tests/bench/scale.mjs [churches] [requests of each operation]
 *
 * Fills two databases, each with its own PostgreSQL: one with 20 churches and one with 2,000 (1,000,000 people, 20,000,000
 * entries). Sends the documents of the client's screens to a server on each in turn, each time for the next church, so that
 * whatever else the machine does disturbs both alike. Then prints sizes, vacuum, indexes, memory and restarts, and runs
 * the jobs of the night while one person lists people. Exits with 1 when the p99 of an operation is more than 1.2 times that
 * of the small installation, the night takes more than 10 minutes, or slows others to more than twice.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'reflect-metadata'
import { freePort } from '../factories/free-port.mjs'
import { build } from './prepare.mjs'
import { askFor, operations, quantile, steady } from './screen-documents.mjs'
import { seed, size } from './seed.mjs'

const [, , churches = 2000, requests = 1000] = process.argv.map(Number)
const entries = 10_000
const few = 20
const warmUp = 100
const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(os.tmpdir(), 'candeia-scale-'))
chmodSync(dir, 0o711) // PostgreSQL may run as another user

build()
const { startEmbedded } = await import('../../dist/server/kernel/data/database/embedded/embedded.js')
const { readConfig } = await import('../../dist/server/kernel/base/config.js')
const { prepareDatabase } = await import('../../dist/server/services.js')

async function installation(name, count) {
  const dataDir = path.join(dir, name)
  mkdirSync(dataDir, { mode: 0o711 })
  chmodSync(dataDir, 0o711)
  const settings = { max_connections: 100, shared_buffers: '1GB', max_wal_size: '8GB' }
  const postgres = await startEmbedded({ dataDir: path.join(dataDir, 'pg'), settings })
  const owner = { host: postgres.host, port: postgres.port, user: postgres.user, database: 'candeia' }
  await prepareDatabase(readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir }), owner)
  const began = performance.now()
  const tokens = await seed(owner, count, entries, (done) => {
    if (done % 250 === 0) console.log(`${name}: ${done} of ${count} churches, ${seconds(began)}`)
  })
  console.log(
    `${name}: ${count} churches, ${count * size.people} people, ${count * entries} entries in ${seconds(began)}`,
  )
  const env = {
    DATABASE_URL: `postgres://${owner.user}@${encodeURIComponent(owner.host)}:${owner.port}/candeia`,
    DATA_DIR: dataDir,
  }
  const made = { name, count, dataDir, owner, tokens, env, postgres, times: {} }
  await startServer(made)
  return made
}

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** The server as `npm start` runs it. */
async function startServer(made) {
  const port = await freePort()
  const log = openSync(path.join(made.dataDir, 'server.log'), 'a')
  made.child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--single-threaded-gc', path.join(root, 'dist/server/main.js')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: path.join(root, 'dist/.compiled'),
        LOG_LEVEL: 'info',
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: 'false',
        MAX_DELAY_MS: '0',
        ...made.env,
      },
      stdio: ['ignore', log, log],
    },
  )
  made.url = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${made.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await ready())) {
    if (made.child.exitCode !== null) throw new Error(readFileSync(path.join(made.dataDir, 'server.log'), 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function stopServer({ child }) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const ask = ({ url, tokens }, operation, n) => {
  const church = (n * 7919) % tokens.length
  return askFor(operation, { url, token: tokens[church].token, church, n })
}

const round = (value) => Number(value.toFixed(value < 10 ? 1 : 0))

async function measure(small, large) {
  const table = {}
  let good = true
  for (const operation of Object.keys(operations)) {
    const times = { small: [], large: [] }
    for (let n = 0; n < requests + warmUp; n++)
      for (const made of n % 2 ? [small, large] : [large, small]) {
        const took = await ask(made, operation, n)
        if (n >= warmUp) times[made.name].push(took)
      }
    const [p50, p99] = [0.5, 0.99].map((share) => ({
      small: steady(times.small, share),
      large: steady(times.large, share),
    }))
    const ratio = p99.large / p99.small
    good &&= ratio <= 1.2
    table[operation] = {
      [`p50, ${few}`]: round(p50.small),
      [`p50, ${churches}`]: round(p50.large),
      [`p99, ${few}`]: round(p99.small),
      [`p99, ${churches}`]: round(p99.large),
      'p99 ratio': round(ratio),
    }
  }
  console.table(table)
  return good
}

const memory = ({ child }) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

async function storage({ name, owner, child }) {
  const client = new pg.Client(owner)
  await client.connect()
  const { rows: all } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size')
  const { rows: tables } = await client.query(`
    select relname as table, pg_size_pretty(pg_table_size(relid)) as rows, pg_size_pretty(pg_indexes_size(relid)) as indexes,
      seq_scan, idx_scan from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc limit 6`)
  const { rows: unused } = await client.query(`
    select count(*)::int as count, pg_size_pretty(sum(pg_relation_size(indexrelid))) as size from pg_stat_user_indexes
    where schemaname = 'public' and idx_scan = 0 and pg_relation_size(indexrelid) > 10000000`)
  const began = performance.now()
  await client.query('vacuum (analyze)')
  console.log(`${name}: ${all[0].size}; vacuum ${seconds(began)}; the server has ${memory({ child })} MB`)
  console.table(tables)
  console.log(`indexes over 10 MB that nothing has used yet: ${unused[0].count}, ${unused[0].size ?? '0'}`)
  await client.end()
}

/** The jobs that the schedule starts at night or every hour, all at once; meanwhile one person lists people. */
async function night(made) {
  const client = new pg.Client(made.owner)
  await client.connect()
  const quiet = []
  for (let n = 0; n < 300; n++) quiet.push(await ask(made, 'list', n))
  const { rows: jobs } = await client.query('select name from pgboss.schedule order by name')
  const began = performance.now()
  const { rows: queued } = await client.query(
    `insert into pgboss.job (name, data) select name, data from pgboss.schedule returning id`,
  )
  const busy = []
  const open = `select count(*)::int as n from pgboss.job where id = any($1) and state in ('created', 'active', 'retry')`
  const ids = queued.map(({ id }) => id)
  for (let n = 0; ; n++) {
    busy.push(await ask(made, 'list', n))
    if (n % 20 === 0 && (await client.query(open, [ids])).rows[0].n === 0) break
  }
  const took = (performance.now() - began) / 1000
  const { rows: failed } = await client.query(
    `select name from pgboss.job where id = any($1) and state <> 'completed'`,
    [ids],
  )
  const p95 = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  console.log(
    `the jobs of a night, ${jobs.map(({ name }) => name).join(', ')}: ${took.toFixed(0)} s; a list of people: p95 ${round(p95[0])} ms before, ${round(p95[1])} ms meanwhile (${busy.length} requests)`,
  )
  if (failed.length) console.log(`failed: ${failed.map(({ name }) => name).join(', ')}`)
  const { rows: left } = await client.query(
    `select (select count(*) from sessao where expira_em < now())::int as sessions, (select count(*) from email_saida)::int as mails`,
  )
  console.log(`left of what was spent: ${left[0].sessions} sessions, ${left[0].mails} e-mails`)
  await client.end()
  return failed.length === 0 && took < 600 && p95[1] <= 2 * p95[0]
}

let good = false
const made = []
try {
  made.push(await installation('small', few))
  made.push(await installation('large', churches))
  const [small, large] = made
  console.log('measuring')
  good = await measure(small, large)
  for (const each of made) await storage(each)
  for (const each of made) {
    await stopServer(each)
    const began = performance.now()
    await startServer(each)
    console.log(`${each.name}: the server starts in ${seconds(began)}`)
  }
  good = (await night(large)) && good
} finally {
  for (const each of made) {
    each.child?.kill('SIGKILL')
    await each.postgres.stop()
  }
  rmSync(dir, { recursive: true, force: true })
}
process.exit(good ? 0 : 1)
