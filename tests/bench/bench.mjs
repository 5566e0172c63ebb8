/*
 * npm run bench: compares the product's own GraphQL operations (operations.mjs), in 200 churches of 500 people and over
 * 16 connections, with
 *   by-hand       node:http + pg + one prepared json_agg statement in a transaction of the church
 *   floor         the same with the session, what the church allows, and for the list the product's own statement: the
 *                 least that a server needs which answers as safely
 *   postgraphile  PostGraphile 5 on the same tables
 * in the same run, in turns. All run with the Node flags of npm start.
 *
 * Judged is the economy: the processor time per request, of the server and PostgreSQL together, which other load on the
 * machine disturbs least. An economy of 0.85 times by-hand means that the product needs 1 / 0.85 of its processor time.
 * Exits with 1 when it needs more than PostGraphile's for the list or the graph, or more than 1.8 times that for the detail. Statements and messages to PostgreSQL are those of one request on an open connection.
 *
 *   ROUNDS=3 SECONDS=5     how often and how long each is measured
 *   WARM=3000              requests of each operation that each server answers before
 *   ONLY=product           only these servers, without ratios
 *   BEFORE=folder          also the product of another version, built there
 *   OPERATIONS=list,graph  only these operations
 *   PROFILE=dir            a CPU profile of each server, written when it ends
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingProxy } from './counting-proxy.mjs'
import { load, startServer, stopServer, warmUp } from './load.mjs'
import { operations as all, comparable } from './operations.mjs'
import { build, prepare } from './prepare.mjs'
import { installPostgraphile } from './rival.mjs'
import { personOf } from './seed.mjs'

/** How many times PostGraphile's processor time the product may take. */
const atMost = { list: 1, graph: 1, detail: 1.8 }
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const warm = Number(process.env.WARM ?? 3000)
const before = process.env.BEFORE
const names = [
  ...(process.env.ONLY?.split(',') ?? ['product', 'by-hand', 'floor', 'postgraphile']),
  ...(before ? ['before'] : []),
]
const operations = all.filter(({ name }) => process.env.OPERATIONS?.split(',').includes(name) ?? true)

const json = { 'content-type': 'application/json' }
const product = ({ product }, { id }) => ({ query: product, variables: product.includes('$id') ? { id } : {} })
const bodyOf = {
  product,
  before: product,
  'by-hand': ({ name }, { idCliente, id }) => ({ variables: { name, idCliente, id } }),
  floor: ({ name }, { id }) => ({ variables: { name, id } }),
  postgraphile: ({ postgraphile }, { idCliente, id }) => ({
    query: postgraphile,
    variables: { idCliente, ...(postgraphile.includes('$id:') && { id }) },
  }),
}
/** The servers that look up a session. */
const withSession = ['product', 'before', 'floor']
const requestsOf = (server, operation, churches) =>
  churches.map((church) => ({
    method: 'POST',
    headers: withSession.includes(server) ? { ...json, authorization: `Bearer ${church.token}` } : json,
    body: JSON.stringify(bodyOf[server](operation, church)),
  }))

/** Sends one request. Returns its records in the form that all servers share. */
async function answer({ url }, request) {
  const response = await fetch(url, request)
  const { data, errors } = await response.json()
  if (!data || errors) throw new Error(`${url} ${response.status}: ${JSON.stringify(errors)}`)
  return comparable(data)
}

/** Every server must return the same records, otherwise the figures cannot be compared. */
async function sameAnswers(servers, operation, churches) {
  for (const church of [0, 117]) {
    const answers = []
    for (const server of servers)
      answers.push(await answer(server, requestsOf(server.name, operation, churches)[church]))
    const [first] = answers
    const held = JSON.stringify(operation.holds(first))
    if (held !== JSON.stringify(operation.expected)) throw new Error(`${operation.name} holds ${held}`)
    for (const [index, other] of answers.entries())
      if (JSON.stringify(other) !== JSON.stringify(first))
        throw new Error(
          `${servers[index].name} answers ${operation.name} differently:\n${JSON.stringify(first).slice(0, 900)}\n${JSON.stringify(other).slice(0, 900)}`,
        )
  }
}

