import type { MikroORM } from '@mikro-orm/postgresql'
import type { Engine } from './kernel/base/config.js'
import { databaseCode } from './kernel/base/errors.js'
import { distribute } from './kernel/data/database/citus/distribute.js'
import { migrateDistributed } from './kernel/data/database/citus/update.js'
import type { Connection } from './kernel/data/database/connection.js'
import { type Entities, openOrm } from './kernel/data/database/orm.js'
import { type GivenRoles, provisionRoles, type RoleConnections } from './kernel/data/database/roles.js'
import { refuseUnfinished } from './kernel/transport/backup/unfinished.js'
import { migrateJobs } from './kernel/work/jobs/open-jobs.js'

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
    await migrateBetween(orm)
  } finally {
    await orm.close(true)
  }
  if (engine === 'citus') await distribute(owner, say)
  await migrateJobs(owner)
  return provisionRoles(owner, given)
}

/** Milliseconds between attempts, in which others write, and after which the start fails. */
const [pause, patience] = [2000, 30 * 60_000]

const waiting =
  'Uma tabela está em uso, talvez por uma cópia de segurança: a atualização do banco espera e tenta de novo.'

/**
 * Runs the migrations that are missing, each in its own transaction. A backup holds all tables while it reads, and a
 * migration that waits for one makes everybody else wait for that table behind it. So it gives up soon, and tries again:
 * during an update the version before goes on writing.
 * @throws the last failure, when a table is still held after half an hour
 */
async function migrateBetween(orm: MikroORM): Promise<void> {
  const began = Date.now()
  for (let tries = 1; ; tries++) {
    try {
      await orm.migrator.up()
      return
    } catch (error) {
      // a lock that did not come, or a deadlock with a request
      if (!['55P03', '40P01'].includes(databaseCode(error) ?? '') || Date.now() - began > patience) throw error
      if (tries === 1) console.error(waiting)
      await new Promise((next) => setTimeout(next, pause))
    }
  }
}
