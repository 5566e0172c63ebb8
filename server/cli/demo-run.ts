import 'reflect-metadata'
import pino from 'pino'
import { accountsTable, founders } from '../demo/accounts.js'
import { fillDemo } from '../demo/index.js'
import { ConfigError, readConfig } from '../kernel/config.js'
import { EmbeddedPostgresError } from '../kernel/database/embedded/embedded.js'
import { openDatabase, openServices, prepareDatabase } from '../services.js'

/*
 * npm run demo   adds the demo churches that are missing, to the embedded database or that of DATABASE_URL. Their password
 *                is known to everybody: not for a database that real churches use.
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
