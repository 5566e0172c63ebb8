/*
 * Measures how long reports take, how much memory they need, and how they slow down other requests. Run after a build:
 *
 *   node --max-semi-space-size=64 --single-threaded-gc tests/bench/reports.mjs     (the flags of npm start)
 *
 * One church with 10,000 people and 10,000 ledger entries. Each PDF is made as by GET /api/relatorio, with its data
 * read from the database. Exits with 1 when 1,000 rows take over 1.5 s, 10,000 rows over 6 s, memory grows by over 500
 * MB, or the p99 of a list more than doubles while reports are made.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'reflect-metadata'
import { makeServer, mountApp } from '../../dist/server/app.js'
import { hashPassword } from '../../dist/server/features/acesso/sessao/password.js'
import { foundChurch } from '../../dist/server/features/igreja/cadastro/found-church.js'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { openDatabase } from '../../dist/server/kernel/data/database/open-database.js'
import { openServices, prepareDatabase } from '../../dist/server/services.js'

const [email, password] = ['bench@exemplo.com.br', 'senha-do-bench-2026']
const author = { idUsuario: null, acao: 'bench', requisicao: 'bench' }

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-bench-'))
chmodSync(dir, 0o711)
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: path.join(dir, 'data'),
  LOG_LEVEL: 'error',
  MAX_DELAY_MS: '0',
})
const database = await openDatabase(config)
const http = makeServer(config)
const { services, close } = await openServices(config, await prepareDatabase(config, database.owner), http.log)
await mountApp(http, services)
const server = await http.listen({ port: 0, host: '127.0.0.1' })

async function fill() {
  const senhaHash = await hashPassword(password)
  const church = await foundChurch(services, author, { nomeIgreja: 'Grande', name: 'Ana', email, senhaHash })
  const owner = new pg.Client(database.owner)
  await owner.connect()
  await owner.query('set session_replication_role = replica') // no triggers: writing the audit log would only take time
  await owner.query(
    `insert into usuario (id_cliente, name, email, telefone_usuario, data_nascimento)
     select $1::int, 'Conceição Ávila da Silva ' || i, 'pessoa' || i || '@exemplo.com.br', '119' || (10000000 + i), date '1950-01-01' + i
     from generate_series(1, 10000) i`,
    [church],
  )
  // 1,000 entries in January, 10,000 in the first ten months
  for (const table of ['entrada', 'saida'])
    await owner.query(
      `insert into ${table} (id_cliente, descricao, data, categoria, valor)
       select $1::int, 'Oferta do culto de domingo nº ' || i, date '2026-01-01' + interval '1 month' * (i % 10) + interval '1 day' * (i % 28),
         1 + i % 5, 10 + (i % 90000) / 100.0 from generate_series(1, 5000) i`,
      [church],
    )
  await owner.query('vacuum analyze usuario, entrada, saida')
  await owner.end()
}

const megabytes = () => process.memoryUsage.rss() / 1e6

async function report(token, address) {
  // over a socket: fastify's inject would convert the whole file to text
  const answer = await fetch(`${server}/api/relatorio/${address}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Measures memory and counts pages on this thread, so do not call it while the waits of others are measured. */
async function measured(token, address) {
  const before = megabytes()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 10)
  const began = performance.now()
  const pdf = await report(token, address)
  const ms = performance.now() - began
  clearInterval(watch)
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length
  return { ms, memory: peak - before, pages, kB: Math.round(pdf.length / 1024) }
}

const list = '{ usuarios(first: 50) { nodes { id name email telefoneUsuario } totalCount } }'

/**
 * Requests a list every 15 ms while `going`.
 * @returns the milliseconds of each response
 */
async function askLists(token, going) {
  const times = []
  const pending = []
  while (going()) {
    const began = performance.now()
    pending.push(
      http
        .inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${token}` },
          payload: { query: list },
        })
        .then(() => times.push(performance.now() - began)),
    )
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  await Promise.all(pending)
  return times.sort((a, b) => a - b)
}

const part = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]

try {
  await fill()
  const enter = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const answer = await http.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: enter, variables: { input: { email, password } } },
  })
  const { token } = answer.json().data.entrar
  const cases = {
    'cash book, 1,000 entries': ['financas?dataInicial=2026-01-01&dataFinal=2026-01-31', 1500],
    'cash book, 10,000 entries': ['financas?dataInicial=2026-01-01&dataFinal=2026-12-31', 6000],
    'people, 10,000': ['usuarios?dataInicial=2026-01-01&dataFinal=2099-12-31', 6000],
  }
  cases['people, 10,000'][0] = 'usuarios?dataFinal=2099-12-31'
  const table = {}
  for (const [name, [address, limit]] of Object.entries(cases)) {
    const runs = []
    for (let round = 0; round < 5; round++) runs.push(await measured(token, address))
    runs.sort((a, b) => a.ms - b.ms)
    const { ms, pages, kB } = runs[2]
    const memory = Math.max(...runs.map((run) => run.memory))
    table[name] = { ms: Math.round(ms), limit, 'MB more': Math.round(memory), pages, kB }
    if (ms > limit || memory > 500) process.exitCode = 1
  }
  let until = Date.now() + 30_000
  await askLists(token, () => Date.now() < until - 27_000)
  until = Date.now() + 30_000
  const alone = await askLists(token, () => Date.now() < until)
  let making = true
  const reports = (async () => {
    const end = Date.now() + 30_000
    while (Date.now() < end) await report(token, cases['cash book, 10,000 entries'][0])
    making = false
  })()
  const meanwhile = await askLists(token, () => making)
  await reports
  const quiet = { p50: part(alone, 0.5), p99: part(alone, 0.99) }
  const busy = { p50: part(meanwhile, 0.5), p99: part(meanwhile, 0.99) }
  const rounded = ({ p50, p99 }) => ({ p50: Number(p50.toFixed(1)), p99: Number(p99.toFixed(1)) })
  console.log(
    `Node ${process.versions.node}, load ${os
      .loadavg()
      .map((value) => value.toFixed(2))
      .join(' ')}`,
  )
  console.table(table)
  console.table({ 'list of 50, alone': rounded(quiet), 'list of 50, while reports are made': rounded(busy) })
  if (busy.p99 > 2 * quiet.p99) process.exitCode = 1
} finally {
  await http.close()
  await close()
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
}
