/*
 * Churches as copies and out of a backup, from a distributed database to plain PostgreSQL and back. Every table of the church
 * is compared by checksum, and so is which record refers to which, whatever their numbers are.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { churchTables } from '../../server/cli/church/rows/catalogue.ts'
import { sealedColumns } from '../../server/cli/church/sealed.ts'
import { onlyOnce } from '../../server/cli/church/travel.ts'
import { church, closedFor, installations } from './church.mjs'

/** Types of columns that may contain numbers of records, which change where they are taken. */
const numbered = ['integer', 'bigint', 'json', 'jsonb', 'ARRAY']

/** Columns that a church restored beside itself has otherwise: it is suspended, and its records have other addresses. */
const ofCopy = [
  'cliente.nome',
  'cliente.suspenso_em',
  'cliente.motivo_suspensao',
  'cliente.updated_at',
  'cliente.versao',
]

/**
 * The number of rows of each table of a church, and a checksum of them. Tokens begin with the church's number, and encrypted
 * texts are encrypted anew, so neither is compared.
 *
 * @param beside whether it is compared with one restored beside it
 * @returns for each table, and for each column of which the uuids of the other records are compared
 */
async function contents(node, database, number, { beside = false } = {}) {
  const tables = await node.connected(database, churchTables)
  const types = await node.query(
    database,
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  )
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  const withUuid = new Set(tables.filter(({ columns }) => columns.includes('uuid')).map(({ name }) => name))
  const found = {}
  for (const { name, columns, refs } of tables) {
    if (columns.includes('hash')) continue
    const compared = columns.filter((column) => {
      const full = `${name}.${column}`
      if (full in sealedColumns || column.endsWith('_cifrado')) return false
      if (numbered.includes(typeOf.get(full))) return false
      return !beside || !(typeOf.get(full) === 'uuid' || ofCopy.includes(full))
    })
    const row = compared.map((column) => `"${column}"::text`).join() || `''`
    const [{ rows, sum }] = await node.query(
      database,
      `select count(*)::int as rows, sum(('x' || left(md5(concat_ws('|', ${row})), 15))::bit(60)::bigint)::text as sum
       from "${name}" where id_cliente = $1`,
      [number],
    )
    found[name] = `${rows} ${sum}`
    if (beside || !withUuid.has(name)) continue
    for (const [column, parent] of Object.entries(refs))
      if (withUuid.has(parent))
        found[`${name}.${column}`] = (
          await node.query(
            database,
            `select count(*) || ' ' || sum(('x' || left(md5(t.uuid || ' ' || p.uuid), 15))::bit(60)::bigint) as sum
             from "${name}" t join "${parent}" p on p.id = t."${column}" and p.id_cliente = t.id_cliente where t.id_cliente = $1`,
            [number],
          )
        )[0].sum
  }
  return found
}

const rowsIn = (found) =>
  Object.entries(found)
    .filter(([name]) => !name.includes('.'))
    .reduce((sum, [, text]) => sum + Number(text.split(' ')[0]), 0)

/**
 * Tables that a copy leaves empty: e-mails, notices and bills must not be sent twice, and nobody signs in with a credential
 * of the other installation.
 */
const leftBehind = (name) => [...onlyOnce, 'credencial'].includes(name.split('.')[0])

/** What a church leaves behind when it moves, and a log that goes on where it arrives. */
const marks = ['cliente', 'auditoria', 'auditoria.id_usuario']

/** @param number of a church of the distributed database `cheio`, whose next church leaves and comes back */
export async function rehearseCopies(number, tools) {
  const { root, cluster, plain, serve, stop, check, dir } = tools
  const { here, there } = installations('copias', tools)
  await stop(await serve(there.env.DATABASE_URL, { DATABASE_ENGINE: 'postgresql', DATA_DIR: there.env.DATA_DIR }))
  const citus = (church, how) => contents(cluster.coordinator, 'cheio', church, how)
  const other = (church, how) => contents(plain.coordinator, 'copias', church, how)
  const compare = (what, before, after, apart = () => false) => {
    const different = Object.keys(before).filter((name) => before[name] !== after[name] && !apart(name))
    const rowsOf = (found, name) => Number(found[name].split(' ')[0])
    const fewer = Object.keys(after)
      .filter((name) => !name.includes('.') && rowsOf(before, name) !== rowsOf(after, name))
      .map((name) => `${name} ${rowsOf(before, name)} -> ${rowsOf(after, name)}`)
    check(
      different.length === 0,
      `${what}: ${rowsIn(after)} rows in ${Object.keys(after).filter((name) => !name.includes('.')).length} tables, different: ${different.join(', ') || 'none'}; left behind: ${fewer.join(', ') || 'nothing'}`,
    )
  }
  const remove = async (gone) => {
    await church(root, here, undefined, 'remove', String(gone), '--ja')
    const rest = Object.entries(await citus(gone)).filter(
      ([name, text]) => !name.includes('.') && !text.startsWith('0 '),
    )
    check(
      rest.length === 0,
      `church ${gone} removed from the nodes; left: ${rest.map(([name]) => name).join(', ') || 'nothing'}`,
    )
  }
  const numberIn = (said) => Number(/o número (\d+)/.exec(said)?.[1])

  const copied = numberIn(await church(root, here, there, 'copy', String(number)))
  const original = await citus(number)
  compare('a church copied from Citus to plain PostgreSQL', original, await other(copied), leftBehind)

  // its number is taken there, so that it gets one that is free at the nodes too
  const [{ id: leaving }] = await cluster.coordinator.query(
    'cheio',
    `select min(id_cliente) as id from usuario where email like 'admin@%.demo' and id_cliente > $1`,
    [number],
  )
  await plain.coordinator.query('copias', `select setval('usuario_id_seq', 9000000)`)
  await plain.coordinator.query('copias', `insert into cliente (id, id_cliente, nome) values ($1, $1, 'Outra')`, [
    leaving,
  ])
  const before = await citus(leaving)
  const moved = await church(root, here, there, 'move', String(leaving))
  const second = numberIn(moved.slice(moved.indexOf('mudou para')))
  compare(`another one moved, as ${second}, closed for ${closedFor(moved)}`, before, await other(second), (name) =>
    marks.includes(name),
  )
  await remove(leaving)

  const into = path.join(dir, 'copias-de-seguranca')
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'dist/server/cli/backup.js'), into], {
    env: { PATH: process.env.PATH, ...there.env },
  })
  const folder = /Cópia de segurança em (.+)/.exec(stdout)[1]
  const back = numberIn(await church(root, there, here, 'copy', String(second)))
  compare(`copied from plain PostgreSQL to Citus, as ${back}`, await other(second), await citus(back), leftBehind)

  const restored = numberIn(await church(root, here, undefined, 'restore', folder, String(copied)))
  compare(
    `the first one out of a backup of plain PostgreSQL, beside itself on Citus, as ${restored}`,
    await other(copied, { beside: true }),
    await citus(restored, { beside: true }),
    leftBehind,
  )
  await remove(restored)
  await remove(back)
  compare('the first church, unchanged by these steps', original, await citus(number))
}
