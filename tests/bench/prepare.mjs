// Prepares a temporary PostgreSQL with the product's tables, filled with rows.
import 'reflect-metadata'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export function build() {
  const { status } = spawnSync(process.execPath, ['server/cli/build.mjs', 'server'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/**
 * @returns the tables' owner, the servers' database roles, a session token per church, PostgreSQL's process id, and
 * `stop`
 */
export async function prepare() {
  const { startEmbedded } = await import('../../dist/server/kernel/data/database/embedded/embedded.js')
  const { readConfig } = await import('../../dist/server/kernel/base/config.js')
  const { provisionRoles } = await import('../../dist/server/kernel/data/database/roles.js')
  const { prepareDatabase } = await import('../../dist/server/services.js')
  const { seed } = await import('./seed.mjs')

  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candeia-bench-'))
  chmodSync(dataDir, 0o711) // PostgreSQL may run as another user
  const server = await startEmbedded({ dataDir: path.join(dataDir, 'pg'), settings: { max_connections: 100 } })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const owner = { host: server.host, port: server.port, user: server.user, database: 'bench' }
    await prepareDatabase(readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir }), owner)
    const roles = await provisionRoles(owner)
    const tokens = await seed(owner)
    return { dataDir, owner, roles, tokens, postmaster: server.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
