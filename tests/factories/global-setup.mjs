// One real PostgreSQL for the whole run, migrated once into a template that each worker copies. Uses the built server.
import 'reflect-metadata'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../dist/server/kernel/config.js'
import { startEmbedded } from '../../dist/server/kernel/database/embedded/embedded.js'
import { prepareDatabase } from '../../dist/server/services.js'

export default async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-test-'))
  chmodSync(dir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 150 }
  const server = await startEmbedded({ dataDir: path.join(dir, 'pg'), settings })
  const owner = { host: server.host, port: server.port, user: server.user, database: 'modelo' }
  await prepareDatabase(readConfig({ NODE_ENV: 'test' }), owner)
  process.env.CANDEIA_TEST = JSON.stringify({ owner, dir })
  globalThis.candeiaTest = { server, dir }
}
