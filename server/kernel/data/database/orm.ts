import type { EntitySchemaWithMeta, MigrationObject } from '@mikro-orm/core'
import { type Migration, Migrator } from '@mikro-orm/migrations'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import type { Client, Pool, PoolClient } from 'pg'
import { migrations } from '../../../../migrations/index.js'
import { within } from '../../base/closing.js'
import type { Engine } from '../../base/config.js'
import { watchStatements } from '../../base/watching/statements.js'
import type { Connection } from './connection.js'
import { connectionOptions } from './engine.js'

export type Entities = readonly EntitySchemaWithMeta[]

/** How long a migration waits for a table: whoever comes after it waits for that table, too. */
const lockTimeout = '2s'

/** What a migration of the list is: a class with its own `up`. */
type Listed = new (
  ...given: ConstructorParameters<typeof Migration>
) => Pick<Migration, 'addSql' | 'isTransactional'> & { up(): Promise<void> | void }

/** The same migration, which is refused a table that others hold (see `migrate`). */
const waitingBriefly = ({ name, class: made }: MigrationObject): MigrationObject => ({
  name,
  class: class extends (made as unknown as Listed) {
    override up(): Promise<void> | void {
      // one outside a transaction only writes indexes, while others go on
      if (this.isTransactional()) this.addSql(`select set_config('lock_timeout', '${lockTimeout}', true)`)
      return super.up()
    }
  } as unknown as MigrationObject['class'],
})

export interface OrmSettings {
  connection: Connection
  entities: Entities
  /** maximum number of connections */
  pool: number
  /** milliseconds after which PostgreSQL cancels a statement; 0 for migrations, and for roles that have their own limit */
  statementTimeout: number
  applicationName: string
  /** the engine, for connections that serve churches */
  engine?: Engine
}

function ormOptions({
  connection,
  entities,
  pool,
  statementTimeout,
  applicationName,
  engine = 'postgresql',
}: OrmSettings): Options {
  return {
    ...('connectionString' in connection
      ? { clientUrl: connection.connectionString }
      : { host: connection.host, port: connection.port, user: connection.user, dbName: connection.database }),
    entities: [...entities],
    extensions: [Migrator],
    // explicit list: the same migrations run from TypeScript and from dist
    migrations: {
      migrationsList: migrations.map(waitingBriefly),
      path: 'migrations',
      emit: 'ts',
      snapshot: false,
      transactional: true,
      // each migration is a transaction by itself: one that creates an index of a large table must be in none
      allOrNothing: false,
      tableName: 'migracoes',
    },
    metadataCache: { enabled: false },
    pool: { min: 0, max: pool },
    driverOptions: {
      application_name: applicationName,
      connectionTimeoutMillis: 1500,
      ...connectionOptions(engine),
      ...(statementTimeout > 0 && { statement_timeout: statementTimeout, lock_timeout: statementTimeout }),
    },
    forceUtcTimezone: true,
    // the migrator would write coloured lines between the lines of the log
    logger: () => undefined,
    ensureDatabase: false,
    // functions are written by hand in the migrations (normalizar, auditar_*)
    schemaGenerator: { ignoreRoutines: true },
  }
}

/** The open connections of each pool. */
const opened = new WeakMap<MikroORM, Set<PoolClient>>()

export async function openOrm(settings: OrmSettings): Promise<MikroORM> {
  const orm = await MikroORM.init(ormOptions(settings))
  const clients = new Set<PoolClient>()
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  pool.on('connect', watchStatements)
  releaseLost(pool)
  pool.on('connect', (client) => clients.add(client)).on('remove', (client) => clients.delete(client))
  opened.set(orm, clients)
  return orm
}

/**
 * Gives a connection that is lost while it is in use back to the pool, which opens another one instead. Kysely releases the
 * connection of a transaction only after a commit or a rollback, and without a connection neither succeeds: each
 * transaction that PostgreSQL ended by stopping would take one place of the pool for ever.
 */
function releaseLost(pool: Pool): void {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client)).on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    // without a listener, the loss of a connection in use would end the process; the running statement reports the loss
    client.on('error', () => undefined)
    client.once('end', () => {
      if (!inUse.has(client)) return
      client.release(true)
      // whoever used it may still release it
      client.release = () => undefined
    })
  })
}

/** Closes the pool once its connections are released. Those still in use after so many milliseconds are terminated. */
export async function closeOrm(orm: MikroORM, milliseconds: number): Promise<void> {
  if (await within(milliseconds, orm.close(true))) return
  for (const client of opened.get(orm) ?? []) (client as unknown as Client).end().catch(() => undefined)
}