/** How many statements and messages one request of each operation sends to PostgreSQL. */
async function countMessages(name, settings, churches) {
  const proxy = await countingProxy(settings.roles.app)
  const through = (role) => ({ ...role, host: proxy.host, port: proxy.port })
  const roles = { app: through(settings.roles.app), platform: through(settings.roles.platform) }
  const server = await startServer(name, { ...settings, roles, pool: 8 })
  const counts = {}
  for (const operation of operations) {
    const [request] = requestsOf(name, operation, churches)
    for (let warm = 0; warm < 3; warm++) await answer(server, request)
    await sleep(300)
    const before = { ...proxy.counted }
    const repeats = 10
    for (let n = 0; n < repeats; n++) await answer(server, request)
    counts[operation.name] = Object.fromEntries(
      Object.keys(before).map((what) => [what, (proxy.counted[what] - before[what]) / repeats]),
    )
  }
  await stopServer(server)
  proxy.stop()
  return counts
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const column = (runs, key) => median(runs.map((run) => run[key]))
const costOf = ({ cpu, database }) => cpu + database

function print(operation, results, counts) {
  console.log(`\n${operation.name}: ${operation.title}`)
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, runs]) => [
        name,
        {
          'server ms/req': Number(column(runs, 'cpu').toFixed(2)),
          'PostgreSQL ms/req': Number(column(runs, 'database').toFixed(2)),
          statements: counts[name]?.[operation.name].statements,
          messages: counts[name]?.[operation.name].messages,
          'req/s': Math.round(column(runs, 'rate')),
          rounds: runs.map((run) => Math.round(run.rate)).join(' '),
          'p50 ms': column(runs, 'p50'),
          'p99 ms': column(runs, 'p99'),
          failed: runs.reduce((sum, run) => sum + run.failed, 0),
        },
      ]),
    ),
  )
}

/** @returns whether the product is economical enough and answered every request */
function judge(operation, results) {
  let good = results.product.every((run) => run.failed === 0)
  for (const name of names.filter((name) => name !== 'product')) {
    const { economy, requests } = compare(results.product, results[name])
    const limit = name === 'postgraphile' ? atMost[operation.name] : undefined
    good &&= limit === undefined || 1 / economy <= limit
    console.log(
      `product / ${name}: economy ${economy.toFixed(2)}${limit ? `, ${(1 / economy).toFixed(2)} times its time (at most ${limit})` : ''}, requests per second ${requests.toFixed(2)}`,
    )
  }
  // what no server can exceed that answers as safely as the product
  if (results.floor)
    for (const name of ['by-hand', 'postgraphile'].filter((name) => results[name]))
      console.log(`floor / ${name}: economy ${compare(results.floor, results[name]).economy.toFixed(2)}`)
  return good
}

/** How many times the others' processor time and requests per second are, by rounds that ran at the same time. */
function compare(own, others) {
  const ratio = (of) => median(own.map((run, round) => of(run, others[round])))
  return {
    economy: ratio((run, other) => costOf(other) / costOf(run)),
    requests: ratio((run, other) => run.rate / other.rate),
  }
}

/** `node --flag=1 server/cli/start.mjs` -> ['--flag=1'] */
function startFlags() {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return scripts.start.split(/\s+/).filter((word) => word.startsWith('--'))
}

const loads = () =>
  os
    .loadavg()
    .map((n) => n.toFixed(2))
    .join(' ')

build()
const rival = names.includes('postgraphile') ? installPostgraphile() : undefined
console.log(
  `Node ${process.versions.node}, ${os.availableParallelism()} x ${os.cpus()[0].model}, load before: ${loads()}`,
)
const { dataDir, roles, tokens, postmaster, stop } = await prepare()
const churches = tokens.map((church, index) => ({ ...church, id: personOf(index) }))
const servers = []
try {
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []
  const counts = {}
  for (const [index, name] of names.entries()) {
    const own = { dataDir, roles, pool: 8, execArgv: startFlags(), rival }
    const settings = { ...own, port: 4570 + index, ...(name === 'before' && { before }) }
    counts[name] = await countMessages(name, settings, churches)
    servers.push(await startServer(name, { ...settings, execArgv: [...settings.execArgv, ...profile] }))
  }
  for (const operation of operations) {
    await sameAnswers(servers, operation, churches)
    const results = Object.fromEntries(names.map((name) => [name, []]))
    for (const server of servers) await warmUp(server, requestsOf(server.name, operation, churches), warm)
    for (let round = 0; round < rounds; round++)
      // each second round in the opposite order, so that none always follows the same other one
      for (const server of round % 2 ? servers.toReversed() : servers) {
        const requests = requestsOf(server.name, operation, churches)
        results[server.name].push(await load(server, requests, seconds, postmaster))
      }
    print(operation, results, counts)
    if (names.includes('product') && !judge(operation, results) && names.includes('postgraphile')) process.exitCode = 1
  }
  console.log(`load after: ${loads()}`)
} finally {
  for (const server of servers) await stopServer(server)
  await stop()
}
