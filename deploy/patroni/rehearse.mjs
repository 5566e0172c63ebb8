/*
 * The rehearsal of rehearse.sh, which explains it and installs what it needs.
 *
 * 16 writers send each write with an Idempotency-Key to two servers in turn until one of them confirms it. Afterwards each
 * confirmed write must be there once, and so must its row of the audit log, on all three database servers.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../tests/factories/free-port.mjs'
import { startPgBouncer } from '../../tests/factories/pgbouncer.ts'
import { ServerProcess } from '../../tests/factories/process.ts'
import { bin, Cluster, giveToPostgres, password } from './cluster.mjs'

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-patroni-'))
chmodSync(dir, 0o755)
/** Only the faults whose name contains one of these words are tried; without words, all faults. */
const wanted = process.argv.slice(2)
const cluster = new Cluster(dir)
const closers = [() => cluster.remove(), () => rmSync(dir, { recursive: true, force: true })]
let failed = false
const say = (line) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const check = (right, what) => {
  say(`${right ? 'ok    ' : 'FAILED'} ${what}`)
  failed ||= !right
}
const client = async (host, port = 5432, database = 'candeia') => {
  const opened = new pg.Client({ host, port, database, user: 'postgres', password })
  opened.on('error', () => undefined) // its server may be killed
  await opened.connect()
  return opened
}
const key = randomBytes(32).toString('hex')
const tokens = Array.from({ length: 16 }, () => `1.${randomBytes(32).toString('base64url')}`)
const hash = (token) => createHash('sha256').update(token).digest('hex')

