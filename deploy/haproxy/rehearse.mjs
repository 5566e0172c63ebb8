// See rehearse.sh.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../tests/factories/free-port.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const seconds = Number(process.argv[2] ?? 25)
/** What each server runs: a built checkout. */
const earlier = process.argv[3] && path.resolve(process.argv[3])
const versions = { a: earlier ?? root, b: earlier ?? root }
const dir = mkdtempSync(path.join(tmpdir(), 'candeia-haproxy-'))
chmodSync(dir, 0o755)
const bin = path.dirname(globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? '')
const asRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root. */
const postgres = (command, ...args) =>
  execFileSync(asRoot ? 'runuser' : command, asRoot ? ['-u', 'postgres', '--', command, ...args] : args, { cwd: '/' })

const ports = { postgres: await freePort(), a: await freePort(), b: await freePort(), proxy: await freePort() }
const url = `http://127.0.0.1:${ports.proxy}`
const processes = new Map()
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function ready(address, limit = 60) {
  for (let waited = 0; waited < limit * 10; waited++, await wait(100))
    if (
      await fetch(`${address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
  throw new Error(`${address} is not ready`)
}

/** Starts one of the two servers; it has the other's key, database and folder. */
async function start(name) {
  const child = spawn(process.execPath, [path.join(versions[name], 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.join(versions[name], 'dist/.compiled'),
      DATABASE_URL: `postgres://dono:dono@127.0.0.1:${ports.postgres}/candeia`,
      DATA_DIR: path.join(dir, 'data'),
      SECRET_KEY: '7'.repeat(64),
      PUBLIC_URL: url,
      PORT: String(ports[name]),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DEMO: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  processes.set(name, child)
  await ready(`http://127.0.0.1:${ports[name]}`)
}

async function end(name, signal) {
  const child = processes.get(name)
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

const graphql = async (token, query, variables = {}, headers = {}) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, ...(await answer.json()) }
}
const signIn = async () => {
  const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const { data } = await graphql(null, query, { input: { email: 'admin@betel.demo', password: 'demo-igreja-2026' } })
  return data.entrar.token
}

/** The seconds in which no write was acknowledged, at most. */
let longest = 0
let lastAnswer = performance.now()
const acknowledged = new Set()
let repeated = 0
const statuses = new Map()

async function writer(number, tokens, over) {
  for (let n = 0; !over(); n++) {
    const key = `${number}-${n}`
    for (;;) {
      const status = await fetch(`${url}/api/tipoPatrimonios`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens[number % tokens.length]}`,
          'content-type': 'application/json',
          'idempotency-key': `ensaio-${key}`,
        },
        body: JSON.stringify({ tipoPatrimonio: `Ensaio ${key}` }),
        signal: AbortSignal.timeout(20_000),
      }).then(
        (answer) => answer.status,
        () => 'no response',
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) {
        const now = performance.now()
        longest = Math.max(longest, now - lastAnswer)
        lastAnswer = now
        acknowledged.add(key)
        break
      }
      repeated++
      await wait(100)
    }
  }
}

/** A subscription that connects again when it is lost, as the product's client does; collects its events. */
function subscribe(token, id) {
  const events = []
  let closed = false
  const open = () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/ws`, 'graphql-transport-ws')
    const send = (message) => socket.send(JSON.stringify(message))
    socket.onopen = () => send({ type: 'connection_init', payload: { token } })
    socket.onmessage = ({ data }) => {
      const { type, payload } = JSON.parse(data)
      const query = `subscription { presencaCulto(idCulto: "${id}") { visitantes } }`
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } })
      if (type === 'ping') send({ type: 'pong' })
      if (type === 'next') events.push(payload.data?.presencaCulto ?? payload)
    }
    socket.onclose = () => closed || setTimeout(open, 300)
    socket.onerror = () => undefined
    last = socket
  }
  let last
  open()
  return {
    events,
    close() {
      closed = true
      last.close()
    },
  }
}

