/*
 * The rehearsal of rehearse.sh, which explains it and installs what it needs.
 *
 * 16 writers send each write with an Idempotency-Key until it is confirmed. Afterwards each confirmed write must be there
 * once, and so must its row of the audit log.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tests/factories/free-port.mjs'
import { ServerProcess } from '../../tests/factories/process.ts'
import { rehearseChurch } from './church.mjs'
import { bin, Cluster } from './cluster.mjs'
import { rehearseCopies } from './copies.mjs'
import { figures } from './figures.mjs'
import { rehearseJobs } from './jobs.mjs'
import { rehearseScale } from './scale.mjs'
import { rehearseUpdate } from './update.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(tmpdir(), 'candeia-citus-'))
chmodSync(dir, 0o755)
/** Only the steps whose name contains one of these words are tried; without words, all steps. */
const wanted = process.argv.slice(2)
const fast = { fsync: 'off', 'citus.shard_count': 8, 'citus.enable_stat_counters': 'on' }
const cluster = new Cluster(dir)
const plain = new Cluster(path.join(dir, 'plain'), 0)
let failed = false
const say = (line) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const check = (right, what) => {
  say(`${right ? 'ok    ' : 'FAILED'} ${what}`)
  failed ||= !right
}
const step = async (name, run) => {
  if (wanted.length === 0 || wanted.some((word) => name.includes(word))) await run()
}
const key = randomBytes(32).toString('hex')
const servers = []

/** @param checkout where a version of the product is built */
async function serve(url, env = {}, checkout = root) {
  const port = await freePort()
  const server = await ServerProcess.run(
    {
      DATABASE_URL: url,
      DATABASE_ENGINE: 'citus',
      DATA_DIR: path.join(dir, 'product'),
      SECRET_KEY: key,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    port,
    { program: process.execPath, args: [path.join(checkout, 'dist/server/main.js')], cwd: checkout },
  ).ready(900)
  servers.push(server)
  return server
}

async function stop(server) {
  server.child.kill('SIGTERM')
  while (server.child.exitCode === null && server.child.signalCode === null) await wait(50)
}

/** `npm run citus -- distribute`. @returns its lines */
const distribute = (url, checkout = root) =>
  execFileSync(process.execPath, [path.join(checkout, 'dist/server/cli/citus.js'), 'distribute'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATABASE_ENGINE: 'citus' },
  })
    .toString()
    .trim()
    .split('\n')

/** How many rows each table of the churches has, and a checksum of them. */
async function contents(database) {
  const { coordinator } = cluster
  const tables = await coordinator.query(
    database,
    `select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
     where table_schema = 'public' group by 1 having bool_or(column_name = 'id_cliente') order by 1`,
  )
  const found = {}
  for (const { name, columns } of tables) {
    const row = columns.map((column) => `"${column}"::text`).join()
    const [sums] = await coordinator.query(
      database,
      `select count(*)::int as rows, sum(('x' || left(md5(concat_ws('|', ${row})), 15))::bit(60)::bigint)::text as sum from "${name}"`,
    )
    found[name] = `${sums.rows} ${sums.sum}`
  }
  return found
}

async function tokens(database, many, idCliente = 1) {
  const made = Array.from({ length: many }, () => `${idCliente}.${randomBytes(32).toString('base64url')}`)
  for (const token of made)
    await cluster.coordinator.query(
      database,
      `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
       values ($1, $1, $2, 'Ensaio', '::1', now() + interval '1 day')`,
      [idCliente, createHash('sha256').update(token).digest('hex')],
    )
  return made
}

const acknowledged = new Set()
const statuses = {}
let over = false
let leaving = false
let longest = 0

async function writer(server, token, tipo, name) {
  for (let i = 0; !over; i++) {
    const code = `E-${name}-${i}`
    const began = performance.now()
    for (;;) {
      const response = await fetch(`${server.url}/api/patrimonios`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': code },
        body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: code, tipoPatrimonio: tipo }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null)
      const text = await response?.text().catch(() => '')
      const status = response?.status ?? 'none'
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 201) break
      // the church has moved, and its sessions with it
      if (leaving && (status === 401 || (status === 409 && text.includes('mudou de endereço')))) return
      // 429: others of the same church have waited too long for a place
      if (status !== 503 && status !== 429 && status !== 'none') throw new Error(`${code}: ${status} ${text}`)
      await wait(100)
    }
    longest = Math.max(longest, performance.now() - began)
    acknowledged.add(code)
  }
}

