import { Migration } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Client, escapeIdentifier } from 'pg'
import { migrations } from '../../../../../migrations/index.js'
import type { Connection } from '../connection.js'
import { changedPolicies, policiesOf, policyText, readableTwice, rowFunctionOf, rowTrigger } from './catalogue.js'
import { anchor, createFunctions, migrationLock, settings } from './distribute.js'

/**
 * Runs the migrations that a distributed database does not have yet. They are those of plain PostgreSQL: what a statement
 * creates becomes at once what Citus needs, so that the statements after it find tables, triggers and policies at the
 * nodes. A database that is not distributed yet is left to the ordinary way.
 */
export async function migrateDistributed(orm: MikroORM, owner: Connection): Promise<void> {
  const client = new Client(owner)
  await client.connect()
  try {
    if (!(await isDistributed(client))) return
    for (const { name } of await orm.migrator.getPending()) {
      const migration = migrationNamed(orm, name)
      await migration.up()
      const statements = migration.getQueries().map(String)
      if (migration.isTransactional()) await inTransaction(client, name, statements)
      else {
        for (const statement of statements) await client.query(statement)
        await register(client, name)
      }
    }
  } finally {
    await client.end()
  }
}

function migrationNamed(orm: MikroORM, name: string): Migration {
  const listed = migrations.find((migration) => migration.name === name)
  const migration = listed && 'class' in listed && new listed.class(orm.em.getDriver(), orm.config)
  if (!(migration instanceof Migration)) throw new Error(`no migration ${name}`)
  return migration
}

async function isDistributed(client: Client): Promise<boolean> {
  const { rows: found } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (!found.length) return false
  const { rows } = await client.query('select from pg_dist_partition where logicalrelid = to_regclass($1)', [anchor])
  return rows.length > 0
}

async function register(client: Client, name: string): Promise<void> {
  await client.query('insert into migracoes (name) values ($1)', [name])
}

async function inTransaction(client: Client, name: string, statements: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    // several processes may start at once
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    const { rows } = await client.query('select from migracoes where name = $1', [name])
    if (!rows.length) {
      for (const setting of settings) await client.query(`set local ${setting}`)
      // an earlier version may have distributed the database without one of them
      await createFunctions(client)
      for (const statement of statements) await runForNodes(client, statement)
      await register(client, name)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** The table of churches that this statement creates. */
export const createdTable = (statement: string): string | undefined =>
  statement.match(/^\s*create table "(\w+)" \(.*"id_cliente" int not null/s)?.[1]

/** The statement that creates the same trigger for each row, when it has transition tables. */
export function triggerOfRows(statement: string): string {
  const called = statement.match(/^\s*create trigger .* referencing .* execute function (\w+)\(\)/is)?.[1]
  return called ? rowTrigger(statement, called, rowFunctionOf(called)) : statement
}

/** A change of a table's columns and constraints as the nodes can read it: see readableTwice. */
const changeOfTable = (statement: string): string =>
  /^\s*alter table /i.test(statement) ? readableTwice(statement) : statement

/**
 * Parts of statements that Citus does not take, each with one of the same result: it computes no stable function, such as
 * jsonb_build_object, of the columns of an updated row.
 */
export const inOtherWords: readonly (readonly [theirs: string, ours: string])[] = [
  [
    `"dados" || jsonb_build_object('telefoneUsuario', '0' || ("dados" ->> 'telefoneUsuario'))`,
    `jsonb_set("dados", '{telefoneUsuario}', ('"0' || ("dados" ->> 'telefoneUsuario') || '"')::jsonb)`,
  ],
]

/** A statement that changes rows or a table, as Citus takes it. */
export const restated = (statement: string): string =>
  inOtherWords.reduce((text, [theirs, ours]) => text.replace(theirs, ours), changeOfTable(statement))

/** The table that gets a policy by this statement. */
export const tableOfPolicy = (statement: string): string | undefined =>
  statement.match(/^\s*create policy "?\w+"? on "?(\w+)"?/i)?.[1]

async function runForNodes(client: Client, statement: string): Promise<void> {
  const limited = tableOfPolicy(statement)
  if (limited) return createPolicy(client, limited, statement)
  await client.query(restated(triggerOfRows(statement)))
  const created = createdTable(statement)
  if (created)
    await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
      escapeIdentifier(created),
      'id_cliente',
      anchor,
    ])
}

/**
 * Creates a policy as the nodes need it. PostgreSQL reads the statement first, at the coordinator alone; what it understood
 * is written anew, together with the policies that this one limits. So the nodes at no time permit what it limits.
 */
async function createPolicy(client: Client, table: string, statement: string): Promise<void> {
  const before = new Set((await policiesOf(client, table)).map(({ name }) => name))
  const drop = (name: string) => client.query(`drop policy ${escapeIdentifier(name)} on ${escapeIdentifier(table)}`)
  await client.query('set local citus.enable_ddl_propagation = off')
  await client.query(statement)
  const all = await policiesOf(client, table)
  const own = all.filter(({ name }) => !before.has(name))
  for (const { name } of own) await drop(name)
  await client.query('set local citus.enable_ddl_propagation = on')
  const changed = new Map(changedPolicies(table, all).map((policy) => [policy.name, policy.definition]))
  for (const policy of all) {
    const made = before.has(policy.name)
    if (made && !changed.has(policy.name)) continue
    if (made) await drop(policy.name)
    const definition = changed.has(policy.name) ? changed.get(policy.name) : policyText(table, policy)
    if (definition) await client.query(definition)
  }
}
