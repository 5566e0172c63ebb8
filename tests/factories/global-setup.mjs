// One real PostgreSQL for the whole run, migrated once into a template that each worker copies. Uses the built server.
import 'reflect-metadata'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '../../dist/server/kernel/config.js'
import { startEmbedded } from '../../dist/server/kernel/database/embedded/embedded.js'
import { prepareDatabase } from '../../dist/server/services.js'

async function ownServer(dir) {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }
  const server = await startEmbedded({ dataDir: path.join(dir, 'pg'), settings })
  return { server, owner: { host: server.host, port: server.port, user: server.user, database: 'modelo' } }
}

/** A test that runs tests in a copy of the project shares the outer run's server, with its migrated template. */
async function sharedServer({ owner, dir }) {
  const database = `modelo_${process.pid}`
  const admin = new pg.Client({ ...owner, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database} template ${owner.database} strategy file_copy`)
  await admin.end()
  const outer = { template: owner.database, dir }
  return { server: { stop: async () => undefined }, owner: { ...owner, database }, outer }
}

export default async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-test-'))
  chmodSync(dir, 0o711)
  const around = process.env.CANDEIA_TEST
  const { server, owner, outer } = around ? await sharedServer(JSON.parse(around)) : await ownServer(dir)
  await prepareDatabase(readConfig({ NODE_ENV: 'test' }), owner)
  process.env.CANDEIA_TEST = JSON.stringify({ owner, dir, outer })
  // workers and their child processes share compiled code, as the product's processes do (server/kernel/node-guard.ts)
  process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../dist/.compiled')
  globalThis.candeiaTest = { server, dir }
}