/** HAProxy and PgBouncer in front of the cluster. @returns the port of the leader, and the environment of a server */
async function front() {
  const [leader, replicas] = [await freePort(), await freePort()]
  const haproxy = spawn('haproxy', ['-db', '-q', '-f', path.join(import.meta.dirname, 'haproxy.cfg')], {
    env: {
      PATH: process.env.PATH,
      LEADER_ADDRESS: `127.0.0.1:${leader}`,
      REPLICA_ADDRESS: `127.0.0.1:${replicas}`,
      ...Object.fromEntries(cluster.nodes.map(({ name, address }) => [name.toUpperCase(), address])),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  closers.unshift(() => haproxy.kill('SIGKILL'))
  await wait(4000)
  const owner = await client('127.0.0.1', leader, 'postgres')
  await owner.query(`create role dono login createrole password '${password}'`)
  await owner.query('create database candeia owner dono')
  await owner.end()
  const target = { host: '127.0.0.1', port: leader, admin: { user: 'postgres', password } }
  // as deploy/pgbouncer/pgbouncer.ini says
  const settings = {
    listen_port: await freePort(),
    default_pool_size: 20,
    server_login_retry: 1,
    server_connect_timeout: 3,
  }
  const pooler = await startPgBouncer(path.join(dir, 'pgbouncer'), target, settings)
  closers.unshift(() => pooler.stop())
  const address = (port) => `postgres://dono:${password}@127.0.0.1:${port}/candeia`
  const env = {
    DATABASE_POOLED: 'true',
    DATABASE_URL: address(pooler.port),
    DATABASE_DIRECT_URL: address(leader),
    DATABASE_REPLICA_URL: address(replicas),
    DATA_DIR: path.join(dir, 'product'),
    SECRET_KEY: key,
  }
  return { leader, env }
}

async function startServer(env) {
  const port = await freePort()
  const server = await ServerProcess.run({ ...env, PUBLIC_URL: `http://127.0.0.1:${port}` }, port).ready(90)
  closers.unshift(() => server.kill('SIGKILL'))
  return server
}

const acknowledged = new Set()
const statuses = {}
let over = false
/** The longest time without a confirmed write since the last fault, and when the last one was confirmed. */
let longest = 0
let last = 0

async function write(server, token, code) {
  const response = await fetch(`${server.url}/api/patrimonios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': code },
    body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: code, tipoPatrimonio: 1 }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null)
  await response?.text().catch(() => undefined)
  return response?.status ?? 'none'
}

async function writer(servers, token, name) {
  for (let i = 0; !over; i++) {
    const code = `E-${name}-${i}`
    for (let tries = 0; ; tries++) {
      const status = await write(servers[(i + tries) % 2], token, code)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 201) break
      if (tries > 1200) throw new Error(`${code} is never confirmed: ${status}`)
      await wait(100)
    }
    acknowledged.add(code)
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
}

/**
 * Does harm to the leader while people write, waits until another one leads and the cluster is whole again, and prints how
 * long nobody could write.
 */
async function fault(what, harm, heal) {
  if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) return
  const leader = await cluster.leader()
  longest = 0
  last = performance.now()
  await harm(leader)
  say(`${leader.name}, the leader: ${what}`)
  let next = leader
  for (let waited = 0; next === leader && waited < 90; waited++, await wait(1000))
    next = (await cluster.leader()) ?? leader
  const led = acknowledged.size
  for (let waited = 0; acknowledged.size < led + 50 && waited < 60; waited++) await wait(1000)
  await heal(leader)
  const healed = performance.now()
  await cluster.whole()
  const back = ((performance.now() - healed) / 1000).toFixed(0)
  check(
    next !== leader && acknowledged.size > led,
    `${what}: ${(longest / 1000).toFixed(1)} s without a confirmed write, then ${next.name} led; whole again ${back} s after it was mended`,
  )
}

/** How many of the confirmed writes a server has, and its audit rows. */
async function counted(host, port) {
  const asked = await client(host, port)
  const { rows } = await asked.query(
    `select codigo_patrimonio as code, count(*)::int as n from patrimonio where codigo_patrimonio like 'E-%' group by 1`,
  )
  const audit = await asked.query(`select count(*)::int as n from auditoria where tabela = 'patrimonio'`)
  await asked.end()
  const kept = new Set(rows.map(({ code }) => code))
  return {
    lost: [...acknowledged].filter((code) => !kept.has(code)).length,
    doubled: rows.filter(({ n }) => n > 1).length,
    rows: rows.length,
    audited: audit.rows[0].n,
  }
}

async function rehearse() {
  cluster.raise()
  const first = await cluster.whole()
  const programs = [
    ['patroni', '--version'],
    ['etcd', '--version'],
    ['pgbackrest', 'version'],
    [`${bin}/postgres`, '--version'],
  ]
  say(programs.map(([program, arg]) => execFileSync(program, [arg]).toString().split('\n')[0]).join(', '))
  first.pgbackrest('stanza-create')
  const { leader: leaderPort, env } = await front()
  const servers = [await startServer(env), await startServer(env)]
  const owner = await client('127.0.0.1', leaderPort)
  await owner.query(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1, 1, 'Ana', 1);
    insert into tipo_patrimonio (id, id_cliente, tipo_patrimonio) values (1, 1, 'Móveis');
    insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
      values ${tokens.map((token) => `(1, 1, '${hash(token)}', 'Ensaio', '::1', now() + interval '1 day')`).join()}`)
  await owner.end()
  first.pgbackrest('--type=full', 'backup')
  say('three database servers, a full backup, two servers of the product')

  last = performance.now()
  const writers = tokens.map((token, name) => writer(servers, token, name))
  const all = Promise.all(writers)
  all.catch(() => undefined) // it is awaited below
  await wait(5000)
  say(`${acknowledged.size} confirmed before the first fault`)
  await fault(
    'killed',
    (node) => node.kill(),
    (node) => node.start(),
  )
  await fault(
    'cut off',
    (node) => node.cut(),
    (node) => node.mend(),
  )
  await fault(
    'disk full',
    async (node) => {
      const on = await client(node.address)
      node.fillDisk()
      // the log must grow for PostgreSQL to notice
      for (let n = 0; n < 3; n++) await on.query('select pg_switch_wal()').catch(() => undefined)
      await on.end().catch(() => undefined)
    },
    (node) => node.emptyDisk(),
  )
  await wait(3000)
  over = true
  await all
  await cluster.whole()
  say(`responses ${JSON.stringify(statuses)}`)
  for (const { name, address } of cluster.nodes) {
    const { lost, doubled, rows, audited } = await counted(address)
    check(
      !lost && !doubled && audited === rows,
      `${name}: ${rows} writes, ${lost} lost, ${doubled} doubled, ${audited} audited`,
    )
  }
  console.log(`acknowledged ${acknowledged.size}`)
  await toTheMomentBefore(leaderPort, env)
}

/** Resolves when there is a backup of the time in which this server leads. */
async function backedUp(node) {
  const on = await client(node.address)
  const { rows } = await on.query('select pg_walfile_name(pg_current_wal_lsn()) as now')
  await on.end()
  const timeline = rows[0].now.slice(0, 8)
  for (let waited = 0; waited < 120; waited++, await wait(1000)) {
    const [{ backup }] = JSON.parse(node.pgbackrest('info', '--output=json'))
    const last = backup.at(-1)
    if (last.archive.stop.startsWith(timeline))
      return say(`backup ${last.label}, made after the last change of leaders`)
  }
  throw new Error(`no backup of timeline ${timeline}: ${node.pgbackrest('info')}`)
}

/** Restores the database, as it was at a moment, on another disk, and starts the product there. */
async function toTheMomentBefore(leaderPort, env) {
  const node = await cluster.leader()
  await backedUp(node)
  const mistaken = await client('127.0.0.1', leaderPort)
  const { rows } = await mistaken.query('select clock_timestamp()::text as moment')
  await wait(1000)
  await mistaken.query('truncate patrimonio, auditoria cascade')
  const { rows: segment } = await mistaken.query('select pg_walfile_name(pg_switch_wal()) as name')
  for (let waited = 0; ; waited++, await wait(1000)) {
    const { rows: archive } = await mistaken.query('select * from pg_stat_archiver')
    if (archive[0].last_archived_wal >= segment[0].name) break
    if (waited > 90) throw new Error(`${segment[0].name} is not archived: ${JSON.stringify(archive[0])}`)
  }
  await mistaken.end()
  const began = performance.now()
  const data = path.join(dir, 'restored')
  mkdirSync(data, { mode: 0o700 })
  giveToPostgres(data)
  node.pgbackrest(
    '--type=time',
    `--target=${rows[0].moment}`,
    '--target-action=promote',
    `--pg1-path=${data}`,
    'restore',
  )
  const hba = path.join(dir, 'pg_hba.conf')
  writeFileSync(hba, 'local all postgres peer\nhost all all 127.0.0.1/32 scram-sha-256\n')
  const port = await freePort()
  const changes = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c archive_mode=off -c synchronous_standby_names= -c hba_file=${hba}`
  const ctl = (...args) =>
    execFileSync(
      'setpriv',
      ['--reuid=postgres', '--regid=postgres', '--init-groups', `${bin}/pg_ctl`, '-D', data, ...args],
      {
        env: node.env,
        stdio: 'ignore',
        cwd: '/',
      },
    )
  const log = path.join(data, 'log')
  try {
    ctl('-w', '-t', '120', '-l', log, '-o', changes, 'start')
    closers.unshift(() => ctl('-m', 'immediate', 'stop'))
    for (let going = true; going; await wait(500)) {
      const asked = await client('127.0.0.1', port)
      going = (await asked.query('select pg_is_in_recovery() as going')).rows[0].going
      await asked.end()
    }
  } catch (cause) {
    throw new Error(`the restored database does not serve: ${readFileSync(log, 'utf8').slice(-3000)}`, { cause })
  }
  const { lost, doubled, rows: kept, audited } = await counted('127.0.0.1', port)
  check(
    !lost && !doubled && audited === kept,
    `restored to ${rows[0].moment} in ${((performance.now() - began) / 1000).toFixed(0)} s: ${kept} writes, ${lost} lost, ${audited} audited`,
  )
  const server = await startServer({
    DATABASE_URL: `postgres://dono:${password}@127.0.0.1:${port}/candeia`,
    DATA_DIR: env.DATA_DIR,
    SECRET_KEY: key,
  })
  const list = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ patrimonios(first: 1) { totalCount } }' }),
  }).then((response) => response.json())
  check(
    list.data?.patrimonios.totalCount === kept,
    `the product on the restored database lists ${list.data?.patrimonios.totalCount}`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
// what is stopped from outside leaves nothing running
process.on('exit', () => {
  for (const close of closers)
    try {
      close()
    } catch {}
})
try {
  await rehearse()
} catch (error) {
  failed = true
  console.error(error)
}
process.exit(failed ? 1 : 0)
