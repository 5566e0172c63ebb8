import 'reflect-metadata'
import { readConfig } from '../kernel/config.js'
import { openOrm } from '../kernel/database/orm.js'
import { entities, openDatabase } from '../services.js'

/*
 * npm run migration -- create   writes a migration for what the entities have changed since the snapshot
 * npm run migration -- check    fails when a migration is missing
 */
const config = readConfig()
const database = await openDatabase(config)
const orm = await openOrm({
  connection: database.owner,
  entities,
  pool: 2,
  statementTimeout: 0,
  applicationName: 'candeia-migration',
})
try {
  await orm.schema.ensureDatabase()
  await orm.migrator.up()
  if (process.argv[2] === 'create') {
    const { fileName } = await orm.migrator.create()
    process.stdout.write(
      fileName ? `migrations/${fileName}: rename it, add it to migrations/index.ts\n` : 'no change\n',
    )
  } else if (await orm.migrator.checkSchema()) {
    console.error('The entities differ from the migrations: run `npm run migration -- create`.')
    process.exitCode = 1
  }
} finally {
  await orm.close(true)
  await database.stop()
}
