/*
 * Measures the response times of one church while another church causes as much load as it can. Run after a build, on a
 * quiet machine:
 *
 *   node tests/faults/noisy-neighbour.mjs [people] [rounds]
 *
 * The noisy church has 50,000 people. In each round four of its users request at the same time 12 whole lists, 12 home
 * pages x 15 aliases, 3 exports and 12 reports. Meanwhile a church of 200 people requests its list every 40 ms and one
 * report in each round. Exits with 1 when the list's p95 is 200 ms or more, a report takes 15 s or more, or any request
 * is answered 503.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../factories/free-port.mjs'

const people = Number(process.argv[2] ?? 50_000)
const rounds = Number(process.argv[3] ?? 3)
const limits = { p95: 200, report: 15_000 }

const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(tmpdir(), 'candeia-noisy-'))
chmodSync(dir, 0o711)

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  ['--max-semi-space-size=64', '--single-threaded-gc', path.join(root, 'dist/server/main.js')],
  {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dir,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

const noisy = 1
const quiet = people + 1

const church = (id, count) => [
  `insert into cliente (id, id_cliente, nome) values (${id}, ${id}, 'Igreja ${id}')`,
  `insert into usuario (id_cliente, id, name, email, telefone_usuario, data_nascimento, perfil, endereco, bairro, cidade, uf, observacoes)
   select ${id}, ${id} + n, 'Conceição Ávila da Silva ' || n, 'pessoa' || ${id} + n || '@exemplo.com.br', '119' || (10000000 + n),
     date '1950-01-01' + n % 20000, case when n < 4 then 1 else 2 end, 'Rua das Palmeiras', 'Centro', 'São Paulo', 'SP',
     'Veio pela mão de um amigo e ficou.' from generate_series(0, ${count - 1}) n`,
  `insert into entrada (id_cliente, descricao, data, categoria, valor)
   select ${id}, 'Oferta do culto nº ' || n, current_date - n % 365, 1 + n % 5, 10 + n / 100.0 from generate_series(1, ${count}) n`,
]

/** @returns a token for each of the church's four administrators */
async function sessions(client, id) {
  const tokens = [0, 1, 2, 3].map(() => `${id}.${randomBytes(32).toString('base64url')}`)
  for (const [n, token] of tokens.entries())
    await client.query(
      `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
       values ($1, $2, $3, 'Medição', '127.0.0.1', now() + interval '1 day')`,
      [id, id + n, createHash('sha256').update(token).digest('hex')],
    )
  return tokens
}

