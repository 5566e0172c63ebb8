/*
 * Many churches, and a large one among them: the same ones in a distributed database and in plain PostgreSQL on the same
 * cores. The documents of the client's screens are sent to both in turn, each time for another church, so that whatever
 * else the machine does disturbs both alike. Then each runs the jobs of a night.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { askFor, operations, quantile, steady } from '../../tests/bench/screen-documents.mjs'
import { seed } from '../../tests/bench/seed.mjs'
import { memory, processor } from './figures.mjs'

const ordinary = { people: 30, entries: 150, requests: 120 }
const large = { people: 50_000, entries: 250_000, requests: 30 }
const warmUp = 20
const database = 'muitas'
const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1)
const milliseconds = (value) => value.toFixed(value < 100 ? 1 : 0)

/** A new database with the churches. @returns sessions of the ordinary ones and of the large one, which is the last */
async function filled(address, churches, own, { serve, stop }) {
  await stop(await serve(address, { ...own, DATABASE_ENGINE: 'postgresql' }))
  const { hostname: host, port, username: user } = new URL(address)
  const owner = { host, port: Number(port), user, database }
  const tokens = await seed(owner, churches, ordinary.entries, undefined, { people: ordinary.people, first: 0 })
  const first = Math.ceil((churches * ordinary.people) / large.people)
  const [{ token }] = await seed(owner, 1, large.entries, undefined, { people: large.people, first })
  return [
    { ...ordinary, name: 'ordinary', churches: tokens.map((each, church) => ({ token: each.token, church })) },
    { ...large, name: 'large', churches: [{ token, church: first }] },
  ]
}

/** How many statements of the database's connections went to one part of the tables, and to several. */
async function statements({ coordinator }) {
  const [counted] = await coordinator.query(
    database,
    `select query_execution_single_shard::int as one, query_execution_multi_shard::int as several from citus_stat_counters where name = $1`,
    [database],
  )
  return counted
}

/** Sends an operation to both in turn, for each of these churches. */
async function compare(operation, kind, citus, plain, say) {
  const sides = [citus, plain]
  const ask = async ({ server, kinds }, n) => {
    const { churches, people } = kinds[kind]
    const { token, church } = churches[(n * 7919) % churches.length]
    return askFor(operation, { url: server.url, token, church, n, people })
  }
  const { name, requests } = citus.kinds[kind]
  for (let n = 0; n < warmUp; n++) for (const side of sides) await ask(side, n)
  const times = new Map(sides.map((side) => [side, []]))
  const used = () => [citus.cluster.nodes, [citus.cluster.coordinator], plain.cluster.nodes].map(processor)
  const [before, sent] = [used(), await statements(citus.cluster)]
  for (let n = 0; n < requests; n++)
    for (const side of n % 2 ? sides : sides.toReversed()) times.get(side).push(await ask(side, n + warmUp))
  const [on, coordinator, off] = used().map((after, index) => ((after - before[index]) * 1000) / requests)
  const after = await statements(citus.cluster)
  const several = (after.several - sent.several) / requests
  const of = (side) => [0.5, 0.99].map((share) => steady(times.get(side), share))
  const [[p50, p99], [half, most]] = [of(citus), of(plain)]
  say(
    `${name}, ${operation}: PostgreSQL p50 ${milliseconds(half)} ms, p99 ${milliseconds(most)} ms, ${off.toFixed(1)} ms of its processor; Citus ${milliseconds(p50)}, ${milliseconds(p99)}, ${on.toFixed(1)} (${coordinator.toFixed(1)} at the coordinator): ${(p50 / half).toFixed(1)}, ${(p99 / most).toFixed(1)}, ${(on / off).toFixed(1)} times; ${((after.one - sent.one) / requests + several).toFixed(1)} statements, ${several.toFixed(1)} of them to all parts`,
  )
}

