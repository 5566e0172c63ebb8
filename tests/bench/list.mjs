/*
 * npm run bench: compares the GraphQL list of 50 people with nested memberships (200 churches of 500 people, 16
 * connections) with
 *   by-hand       node:http + pg + one prepared json_agg statement in a transaction of the church
 *   postgraphile  PostGraphile 5 on the same tables
 * in the same run, in turns. Exits with 1 when the product answers fewer requests per second than 0.45 times by-hand or
 * 1.2 times postgraphile.
 *
 * All servers run with the Node flags of npm start.
 *
 *   ROUNDS=3 SECONDS=5   how often and how long each is measured, after a warm-up of two seconds
 *   ONLY=product         only these servers, without ratios
 *   PROFILE=dir          a CPU profile of each server, written when it ends
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { load, startServer, stopServer } from './load.mjs'
import { build, prepare } from './prepare.mjs'
import { installPostgraphile } from './rival.mjs'

const atLeast = { 'by-hand': 0.45, postgraphile: 1.2 }
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const names = process.env.ONLY?.split(',') ?? ['product', 'by-hand', 'postgraphile']

const product = `query Pessoas($first: Int!) { pessoas: usuarios(first: $first) {
  nodes { id name email dataNascimento membros { id funcao departamento { id nome } } } } }`
const postgraphile = `query Pessoas($idCliente: Int!) {
  pessoas: allUsuarios(first: 50, condition: { idCliente: $idCliente }, orderBy: [NOME_ORDEM_ASC, PRIMARY_KEY_ASC]) {
    nodes { id: rowId name email dataNascimento membros: benchMembrosByIdUsuarioAndIdCliente(orderBy: [PRIMARY_KEY_ASC]) {
      nodes { id: rowId funcao departamento: benchDepartamentoByIdDepartamentoAndIdCliente { id: rowId nome } } } } } }`

const json = { 'content-type': 'application/json' }
const requestOf = {
  product: ({ token }) => ({
    headers: { ...json, authorization: `Bearer ${token}` },
    body: { query: product, variables: { first: 50 } },
  }),
  'by-hand': ({ idCliente }) => ({ headers: json, body: { variables: { idCliente } } }),
  postgraphile: ({ idCliente }) => ({ headers: json, body: { query: postgraphile, variables: { idCliente } } }),
}
const requestsOf = (name, tokens) =>
  tokens.map((church) => {
    const { headers, body } = requestOf[name](church)
    return { method: 'POST', headers, body: JSON.stringify(body) }
  })

/** Sends one request. Returns the people with their memberships, in the same form for all servers. */
async function answer({ url }, request) {
  const response = await fetch(url, request)
  const { data, errors } = await response.json()
  if (!data?.pessoas) throw new Error(`${url} ${response.status}: ${JSON.stringify(errors)}`)
  return data.pessoas.nodes.map(({ id, name, email, dataNascimento, membros }) => ({
    id,
    name,
    email,
    dataNascimento,
    membros: membros.nodes ?? membros,
  }))
}

/** Every server must return the same people with the same memberships, otherwise the figures cannot be compared. */
async function sameAnswers(servers, tokens) {
  for (const church of [0, 117]) {
    const answers = []
    for (const server of servers) answers.push(await answer(server, requestsOf(server.name, tokens)[church]))
    const memberships = answers[0].flatMap((person) => person.membros).filter(({ departamento }) => departamento.nome)
    if (answers[0].length !== 50 || memberships.length !== 100)
      throw new Error(`${answers[0].length} people, ${memberships.length} memberships`)
    for (const other of answers)
      if (JSON.stringify(other) !== JSON.stringify(answers[0])) throw new Error('the servers answer differently')
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const column = (runs, key) => median(runs.map((run) => run[key]))

function print(results) {
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, runs]) => [
        name,
        {
          'req/s': Math.round(column(runs, 'rate')),
          rounds: runs.map((run) => Math.round(run.rate)).join(' '),
          'p50 ms': column(runs, 'p50'),
          'p99 ms': column(runs, 'p99'),
          'CPU ms/req': Number(column(runs, 'cpu').toFixed(2)),
          'PostgreSQL ms/req': Number(column(runs, 'database').toFixed(2)),
          failed: runs.reduce((sum, run) => sum + run.failed, 0),
        },
      ]),
    ),
  )
}

/** `node --flag=1 server/cli/start.mjs` -> ['--flag=1'] */
function startFlags() {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return scripts.start.split(/\s+/).filter((word) => word.startsWith('--'))
}

/** @returns whether the product is fast enough and answered every request */
function judge(results) {
  let good = results.product.every((run) => run.failed === 0)
  for (const [name, limit] of Object.entries(atLeast)) {
    // compare rounds that ran at the same time, because other load on the machine then affects both
    const ratio = median(results.product.map((run, round) => run.rate / results[name][round].rate))
    good &&= ratio >= limit
    console.log(`product / ${name}: ${ratio.toFixed(2)} (at least ${limit})`)
  }
  return good
}

build()
const rival = names.includes('postgraphile') ? installPostgraphile() : undefined
console.log(
  `Node ${process.versions.node}, ${os.availableParallelism()} x ${os.cpus()[0].model}, load before: ${os
    .loadavg()
    .map((n) => n.toFixed(2))
    .join(' ')}`,
)
const { dataDir, roles, tokens, postmaster, stop } = await prepare()
const servers = []
try {
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []
  const execArgv = [...startFlags(), ...profile]
  for (const [index, name] of names.entries())
    servers.push(await startServer(name, { port: 4570 + index, dataDir, roles, pool: 8, execArgv, rival }))
  await sameAnswers(servers, tokens)
  const results = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const server of servers) {
      const requests = requestsOf(server.name, tokens)
      await load(server, requests, 2, postmaster)
      results[server.name].push(await load(server, requests, seconds, postmaster))
    }
  }
  print(results)
  console.log(
    `load after: ${os
      .loadavg()
      .map((n) => n.toFixed(2))
      .join(' ')}`,
  )
  if (names.length === 3 && !judge(results)) process.exitCode = 1
} finally {
  for (const server of servers) await stopServer(server)
  await stop()
}
