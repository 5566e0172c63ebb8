/*
 * The price of a request on Citus beside plain PostgreSQL on the same cores.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The fields of each process of these PostgreSQL from its name on. */
function* processesOf(nodes) {
  const masters = new Set(
    nodes.map(({ data }) => readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
  )
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (masters.has(pid) || masters.has(fields[1])) yield { pid, fields, master: masters.has(pid) }
    } catch {}
}

/** Processor seconds that a PostgreSQL and its processes have used. */
export function processor(nodes) {
  let ticks = 0
  for (const { fields, master } of processesOf(nodes))
    for (const field of fields.slice(11, master ? 15 : 13)) ticks += Number(field)
  return ticks / 100
}

/** MB of memory of a PostgreSQL and its processes; what they share is counted once. */
export function memory(nodes) {
  let kilobytes = 0
  for (const { pid } of processesOf(nodes))
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
    } catch {} // it has ended meanwhile
  return Math.round(kilobytes / 1024)
}

const requests = {
  'list of 20 people': ['usuarios', '{ usuarios(first: 20) { nodes { id name email perfil } } }'],
  'list of 20 entries': ['entradas', '{ entradas(first: 20) { nodes { id descricao valor data } } }'],
}

/** Milliseconds of processor for each request at each node, and requests for each second. */
async function price(server, nodes, token, query) {
  const ask = async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = await response.json()
    if (!data) throw new Error(JSON.stringify(errors))
  }
  for (let i = 0; i < 100; i++) await ask()
  const used = () => nodes.map((node) => processor([node]))
  const [before, began] = [used(), performance.now()]
  let asked = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() - began < 6000) {
        await ask()
        asked++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpus = used().map((after, index) => ((after - before[index]) * 1000) / asked)
  return { cpu: cpus.reduce((sum, cpu) => sum + cpu, 0), atCoordinator: cpus[0], rate: asked / seconds }
}

/** How many messages the coordinator sends to its workers for a request. */
async function messages({ server, cluster: { coordinator } }, token, query) {
  const log = path.join(coordinator.data, 'log.txt')
  const set = async (value) => {
    await coordinator.query('postgres', `alter system set citus.log_remote_commands = ${value}`)
    await coordinator.query('postgres', `alter system set log_min_messages = ${value === 'on' ? 'notice' : 'warning'}`)
    await coordinator.query('postgres', 'select pg_reload_conf()')
    await wait(1000)
  }
  await set('on')
  const before = readFileSync(log, 'utf8').length
  const times = 20
  for (let i = 0; i < times; i++)
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }).then((response) => response.text())
  await set('off')
  return (
    (
      readFileSync(log, 'utf8')
        .slice(before)
        .match(/issuing /g) ?? []
    ).length / times
  )
}

/** Prints both for each request. Each of the two is a server and the database that it serves from. */
export async function figures(citus, plain, say) {
  const token = async ({ url }) => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@betel.demo', password: 'demo-igreja-2026' }),
    })
    return (await response.json()).token
  }
  const [here, there] = [await token(citus.server), await token(plain.server)]
  for (const [name, [, query]] of Object.entries(requests)) {
    const on = await price(citus.server, citus.cluster.nodes, here, query)
    const off = await price(plain.server, plain.cluster.nodes, there, query)
    say(
      `${name}: PostgreSQL ${off.cpu.toFixed(2)} ms of the database's processor, ${off.rate.toFixed(0)} requests a second; Citus ${on.cpu.toFixed(2)} ms (${on.atCoordinator.toFixed(2)} at the coordinator), ${on.rate.toFixed(0)}: ${(on.cpu / off.cpu).toFixed(1)} times the processor, ${(on.rate / off.rate).toFixed(2)} of the throughput; ${(await messages(citus, here, query)).toFixed(1)} messages to the workers`,
    )
  }
}