/** The jobs that the schedule starts at night or every hour, all at once; meanwhile one person after another lists people. */
async function night(name, { server, cluster: { coordinator }, kinds: [{ churches, people }] }, { say, check }) {
  const list = async (n) => {
    const { token, church } = churches[(n * 7919) % churches.length]
    return askFor('list', { url: server.url, token, church, n, people })
  }
  const [quiet, busy] = [[], []]
  for (let n = 0; n < 100; n++) quiet.push(await list(n))
  const began = performance.now()
  const queued = await coordinator.query(
    database,
    'insert into pgboss.job (name, data) select name, data from pgboss.schedule returning id',
  )
  const ids = queued.map(({ id }) => id)
  const states = async () =>
    coordinator.query(database, 'select name, state from pgboss.job where id = any ($1)', [ids])
  while (seconds(began) < 600 && (await states()).some(({ state }) => ['created', 'active', 'retry'].includes(state))) {
    for (let n = 0; n < 10; n++) busy.push(await list(n))
    await wait(50)
  }
  const took = seconds(began)
  const failed = (await states()).filter(({ state }) => state !== 'completed')
  const [before, meanwhile] = [quiet, busy].map((times) => quantile(times, 0.95).toFixed(1))
  check(
    ids.length > 0 && failed.length === 0,
    `${name}: the ${ids.length} jobs of a night in ${took} s, not completed: ${failed.map((job) => job.name).join(', ') || 'none'}; a list of people p95 ${before} ms before, ${meanwhile} ms meanwhile`,
  )
  if (failed.length) say(server.output.slice(-2000))
}

/** Prints how large both are. */
async function sizes(citus, plain, say) {
  const sized = async ({ nodes }) => {
    const all = nodes.map(async (node) => {
      const [{ mb }] = await node.query(database, 'select (pg_database_size(current_database()) / 1000000)::int as mb')
      return `${node.name} ${mb} MB, ${memory([node])} MB of memory`
    })
    return (await Promise.all(all)).join('; ')
  }
  say(`Citus: ${await sized(citus.cluster)}; PostgreSQL: ${await sized(plain.cluster)}`)
}

/**
 * @param churches how many, beside the large one
 * @param tools of the rehearsal
 */
export async function rehearseScale(churches, tools) {
  const { cluster, plain: other, besides, serve, stop, distribute, say, check } = tools
  const began = performance.now()
  const address = await cluster.database(database)
  const beside = await besides(database)
  const [own, others] = [{ DATA_DIR: `${cluster.dir}/muitas` }, { DATA_DIR: `${cluster.dir}/outras` }]
  const [here, there] = await Promise.all([
    filled(address, churches, own, tools),
    filled(beside, churches, others, tools),
  ])
  const people = churches * ordinary.people + large.people
  say(
    `two databases with ${churches} churches of ${ordinary.people} people and ${ordinary.entries} entries and one of ${large.people} and ${large.entries} filled in ${seconds(began)} s`,
  )
  // what Citus makes without a setting
  await cluster.coordinator.query(database, `alter database ${database} set citus.shard_count = 32`)
  const start = performance.now()
  const lines = distribute(address)
  const took = seconds(start)
  const [found] = await cluster.coordinator.query(
    database,
    `select (select count(*) from usuario)::int as people, (select count(*) from entrada)::int + (select count(*) from saida)::int as entries,
      (select count(*) from citus_shards where citus_table_type = 'distributed')::int as parts`,
  )
  check(
    lines.length > 80 && found.people === people && found.entries === churches * ordinary.entries + large.entries,
    `${lines.length - 1} tables distributed in ${found.parts} parts in ${took} s; afterwards ${found.people} people and ${found.entries} entries`,
  )
  for (const node of cluster.nodes.slice(1)) await node.query(database, 'vacuum analyze')
  const first = performance.now()
  const citus = { cluster, kinds: here, server: await serve(address, own) }
  say(`the server starts on it in ${seconds(first)} s`)
  const plain = {
    cluster: other,
    kinds: there,
    server: await serve(beside, { ...others, DATABASE_ENGINE: 'postgresql' }),
  }
  for (const kind of [0, 1])
    for (const operation of Object.keys(operations)) await compare(operation, kind, citus, plain, say)
  await sizes(citus, plain, say)
  await night('PostgreSQL', plain, tools)
  await night('Citus', citus, tools)
  await sizes(citus, plain, say)
  await stop(citus.server)
  await stop(plain.server)
}
