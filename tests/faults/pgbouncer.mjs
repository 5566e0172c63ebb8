/*
 * The rehearsal of deploy/pgbouncer/rehearse.sh, which explains it and installs what it needs.
 *
 * Two server processes share the 8 connections that PgBouncer gives the application's role. 16 writers send each write
 * with an Idempotency-Key to the servers in turn until one of them confirms it; every fourth write is then sent again to
 * the other server. Halfway PgBouncer is killed and started again. Exits with 1 when a confirmed write is missing, a
 * write is there twice, or the subscription, the report or the copy of the church fails.
 */
import '../factories/newer-node.mjs'
import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '../../dist/server/kernel/data/database/embedded/embedded.js'
import { freePort } from '../factories/free-port.mjs'

const { installedPgBouncer, startPgBouncer } = await import('../factories/pgbouncer.ts')
const { ServerProcess, scratchDirectory } = await import('../factories/process.ts')

const seconds = Number(process.argv[2] ?? 20)
const prepare = process.env.REHEARSE_PREPARE === 'true'
const given = process.env.REHEARSE_DATABASE_URL

const { dir, remove } = scratchDirectory()
const closers = [remove]
let failed = false
const say = (line) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const check = (right, what) => {
  say(`${right ? 'ok    ' : 'FAILED'} ${what}`)
  failed ||= !right
}

/** The address of PostgreSQL as its owner, and how PgBouncer reaches it. */
async function postgres() {
  if (given) {
    const { hostname, port, username, password } = new URL(given)
    const admin = { user: decodeURIComponent(username), password: decodeURIComponent(password) }
    return { direct: given, target: { host: hostname, port: Number(port || 5432), admin } }
  }
  const { host, port, user, stop } = await startEmbedded({ dataDir: path.join(dir, 'pg') })
  closers.unshift(stop)
  const address = `postgres://${user}@${encodeURIComponent(host)}:${port}`
  const admin = new pg.Client(`${address}/postgres`)
  await admin.connect()
  await admin.query('create database candeia')
  await admin.end()
  return { direct: `${address}/candeia`, target: { host, port } }
}

