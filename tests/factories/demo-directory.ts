import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { makeServer } from '../../server/app.js'
import { demoAtStart } from '../../server/demo/index.js'
import { readConfig } from '../../server/kernel/base/config.js'
import { startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { openServices, prepareDatabase } from '../../server/services.js'
import { runsDirectory } from './database.js'

/** Makes what a stopped server with the demo churches leaves, in this process. */
async function fill(dir: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dir, LOG_LEVEL: 'silent' })
  const cluster = await startEmbedded({ dataDir: path.join(dir, 'pg'), settings: { fsync: 'off' } })
  try {
    const { host, port, user } = cluster
    const roles = await prepareDatabase(config, { host, port, user, database: 'candeia' })
    const { services, close } = await openServices(config, roles, makeServer(config).log)
    await demoAtStart(services).finally(close)
  } finally {
    await cluster.stop()
  }
}

/**
 * Copies the data directory of a stopped server with the demo churches and a key of its own. It is filled once per run,
 * because that takes longer than most tests; each copy is like a fresh one.
 */
export async function copyDemoDirectory(to: string): Promise<void> {
  const from = await runsDirectory('demo-data', fill)
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', `${from}/.`, to])
}
