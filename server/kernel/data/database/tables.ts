import type { EntitySchemaWithMeta, InferKyselyTable } from '@mikro-orm/postgresql'
import type { Kysely } from 'kysely'

/**
 * The row types of all tables, for reading. Each entity file adds its own: `declare module
 * '<path>/kernel/database/tables.js' { interface Tables { thing: TableOf<typeof Thing> } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** Kysely over all tables. */
export type Db = Kysely<Tables>

/** The row type of an entity, with the entity's property names as columns (see `db` in tenant/session.ts). */
export type TableOf<Schema extends EntitySchemaWithMeta> = InferKyselyTable<
  Schema,
  { columnNamingStrategy: 'property' }
>
