// One real PostgreSQL for the whole run, migrated once into a template that each worker copies. Uses the built server.
import 'reflect-metadata'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { startEmbedded } from '../../dist/server/kernel/data/database/embedded/embedded.js'
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

/**
 * The server of TEST_DATABASE_URL instead, which a superuser may reach without a password. When that database is one of
 * Citus, so is the template: a database of the same name on all its nodes, which is copied node by node.
 */
async function givenServer(url) {
  const { hostname: host, port, username: user } = new URL(url)
  const owner = { host, port: Number(port || 5432), user, database: `modelo_${process.pid}` }
  const ask = async (node, database, text, values) => {
    const client = new pg.Client({ ...owner, ...node, database })
    await client.connect()
    return client.query(text, values).finally(() => client.end())
  }
  const asked = await ask({}, new URL(url).pathname.slice(1), `select to_regclass('pg_dist_node') is not null as citus`)
  const [{ citus }] = asked.rows
  const { rows } = citus
    ? await ask({}, new URL(url).pathname.slice(1), 'select nodename, nodeport from pg_dist_node order by groupid')
    : { rows: [] }
  const nodes = citus ? rows.map((node) => ({ host: node.nodename, port: node.nodeport })) : [{}]
  for (const node of nodes) {
    await ask(node, 'postgres', `create database ${owner.database}`)
    if (citus) await ask(node, owner.database, 'create extension citus')
  }
  const [coordinator, ...workers] = nodes
  if (citus)
    await ask({}, owner.database, 'select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port])
  for (const worker of workers)
    await ask({}, owner.database, 'select citus_add_node($1, $2)', [worker.host, worker.port])
  /** Ends what Citus itself runs in the template, because nobody may be in a database that is copied. */
  async function close() {
    for (const node of nodes) {
      await ask(node, 'postgres', `alter database ${owner.database} allow_connections false`)
      await ask(node, 'postgres', 'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        owner.database,
      ])
    }
  }
  async function stop() {
    for (const node of nodes) {
      const { rows: made } = await ask(
        node,
        'postgres',
        'select datname as name from pg_database where datname like $1',
        [`${owner.database}%`],
      )
      for (const { name } of made) await ask(node, 'postgres', `drop database ${name} with (force)`)
    }
  }
  return { server: { stop }, owner, close, ...(citus && { nodes }) }
}

export default async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-test-'))
  chmodSync(dir, 0o711)
  const around = process.env.CANDEIA_TEST
  const url = process.env.TEST_DATABASE_URL
  const given = url && !around ? await givenServer(url) : undefined
  const { server, owner, outer, nodes } =
    given ?? (around ? await sharedServer(JSON.parse(around)) : await ownServer(dir))
  const engine = nodes ? { DATABASE_ENGINE: 'citus', DATABASE_URL: url } : {}
  await prepareDatabase(readConfig({ NODE_ENV: 'test', ...engine }), owner)
  await given?.close()
  process.env.CANDEIA_TEST = JSON.stringify({ owner, nodes, dir, outer })
  // workers and their child processes share compiled code, as the product's processes do (server/kernel/base/node-guard.ts)
  process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../dist/.compiled')
  globalThis.candeiaTest = { server, dir }
}