async function fill() {
  const client = new pg.Client({ host: `${dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica') // the triggers are switched off, because writing the audit log would only take time
    for (const text of [...church(noisy, people), ...church(quiet, 200)]) await client.query(text)
    await client.query(`select setval('usuario_id_seq', ${people + 1000})`)
    await client.query('vacuum analyze usuario, entrada')
    return { noise: await sessions(client, noisy), others: await sessions(client, quiet) }
  } finally {
    await client.end()
  }
}

/**
 * Sends one request and reads the whole response.
 * @returns status, text and milliseconds
 */
async function ask(token, address, body) {
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${url}${address}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - began }
}

const graphql = async (token, query, variables) => {
  const answer = await ask(token, '/graphql', { query, variables })
  return { ...answer, data: JSON.parse(answer.text).data }
}

const home = `home { pessoas { total } meses { mes saldo } aniversariantes { total pessoas { name } } agenda { titulo } }`
const homes = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: ${home}`).join(' ')} }`
const list = '{ usuarios(first: 50) { nodes { id name email telefoneUsuario } totalCount } }'
const order = 'mutation($tipo: String!) { gerarRelatorio(input: { tipo: $tipo }) { uuid } }'

/** Sends all requests of the noisy church at once and counts in `answers` how often each kind got each status. */
async function noise(tokens, answers) {
  const kinds = {
    'whole list': [12, (token) => ask(token, '/api/user')],
    'home x 15': [12, (token) => ask(token, '/graphql', { query: homes })],
    export: [3, (token, n) => ask(token, `/api/exportar/usuarios?formato=${n % 2 ? 'xlsx' : 'csv'}`)],
    'report over REST': [6, (token, n) => ask(token, `/api/relatorio/${n % 2 ? 'usuarios' : 'aniversariantes'}`)],
    'report queued': [6, (token, n) => graphql(token, order, { tipo: n % 2 ? 'usuarios' : 'aniversariantes' })],
  }
  const all = Object.entries(kinds).flatMap(([kind, [count, send]]) =>
    Array.from({ length: count }, async (_, n) => {
      const { status, ms, text } = await send(tokens[n % tokens.length], n)
      const at = (answers[kind] ??= { slowest: 0, MB: 0 })
      at[status] = (at[status] ?? 0) + 1
      at.slowest = Math.max(at.slowest, Math.round(ms))
      at.MB = Math.max(at.MB, Number((text.length / 1e6).toFixed(1)))
      if (status >= 500) console.error(kind, status, text.slice(0, 200))
    }),
  )
  await Promise.all(all)
}

/**
 * Requests a list every 40 ms while `going`.
 * @returns the milliseconds of each response, sorted
 */
async function askLists(token, statuses, going) {
  const times = []
  const pending = []
  while (going()) {
    pending.push(
      ask(token, '/graphql', { query: list }).then(({ status, ms }) => {
        times.push(ms)
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
    await wait(40)
  }
  await Promise.all(pending)
  return times.sort((a, b) => a - b)
}

/** @returns milliseconds until the quiet church's report is ready */
async function report(token) {
  const began = performance.now()
  const { data, status, text } = await graphql(token, order, { tipo: 'usuarios' })
  if (!data) throw new Error(`the quiet church's report: ${status} ${text}`)
  for (;;) {
    const found = await graphql(token, 'query($id: ID!) { relatorio(id: $id) { status } }', {
      id: data.gerarRelatorio.uuid,
    })
    const state = found.data?.relatorio.status
    if (state === 'pronto') return Math.round(performance.now() - began)
    if (state === 'falhou' || performance.now() - began > 60_000) return Number.POSITIVE_INFINITY
    await wait(200)
  }
}

const part = (times, share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))])
const figuresOf = (times) => ({
  requests: times.length,
  p50: part(times, 0.5),
  p95: part(times, 0.95),
  max: part(times, 1),
})

async function measure({ noise: tokens, others: [lists, reports] }) {
  const statuses = {}
  const until = Date.now() + 3000
  const alone = await askLists(lists, statuses, () => Date.now() < until)
  const answers = {}
  const ready = []
  const meanwhile = []
  for (let round = 0; round < rounds; round++) {
    let noisyStill = true
    const [times, , ms] = await Promise.all([
      askLists(lists, statuses, () => noisyStill),
      noise(tokens, answers).finally(() => (noisyStill = false)),
      wait(300).then(() => report(reports)),
    ])
    meanwhile.push(...times)
    ready.push(ms)
  }
  meanwhile.sort((a, b) => a - b)
  console.log(
    `Node ${process.versions.node}, load ${os
      .loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  )
  console.table({ 'the other church, alone': figuresOf(alone), 'the other church, meanwhile': figuresOf(meanwhile) })
  console.table(answers)
  console.log('its list was answered', statuses, 'and its report was ready after', ready.join(', '), 'ms')
  const busy = [statuses, ...Object.values(answers)].some((of) => of[503])
  if (part(meanwhile, 0.95) >= limits.p95 || Math.max(...ready) >= limits.report || busy) process.exitCode = 1
}

try {
  for (let tries = 0; ; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (tries === 1200 || server.exitCode !== null) throw new Error('the server did not start')
    await wait(50)
  }
  await measure(await fill())
} finally {
  server.kill()
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()))
  rmSync(dir, { recursive: true, force: true })
}
