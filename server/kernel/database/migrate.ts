import { refuseUnfinished } from '../backup/unfinished.js'
import type { Engine } from '../config.js'
import { migrateJobs } from '../jobs/jobs.js'
import { distribute } from './citus/distribute.js'
import { migrateDistributed } from './citus/update.js'
import type { Connection } from './connection.js'
import { type Entities, openOrm } from './orm.js'
import { type GivenRoles, provisionRoles, type RoleConnections } from './roles.js'

/** Migrates the database to the current schema as its owner, and returns the roles that the application uses. */
export async function migrate(
  owner: Connection,
  entities: Entities,
  given: GivenRoles = {},
  engine: Engine = 'postgresql',
  say?: (line: string) => void,
): Promise<RoleConnections> {
  const orm = await openOrm({
    connection: owner,
    entities,
    pool: 2,
    statementTimeout: 0,
    applicationName: 'candeia-migrate',
  })
  try {
    await orm.schema.ensureDatabase()
    await refuseUnfinished(orm)
    if (engine === 'citus') await migrateDistributed(orm, owner)
    await orm.migrator.up()
  } finally {
    await orm.close(true)
  }
  if (engine === 'citus') await distribute(owner, say)
  await migrateJobs(owner)
  return provisionRoles(owner, given)
}