async function written(database) {
  const rows = await cluster.coordinator.query(
    database,
    `select codigo_patrimonio as code, count(*)::int as n from patrimonio where codigo_patrimonio like 'E-%' group by 1`,
  )
  const [{ n: audited }] = await cluster.coordinator.query(
    database,
    `select count(*)::int as n from auditoria where tabela = 'patrimonio' and operacao = 'criar' and depois ->> 'codigo_patrimonio' like 'E-%'`,
  )
  const kept = new Set(rows.map(({ code }) => code))
  const lost = [...acknowledged].filter((code) => !kept.has(code)).length
  const doubled = rows.filter(({ n }) => n > 1).length
  check(
    !lost && !doubled && audited === rows.length,
    `${acknowledged.size} writes acknowledged, ${lost} lost, ${doubled} doubled, ${audited} of ${rows.length} in the audit log; longest ${(longest / 1000).toFixed(1)} s; responses ${JSON.stringify(statuses)}`,
  )
}

/** Writes for some seconds, and while `during` runs. */
async function underWriters(database, server, during) {
  const [{ id }] = await cluster.coordinator.query(
    database,
    'select id from tipo_patrimonio where id_cliente = 1 and excluido_em is null limit 1',
  )
  over = false
  const round = acknowledged.size
  const all = Promise.all(
    (await tokens(database, 16)).map((token, name) => writer(server, token, id, `${round}-${name}`)),
  )
  all.catch(() => undefined) // it is awaited below
  await wait(3000)
  const result = await during()
  await wait(2000)
  over = true
  await all
  return result
}

/** Row-level security at the nodes themselves, where the rows are. */
async function isolation(database) {
  const { coordinator } = cluster
  const tables = await coordinator.query(
    database,
    "select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'",
  )
  const counts = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
  // in one message with nothing else: only so it is one transaction
  const seen = await coordinator.as('candeia_app').inChurch(database, { 'app.id_cliente': '-1' }, counts)
  check(seen.length === 0, `in a church that does not exist, rows of ${seen.join(', ') || 'no table'} are seen`)
  const others = await coordinator
    .as('candeia_app')
    .inChurch(database, { 'app.id_cliente': '1', 'app.meus_celulas': '{0}' }, [
      `select 'celula' as name where exists (select 1 from celula where id_cliente = 1)`,
      `select 'encontro' as name where exists (select 1 from encontro where id_cliente = 1)`,
      `select 'membro_encontro' as name where exists (select 1 from membro_encontro where id_cliente = 1)`,
    ])
  check(others.length === 0, `who leads no cell sees rows of ${others.join(', ') || 'no cell'}`)
  for (const node of cluster.nodes.slice(1)) {
    const shards = await cluster.coordinator.query(
      database,
      `select shard_name as name from citus_shards where citus_table_type = 'distributed' and nodeport = $1`,
      [node.port],
    )
    const open = await node.query(
      database,
      `select relname from pg_class where relname = any ($1) and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)
         and relnamespace = 'public'::regnamespace`,
      [shards.map(({ name }) => name)],
    )
    const [{ n: seen }] = await node.as('candeia_app').query(database, 'select count(*)::int as n from usuario')
    // the planner of a node must see through this function, or it compares the church in each row
    const [{ language }] = await node.query(
      database,
      `select lanname as language from pg_proc p join pg_language l on l.oid = p.prolang where p.proname = 'da_igreja'`,
    )
    check(
      shards.length > 0 && open.length === 0 && seen === 0 && language === 'sql',
      `${node.name}: row-level security is forced on all ${shards.length} parts; without a church the application's role sees ${seen} people; the church is compared in ${language}`,
    )
  }
}

/** A database of plain PostgreSQL on the same machine. @returns its address */
async function besides(database) {
  if (!plain.nodes.length) await plain.raise({ shared_preload_libraries: "''", fsync: 'off', shared_buffers: '256MB' })
  await plain.coordinator.query('postgres', `create database ${database}`)
  return `postgres://postgres@127.0.0.1:${plain.coordinator.port}/${database}`
}