const checks = []
const check = (name, good, detail = '') => {
  checks.push(good)
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}${detail && `: ${detail}`}`)
}

async function main() {
  mkdirSync(path.join(dir, 'pg'))
  if (asRoot) execFileSync('chown', ['postgres', path.join(dir, 'pg')])
  postgres(`${bin}/initdb`, '-D', path.join(dir, 'pg'), '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  postgres(
    `${bin}/pg_ctl`,
    '-D',
    path.join(dir, 'pg'),
    '-w',
    '-l',
    path.join(dir, 'pg/log'),
    '-o',
    `-p ${ports.postgres} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir}/pg -c max_connections=150`,
    'start',
  )
  const owner = new pg.Client({ host: '127.0.0.1', port: ports.postgres, user: 'postgres', database: 'postgres' })
  await owner.connect()
  await owner.query(`create role dono login createrole password 'dono'`)
  await owner.query('create database candeia owner dono')
  await owner.end()

  await start('a')
  await start('b')
  const env = {
    FRONTEND: `127.0.0.1:${ports.proxy}`,
    SERVER_A: `127.0.0.1:${ports.a}`,
    SERVER_B: `127.0.0.1:${ports.b}`,
  }
  const haproxy = spawn('haproxy', ['-db', '-f', path.join(import.meta.dirname, 'haproxy.cfg')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  processes.set('haproxy', haproxy)
  await ready(url)

  // sign-ins, alternating between the servers; a session of one is valid on the other
  const tokens = []
  for (let n = 0; n < 6; n++) tokens.push(await signIn())
  const [token] = tokens
  const db = new pg.Client({ host: '127.0.0.1', port: ports.postgres, user: 'postgres', database: 'candeia' })
  await db.connect()
  const [culto] = (
    await db.query(`select id from culto where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')
      and excluido_em is null order by data_culto desc limit 1`)
  ).rows
  const live = subscribe(token, culto.id)

  const until = performance.now() + seconds * 1000
  const over = () => performance.now() > until
  lastAnswer = performance.now()
  const writers = Array.from({ length: 16 }, (_, number) => writer(number, tokens, over))
  await wait(seconds * 200)
  await end('a', 'SIGKILL')
  await wait(seconds * 200)
  versions.a = root
  await start('a')
  // the server of the earlier version now works on the tables of this one
  if (earlier) await wait(seconds * 200)
  // the update of a running installation: one after the other, each completes what it has
  await end('b', 'SIGTERM')
  versions.b = root
  await start('b')
  await Promise.all(writers)

  const { rows } = await db.query(
    `select count(*)::int as all, count(distinct tipo_patrimonio)::int as each from tipo_patrimonio where tipo_patrimonio like 'Ensaio %'`,
  )
  const { rows: audited } = await db.query(
    `select count(*)::int as all from auditoria where tabela = 'tipo_patrimonio' and operacao = 'criar' and depois ->> 'tipo_patrimonio' like 'Ensaio %'`,
  )
  const lost = acknowledged.size - rows[0].each
  console.log(
    `acknowledged ${acknowledged.size}, lost ${Math.max(0, lost)}, doubled ${rows[0].all - rows[0].each}, audited ${audited[0].all}`,
  )
  console.log(
    `repeated ${repeated}, longest without an acknowledged write ${(longest / 1000).toFixed(1)} s, responses ${JSON.stringify([...statuses])}`,
  )
  check('nothing that was acknowledged is lost', lost <= 0)
  check('nothing is doubled', rows[0].all === rows[0].each && audited[0].all === rows[0].all)

  const mark = await graphql(token, 'mutation($id: ID!) { registrarVisitantesCulto(id: $id, visitantes: 77) { id } }', {
    id: String(culto.id),
  })
  for (let waited = 0; waited < 30 && live.events.at(-1)?.visitantes !== 77; waited++) await wait(100)
  check(
    'a subscription that survived both is told of a write',
    live.events.at(-1)?.visitantes === 77,
    mark.errors?.[0]?.message,
  )
  live.close()

  const report = await graphql(
    token,
    'mutation { gerarRelatorio(input: { tipo: "patrimonios" }, aguardar: true) { status url } }',
  )
  const answers = []
  for (let n = 0; n < 4; n++) answers.push((await fetch(report.data.gerarRelatorio.url)).status)
  check(
    'a report made by one server is read from both',
    answers.every((status) => status === 200),
    answers.join(),
  )

  const own = []
  for (let n = 0; n < 4; n++) own.push((await graphql(token, '{ eu { id } }')).data?.eu?.id)
  check('a session is valid on both servers', own.every(Boolean))
  await db.end()
}

let failed
await main().catch((error) => {
  failed = error
})
for (const child of processes.values()) child.kill('SIGKILL')
try {
  postgres(`${bin}/pg_ctl`, '-D', path.join(dir, 'pg'), '-m', 'immediate', 'stop')
} catch {}
rmSync(dir, { recursive: true, force: true })
if (failed) throw failed
process.exit(checks.every(Boolean) ? 0 : 1)
