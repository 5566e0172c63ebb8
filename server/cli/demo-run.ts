import 'reflect-metadata'
import pino from 'pino'
import { accountsTable, founders } from '../demo/accounts.js'
import { fillDemo } from '../demo/index.js'
import { ConfigError, readConfig } from '../kernel/base/config.js'
import { EmbeddedPostgresError } from '../kernel/data/database/embedded/embedded.js'
import { openDatabase } from '../kernel/data/database/open-database.js'
import { openServices, prepareDatabase } from '../services.js'

/*
 * npm run demo   adds the missing demo churches to the embedded database or the one of DATABASE_URL. Their password
 *                is public: do not use this on a database with real churches.
 */
async function demo(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const { services, close } = await openServices(
      config,
      await prepareDatabase(config, database.owner),
      pino({ level: 'warn' }),
    )
    await fillDemo(services).finally(close)
    process.stdout.write(accountsTable(founders))
  } finally {
    await database.stop()
  }
}

try {
  await demo()
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