async function rehearse() {
  say(`${execFileSync(`${bin}/postgres`, ['--version']).toString().trim()}; a coordinator and two workers`)
  await cluster.raise(fast)
  await step('new', async () => {
    const url = await cluster.database('novo')
    const began = performance.now()
    const server = await serve(url)
    await stop(server)
    const [{ n }] = await cluster.coordinator.query(
      'novo',
      `select count(*)::int as n from pg_dist_partition where partmethod = 'h'`,
    )
    check(n > 80, `a new database: the first start distributed ${n} tables in ${seconds(began)} s`)
  })
  await step('update', async () => {
    const from = process.env.REHEARSE_FROM
    if (!from) return
    if (!servers.length) await stop(await serve(await cluster.database('novo')))
    const tools = { cluster, serve, stop, distribute, contents, check, dir }
    const server = await rehearseUpdate(path.resolve(from), 'novo', tools)
    await isolation('antigo')
    await underWriters('antigo', server, () => wait(2000))
    await written('antigo')
    await stop(server)
    acknowledged.clear()
  })
  await step('scale', async () => {
    const churches = Number(process.env.REHEARSE_CHURCHES ?? 0)
    if (!churches) return
    const tools = { cluster, plain, besides, serve, stop, distribute, say, check }
    await rehearseScale(churches, tools)
  })
  await step('tests', async () => {
    const files = process.env.REHEARSE_TESTS?.split(' ').filter(Boolean)
    if (!files?.length) return
    // the tests see by this database that it is Citus, and make others of their own
    const env = { ...process.env, TEST_DATABASE_URL: await cluster.database('provas') }
    const { status, stderr } = spawnSync(process.execPath, ['node_modules/.bin/jest', ...files], {
      cwd: root,
      encoding: 'utf8',
      env,
      maxBuffer: 2 ** 28,
    })
    const summary = stderr.split('\n').filter((line) => /^(Test Suites|Tests):/.test(line))
    if (status !== 0) console.log(stderr)
    check(status === 0, summary.join('; '))
  })
  // the steps after these need a filled database
  if (wanted.length > 0 && wanted.every((word) => ['new', 'update', 'scale', 'tests'].includes(word))) return
  const url = await cluster.database('cheio')
  const filling = await serve(url, { DATABASE_ENGINE: 'postgresql', DEMO: 'true' })
  await stop(filling)
  const before = await contents('cheio')
  const began = performance.now()
  const lines = distribute(url)
  const took = seconds(began)
  const after = await contents('cheio')
  const different = Object.keys(before).filter((table) => before[table] !== after[table])
  const rows = Object.values(before).reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)
  check(
    different.length === 0 && lines.length > 80,
    `a filled database: ${lines.length - 1} tables with ${rows} rows distributed in ${took} s; different afterwards: ${different.join(', ') || 'none'}`,
  )
  const again = performance.now()
  check(distribute(url).length === 1, `distributing again changes nothing, ${seconds(again)} s`)
  const server = await serve(url)
  await step('isolation', () => isolation('cheio'))
  await step('check', async () => {
    const program = process.env.REHEARSE_CHECK
    if (!program) return
    const { status, stdout } = spawnSync(process.execPath, [program, server.url], { encoding: 'utf8' })
    check(status === 0, `${path.basename(program)}: ${stdout.trim().split('\n').at(-1)}`)
  })
  await step('writers', async () => {
    await underWriters('cheio', server, () => wait(5000))
    await written('cheio')
  })
  await step('jobs', () => rehearseJobs(server, 'cheio', 5, { cluster, tokens, check }))
  await step('figures', async () => {
    const url = await besides('cheio')
    const own = { DATABASE_ENGINE: 'postgresql', DEMO: 'true', DATA_DIR: path.join(dir, 'other') }
    const other = await serve(url, own)
    await figures({ server, cluster }, { server: other, cluster: plain }, say)
    await stop(other)
  })
  await step('node', async () => {
    const third = await cluster.add('worker3', fast)
    await third.query('postgres', 'create database cheio')
    await third.query('cheio', 'create extension citus')
    const { coordinator } = cluster
    // a coordinator that crashed has left groups out (step jobs)
    distribute(url)
    await coordinator.query('cheio', `select citus_add_node('127.0.0.1', $1)`, [third.port])
    distribute(url)
    const parts = () =>
      coordinator.query(
        'cheio',
        `select nodeport, count(distinct shardid)::int as n from citus_shards where table_name = 'usuario'::regclass group by 1 order by 1`,
      )
    const moved = await underWriters('cheio', server, async () => {
      const start = performance.now()
      await coordinator.query('cheio', `select rebalance_table_shards(shard_transfer_mode => 'block_writes')`)
      return seconds(start)
    })
    say(
      `a third worker: parts of the tables moved in ${moved} s; now ${(await parts()).map(({ n }) => n).join(', ')} of each table`,
    )
    await written('cheio')
    await isolation('cheio')
  })
  await step('copies', async () => {
    await besides('copias')
    await rehearseCopies(1, { root, url, key, cluster, plain, serve, stop, check, dir })
  })
  await step('church', async () => {
    await besides('destino')
    const writing = async (during) => {
      const before = new Set(acknowledged)
      leaving = true
      await underWriters('cheio', server, during)
      return [...acknowledged].filter((code) => !before.has(code))
    }
    const tools = { root, url, key, cluster, plain, serve, stop, say, check, dir, writing }
    await rehearseChurch(1, tools)
  })
}

const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
// what is stopped from outside leaves nothing running
process.on('exit', () => {
  for (const server of servers) server.child.kill('SIGKILL')
  cluster.stop()
  plain.stop()
  rmSync(dir, { recursive: true, force: true })
})
try {
  await rehearse()
} catch (error) {
  failed = true
  console.error(error)
}
process.exit(failed ? 1 : 0)