async function rehearse() {
  const { direct, target } = await postgres()
  const settings = { default_pool_size: 8 }
  const port = await freePort()
  const pgbouncer = (n) => startPgBouncer(path.join(dir, `pgbouncer-${n}`), target, { ...settings, listen_port: port })
  let pooler = await pgbouncer(0)
  closers.unshift(() => pooler.stop())
  const pooled = new URL(direct)
  const { username, password, pathname } = pooled
  const env = {
    DATA_DIR: path.join(dir, 'data'),
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATABASE_POOLED: 'true',
    DATABASE_URL: `postgres://${username}${password && `:${password}`}@127.0.0.1:${port}${pathname}`,
    DATABASE_DIRECT_URL: direct,
    ...(prepare && { DATABASE_PREPARE: 'true' }),
  }
  const servers = []
  for (let n = 0; n < 2; n++) {
    const at = await freePort()
    servers.push(await ServerProcess.run({ ...env, PUBLIC_URL: `http://127.0.0.1:${at}` }, at).ready())
    closers.unshift(() => servers[n].kill('SIGKILL'))
  }
  say(`PgBouncer ${installedPgBouncer().version / 100}, statements ${prepare ? '' : 'not '}prepared, two servers ready`)

  const owner = new pg.Client(direct)
  await owner.connect()
  closers.unshift(() => owner.end())
  const tokens = Array.from({ length: 16 }, () => `1.${randomBytes(32).toString('base64url')}`)
  const hash = (token) => createHash('sha256').update(token).digest('hex')
  await owner.query(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1, 1, 'Ana', 1);
    insert into tipo_patrimonio (id, id_cliente, tipo_patrimonio) values (1, 1, 'Móveis');
    insert into culto (id, id_cliente, data_culto, hora_culto) values (1, 1, '2026-05-10', '10:00');
    insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
      values ${tokens.map((token) => `(1, 1, '${hash(token)}', 'Ensaio', '::1', now() + interval '1 day')`).join()}`)

  const call = (server, token, address, body, headers = {}) =>
    fetch(`${server.url}${address}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
  const graphql = async (server, token, query) => (await call(server, token, '/graphql', { query })).json()

  /** The values that a subscription at the second server gets. */
  const seen = []
  const socket = new WebSocket(`${servers[1].url.replace('http', 'ws')}/graphql/ws`, 'graphql-transport-ws')
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: tokens[0] } }))
  socket.onmessage = ({ data }) => {
    const { type, payload } = JSON.parse(data)
    const query = 'subscription { presencaCulto(idCulto: 1) { visitantes } }'
    if (type === 'connection_ack') socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }))
    if (type === 'next') seen.push(payload.data?.presencaCulto?.visitantes)
  }
  closers.unshift(() => socket.close())

  const end = Date.now() + seconds * 1000
  const acknowledged = new Set()
  const statuses = {}
  let repeated = 0
  let longest = 0
  async function writer(token, name) {
    for (let i = 0; Date.now() < end; i++) {
      const codigoPatrimonio = `E-${name}-${i}`
      const began = performance.now()
      for (let tries = 0; ; tries++) {
        const server = servers[(i + tries) % 2]
        const body = { nomePatrimonio: 'Banco', codigoPatrimonio, tipoPatrimonio: 1 }
        const status = await call(server, token, '/api/patrimonios', body, {
          'idempotency-key': codigoPatrimonio,
        }).then(
          (answer) => answer.text().then(() => answer.status),
          () => 'none',
        )
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status !== 201) {
          if (tries > 200) throw new Error(`${codigoPatrimonio} is never confirmed: ${status}`)
          await wait(100)
          continue
        }
        acknowledged.add(codigoPatrimonio)
        if (tries > 0 || i % 4 !== 0) break
        repeated++
      }
      longest = Math.max(longest, performance.now() - began)
      await graphql(servers[i % 2], token, `{ patrimonios(first: ${1 + (i % 20)}) { nodes { codigoPatrimonio } } }`)
    }
  }

  async function others() {
    await wait(seconds * 250)
    const change = fetch(`${servers[0].url}/api/cultos/1/visitantes`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${tokens[1]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ visitantes: 7 }),
    })
    check((await change).ok, 'a change at the first server')
    const asked = await graphql(
      servers[0],
      tokens[2],
      'mutation { gerarRelatorio(input: { tipo: "patrimonios" }, aguardar: false) { uuid } }',
    )
    const copy = await call(servers[1], tokens[3], '/api/igreja/dados')
    const bytes = (await copy.arrayBuffer()).byteLength
    check(copy.status === 200 && bytes > 0, `a copy of the church: ${bytes} bytes`)
    const { uuid } = asked.data?.gerarRelatorio ?? {}
    let status
    for (let tries = 0; tries < 200 && status !== 'pronto'; tries++) {
      await wait(100)
      status = (await graphql(servers[1], tokens[4], `{ relatorio(id: "${uuid}") { status } }`)).data?.relatorio?.status
    }
    check(status === 'pronto', `a report: ${status}`)
    for (let tries = 0; tries < 50 && seen.at(-1) !== 7; tries++) await wait(100)
    check(seen.at(-1) === 7, `the subscription at the second server: ${seen.join(', ')}`)
    await wait(Math.max(0, end - seconds * 500 - Date.now()))
    await pooler.stop()
    pooler = await pgbouncer(1)
    say('PgBouncer was killed and started again')
  }

  await Promise.all([others(), ...tokens.map(writer)])
  const { rows } = await owner.query(
    `select codigo_patrimonio as code, count(*)::int as n from patrimonio where codigo_patrimonio like 'E-%' group by 1`,
  )
  const kept = new Map(rows.map(({ code, n }) => [code, n]))
  const lost = [...acknowledged].filter((code) => !kept.has(code)).length
  const doubled = rows.filter(({ n }) => n > 1).length
  const audited = await owner.query(
    `select count(*)::int as n from auditoria where tabela = 'patrimonio' and id_cliente = 1`,
  )
  const shared = await owner.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'candeia'`,
  )
  say(`statuses ${JSON.stringify(statuses)}, longest ${Math.round(longest)} ms, repeated ${repeated}`)
  say(`audit rows ${audited.rows[0].n}, connections of the application at PostgreSQL ${shared.rows[0].n}`)
  console.log(`acknowledged ${acknowledged.size}, lost ${lost}, doubled ${doubled}`)
  if (lost || doubled || acknowledged.size === 0) failed = true
}

try {
  await rehearse()
} catch (error) {
  failed = true
  console.error(error)
}
for (const close of closers) await close()
process.exit(failed ? 1 : 0)
