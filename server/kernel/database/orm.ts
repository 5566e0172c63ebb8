import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { migrations } from '../../../migrations/index.js'
import type { Connection } from './connection.js'

export type Entities = readonly EntitySchemaWithMeta[]

export interface OrmSettings {
  connection: Connection
  entities: Entities
  /** most connections at once */
  pool: number
  /** milliseconds after which PostgreSQL gives up on one statement; 0 for migrations */
  statementTimeout: number
  applicationName: string
}

export function ormOptions({ connection, entities, pool, statementTimeout, applicationName }: OrmSettings): Options {
  return {
    ...('connectionString' in connection
      ? { clientUrl: connection.connectionString }
      : { host: connection.host, port: connection.port, user: connection.user, dbName: connection.database }),
    entities: [...entities],
    extensions: [Migrator],
    // explicit list: the same migrations run from TypeScript and from dist
    migrations: {
      migrationsList: migrations,
      path: 'migrations',
      emit: 'ts',
      snapshot: true,
      snapshotName: 'snapshot',
      transactional: true,
      tableName: 'migracoes',
    },
    metadataCache: { enabled: false },
    pool: { min: 0, max: pool },
    driverOptions: {
      application_name: applicationName,
      connectionTimeoutMillis: 1500,
      ...(statementTimeout > 0 && { statement_timeout: statementTimeout, lock_timeout: statementTimeout }),
    },
    forceUtcTimezone: true,
    // the migrator would write coloured lines between those of the log
    logger: () => undefined,
    ensureDatabase: false,
    // functions are written by hand in the migrations (normalizar, auditar_*)
    schemaGenerator: { ignoreRoutines: true },
  }
}

export const openOrm = (settings: OrmSettings): Promise<MikroORM> => MikroORM.init(ormOptions(settings))
