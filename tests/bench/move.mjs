/*
 * How long a large church is closed while it moves, and how long others wait:
 *
 *   node tests/bench/move.mjs [entries]
 *
 * Moves a church of 500 people and so many entries to another installation with the embedded database, in which all of
 * its numbers are taken, so that every row changes on its way. Prints the rows and the seconds.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { build } from './prepare.mjs'
import { seed } from './seed.mjs'

const [, , entries = 500_000] = process.argv.map(Number)
const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(os.tmpdir(), 'candeia-move-'))
chmodSync(dir, 0o711) // PostgreSQL may run as another user

build()
const { startEmbedded } = await import('../../dist/server/kernel/data/database/embedded/embedded.js')
const { readConfig, readSecretKey } = await import('../../dist/server/kernel/base/config.js')
const { prepareDatabase } = await import('../../dist/server/services.js')

async function installation(name, count) {
  const dataDir = path.join(dir, name)
  mkdirSync(dataDir, { mode: 0o711 })
  const settings = { shared_buffers: '512MB', max_wal_size: '4GB' }
  const postgres = await startEmbedded({ dataDir: path.join(dataDir, 'pg'), settings })
  const owner = { host: postgres.host, port: postgres.port, user: postgres.user, database: 'candeia' }
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir })
  readSecretKey(config)
  await prepareDatabase(config, owner)
  await seed(owner, 1, count, () => undefined)
  return { dataDir, owner, postgres }
}

const [source, target] = [await installation('source', entries), await installation('target', 100)]
try {
  const file = path.join(dir, 'target.env')
  writeFileSync(file, `DATA_DIR=${target.dataDir}\nPUBLIC_URL=https://target.example\n`)
  const began = performance.now()
  const out = execFileSync(
    process.execPath,
    [path.join(root, 'dist/server/cli/church.js'), 'move', '1', '--destino', file],
    { env: { PATH: process.env.PATH, DATA_DIR: source.dataDir }, encoding: 'utf8' },
  )
  console.log(out)
  console.log(`the whole command: ${Math.round((performance.now() - began) / 100) / 10} s`)
  const client = new pg.Client(target.owner)
  await client.connect()
  const { rows } = await client.query(
    'select id_cliente as church, count(*) as entries from entrada group by 1 order by 1',
  )
  console.log(rows.map(({ church, entries: n }) => `church ${church}: ${n} entries`).join('\n'))
  await client.end()
} finally {
  await source.postgres.stop()
  await target.postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
