/*
 * node tests/bench/lists.mjs [rows] [list ...]: measures every list of the API, or the named lists, in a church with
 * 10,000 rows (or the given number) in each. Requests 100 items in the default order, and once with a search, with all
 * plain fields of the items and of their objects.
 */
import '../factories/newer-node.mjs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import pg from 'pg'
import { startServer, stopServer } from './load.mjs'
import { build, prepare } from './prepare.mjs'

const [, , count = 10_000, ...only] = process.argv
const rows = Number(count)
const root = path.resolve(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'))

/** Every plain field of the nodes, and of their objects one level below. */
function selection(type, depth = 0) {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return []
    // skip the timeline: no list shows it, only a person's page does
    if (field.name === 'linhaDoTempo') return []
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    return isObjectType(named) && depth < 1 ? [`${field.name} { ${selection(named, depth + 1)} }`] : []
  })
  return parts.join(' ')
}

const lists = Object.values(schema.getQueryType().getFields()).filter(
  (field) =>
    field.name !== 'emailsSaida' &&
    getNamedType(field.type).name.endsWith('Page') &&
    (!only.length || only.includes(field.name)),
)

build()
// from then on this process can load the tests' factories
await import('../factories/run-typescript.mjs')
const { recordKinds } = await import('../factories/records.ts')
const { dataDir, owner, roles, tokens, stop } = await prepare()
const [church] = tokens
const client = new pg.Client(owner)
await client.connect()
// the church has some rows already; of the days of its meetings, some are taken
for (const { rows: sql, table } of recordKinds)
  if (sql && table !== 'email_saida')
    await client.query(/on conflict/.test(sql) ? sql : `${sql} on conflict do nothing`, [church.idCliente, rows])
// spread people over the cells and meetings, since none has thousands
await client.query(
  `update membro_encontro p set id_encontro = e.id from (
  select id, row_number() over (order by id) n from encontro where id_cliente = $1) e
  where p.id_cliente = $1 and e.n = 1 + (p.id_membro % (select count(*) from encontro where id_cliente = $1) / 20)`,
  [church.idCliente],
)
await client.query(
  `update membro_celula m set id_celula = c.id from (
  select id, row_number() over (order by id) n from celula where id_cliente = $1) c
  where m.id_cliente = $1 and m.membro_lider = 0 and c.n = 1 + (m.id_membro % (select count(*) from celula where id_cliente = $1) / 20)`,
  [church.idCliente],
)
// spread the pupils over the classes too, because each lesson lists the pupils of its class
await client.query(
  `update membro_classe_ebd m set id_classe = c.id from (
  select id, row_number() over (order by id) n from classe_ebd where id_cliente = $1) c
  where m.id_cliente = $1 and c.n = 1 + (m.id_membro % (select count(*) from classe_ebd where id_cliente = $1) / 20)`,
  [church.idCliente],
)
await client.query('analyze')
await client.end()
const server = await startServer('product', { port: 4580, dataDir, roles, pool: 8, execArgv: [] })
try {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${church.token}` }
  const ask = async (query) => {
    const start = performance.now()
    const response = await fetch(server.url, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const { data, errors } = await response.json()
    return { ms: performance.now() - start, page: data && Object.values(data)[0], error: errors?.[0].message }
  }
  const table = {}
  for (const list of lists) {
    const node = getNamedType(getNamedType(list.type).getFields().nodes.type)
    const required = list.args.filter((arg) => String(arg.type).endsWith('!') && arg.name !== 'first')
    if (required.length) continue
    for (const search of ['', ', busca: "a 9"']) {
      if (search && !list.args.some((arg) => arg.name === 'busca')) continue
      const query = `{ ${list.name}(first: 100${search}) { totalCount nodes { ${selection(node)} } } }`
      const times = []
      for (let i = 0; i < 15; i++) times.push(await ask(query))
      const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const [{ page }] = times
      table[`${list.name}${search && ' (busca)'}`] = {
        total: page?.totalCount ?? times[0].error,
        'median ms': Number(sorted[7].toFixed(1)),
        'worst ms': Number(sorted[14].toFixed(1)),
      }
    }
  }
  console.table(table)
} finally {
  await stopServer(server)
  await stop()
}
