/*
 * A church leaves a distributed database for plain PostgreSQL while 16 people write in it, is removed from the nodes, and
 * comes back. What it has is compared with what left.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `npm run church`. @returns its output */
export async function church(root, from, to, ...args) {
  const program = path.join(root, 'dist/server/cli/church.js')
  const { stdout } = await run(process.execPath, [program, ...args, ...(to ? ['--destino', to.file] : [])], {
    env: { PATH: process.env.PATH, ...from.env },
  })
  return stdout
}

export const closedFor = (said) => said.match(/fechada por ([\d.,]+ s)/)?.[1]

/** How many rows of the church each table has. Tokens, which contain its number, end when it gets another one. */
async function rowsOf(node, database, number) {
  const tables = await node.query(
    database,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id_cliente'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '_[0-9]{6,}$'
       and not exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = 'hash' and not h.attisdropped)
     order by 1`,
  )
  const found = {}
  for (const { name } of tables)
    found[name] = (
      await node.query(database, `select count(*)::int as n from "${name}" where id_cliente = $1`, [number])
    )[0].n
  return found
}

/** The distributed installation `cheio` and one on plain PostgreSQL, with the files that describe them. */
export function installations(database, { url, key, plain, dir }) {
  const installation = (name, engine, address) => {
    const env = {
      DATABASE_ENGINE: engine,
      DATABASE_URL: address,
      DATA_DIR: path.join(dir, name),
      SECRET_KEY: key,
      PUBLIC_URL: `http://${name}.example`,
    }
    const file = path.join(dir, `${name}.env`)
    writeFileSync(
      file,
      Object.entries(env)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    )
    return { env, file }
  }
  const address = `postgres://postgres@127.0.0.1:${plain.coordinator.port}/${database}`
  return { here: installation('product', 'citus', url), there: installation(database, 'postgresql', address) }
}

/** @param number of a church of the distributed database `cheio` */
export async function rehearseChurch(number, tools) {
  const { root, cluster, plain, serve, stop, say, check, writing } = tools
  const { here, there } = installations('destino', tools)
  await stop(await serve(there.env.DATABASE_URL, { DATABASE_ENGINE: 'postgresql', DATA_DIR: there.env.DATA_DIR }))

  const codes = await writing(async () => {
    const said = await church(root, here, there, 'move', String(number))
    say(`a church moved to plain PostgreSQL, closed for ${closedFor(said)}`)
  })
  const to = Number((await plain.coordinator.query('destino', 'select numero, igreja from mudanca_igreja'))[0].igreja)
  const rows = await plain.coordinator.query(
    'destino',
    `select codigo_patrimonio as code, count(*)::int as n from patrimonio where id_cliente = $1 and codigo_patrimonio = any ($2) group by 1`,
    [to, codes],
  )
  check(
    rows.length === codes.length && rows.every(({ n }) => n === 1),
    `${codes.length} writes acknowledged before it left, ${codes.length - rows.length} lost, ${rows.filter(({ n }) => n > 1).length} doubled`,
  )
  const [{ n: large }] = await plain.coordinator.query(
    'destino',
    'select max(last_value)::bigint::text as n from pg_sequences',
  )
  check(Number(large) < 2 ** 27, `its records have low numbers there; the highest sequence is at ${large}`)
  const left = await rowsOf(plain.coordinator, 'destino', to)
  const removed = await church(root, here, undefined, 'remove', String(number), '--ja')
  const rest = Object.entries(await rowsOf(cluster.coordinator, 'cheio', number)).filter(([, n]) => n > 0)
  check(rest.length === 0, `${removed.trim()} Left at the nodes: ${rest.map(([name]) => name).join(', ') || 'nothing'}`)

  const said = await church(root, there, here, 'move', String(to))
  const [{ igreja: back }] = await cluster.coordinator.query(
    'cheio',
    `select igreja from mudanca_igreja where situacao = 'aberta'`,
  )
  const now = await rowsOf(cluster.coordinator, 'cheio', back)
  const different = Object.keys(left).filter((name) => left[name] !== now[name])
  check(
    different.length === 0,
    `it came back with number ${back}, closed for ${closedFor(said)}: ${Object.values(now).reduce((sum, n) => sum + n, 0)} rows, different numbers of rows in: ${different.join(', ') || 'none'}`,
  )
}
