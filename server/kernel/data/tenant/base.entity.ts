import { type EntitySchemaWithMeta, type IndexCallback, type PolicyDef, p, type TriggerDef } from '@mikro-orm/core'

/**
 * Columns that every record of a church has. `id` comes first, because MikroORM expects the generated key to be the
 * first key. The id is unique over all churches (one sequence per table). The primary key is (id, id_cliente), so that
 * tables can be distributed by church.
 */
export const tenantColumns = {
  id: p.integer().primary().autoincrement(),
  idCliente: p.integer().primary(),
  uuid: p.uuid().defaultRaw('gen_random_uuid()'),
  createdAt: p.datetime().defaultRaw('now()'),
  updatedAt: p
    .datetime()
    .defaultRaw('now()')
    .onUpdate(() => new Date()),
  versao: p.integer().version().default(1),
}

/**
 * Columns of records that people can delete and restore. A deleted record is in no list; the columns hold who deleted
 * it and when.
 */
export const softDelete = {
  excluidoEm: p.datetime().nullable(),
  excluidoPor: p.integer().nullable(),
}

const currentTenant = `id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int`

/**
 * The table options of a tenant's table: forced row-level security, and an audit row for every change. Spread it into
 * defineEntity beside `properties`: `...tenantTable('<table>')`.
 * @param limits further policies (see ownGroupsOnly)
 */
export const tenantTable = <Name extends string>(tableName: Name, ...limits: PolicyDef[]) => ({
  ...isolatedTable(tableName, ...limits),
  triggers: auditTriggers(tableName),
})

/** The same as `tenantTable`, without the audit triggers: for tables that hold secrets or the audit log itself. */
export const isolatedTable = <Name extends string>(tableName: Name, ...limits: PolicyDef[]) => ({
  tableName,
  rowLevelSecurity: 'force' as const,
  policies: [{ name: `${tableName}_tenant`, using: currentTenant, check: currentTenant }, ...limits],
})

/** Statement-level triggers with transition tables, so that an import of 50,000 rows is one insert into the audit log. */
function auditTriggers(table: string): TriggerDef[] {
  const seen = {
    insert: 'referencing new table as depois',
    update: 'referencing old table as antes new table as depois',
    delete: 'referencing old table as antes',
  }
  return (['insert', 'update', 'delete'] as const).map((event) => ({
    name: `auditar_${event}`,
    timing: 'after',
    events: [event],
    forEach: 'statement',
    expression: `create trigger "auditar_${event}" after ${event} on "${table}" ${seen[event]} for each statement execute function auditar_${event}()`,
  }))
}

/**
 * A foreign key within one church: (column, id_cliente) -> (id, id_cliente). The entity declares the id itself as a
 * separate property. This relation only creates the constraint; it is never read or written through the ORM.
 */
export const foreignKey = <Target extends EntitySchemaWithMeta>(target: Target, column: string) =>
  p
    .manyToOne(target)
    .joinColumns(column, 'id_cliente')
    .ownColumns(column)
    .updateRule('no action')
    .deleteRule('no action')
    .nullable()

/**
 * The trigger after which figures that a job keeps do not count, when these columns of a church's rows were set, or rows
 * were added or deleted (function in the migration).
 */
export const notedChanges = (table: string, ...columns: string[]): TriggerDef => ({
  name: 'anotar_mudanca',
  timing: 'after',
  events: ['insert', 'update', 'delete'],
  forEach: 'statement',
  expression: `create trigger "anotar_mudanca" after insert or delete or update of ${columns.join(', ')} on "${table}" for each statement execute function anotar_mudanca()`,
})

/**
 * The trigger after which every process reads anew what people of the church may do (function in the migration): for each
 * table that decides it, or that is read with it.
 * @param when of the trigger
 */
export const decidesRights = (table: string, when = 'insert or delete or update'): TriggerDef => ({
  name: 'direitos_mudaram',
  timing: 'after',
  events: (['insert', 'update', 'delete'] as const).filter((event) => when.includes(event)),
  forEach: 'row',
  expression: `create trigger "direitos_mudaram" after ${when} on "${table}" for each row execute function direitos_mudaram()`,
})

type IndexDef = { name: string; expression: IndexCallback<object> }

const quoted = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** A unique index within a tenant, among records that are not deleted. */
export const uniqueAlive = (name: string, ...columns: string[]): IndexDef => ({
  name,
  expression: (_columns, table, index) =>
    `create unique index "${index}" on "${table.name}" ("id_cliente", ${quoted(columns)}) where "excluido_em" is null`,
})

/** A unique index within a tenant. */
export const uniqueInTenant = (name: string, ...columns: string[]): IndexDef => ({
  name,
  expression: (_columns, table, index) =>
    `create unique index "${index}" on "${table.name}" ("id_cliente", ${quoted(columns)})`,
})

/** A plain index whose first column is the tenant. */
export const tenantIndex = (name: string, ...columns: string[]): IndexDef => ({
  name,
  expression: (_columns, table, index) =>
    `create index "${index}" on "${table.name}" ("id_cliente", ${quoted(columns)})`,
})
