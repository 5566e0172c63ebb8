import { Client, escapeIdentifier } from 'pg'
import type { Connection } from '../connection.js'
import { settingFunction } from '../engine.js'
import { churchFunction, inOrder, readCatalogue, refusalFunction, type Table, type Trigger } from './catalogue.js'
import { closeGapOfGroups, giveNumbers } from './sequences.js'

/**
 * Distributes every table of the churches over the nodes, all in one group: what belongs to one church is on one node, so
 * its joins, foreign keys, triggers and policies work there as in one PostgreSQL. It may be called again and again, and
 * is called after the migrations of every start: new tables follow the others. All or nothing: it is one transaction, and
 * nobody can write meanwhile.
 * @param say told of each table
 */
export async function distribute(owner: Connection, say: (line: string) => void = () => undefined): Promise<void> {
  const client = new Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    // several processes may start at once
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    for (const setting of settings) await client.query(`set local ${setting}`)
    await createFunctions(client)
    const { tables, whole } = await readCatalogue(client)
    const filled = await distributeAll(client, tables, say)
    await runAtTheNode(client)
    await client.query('set local citus.enable_ddl_propagation = off')
    await client.query(hideChurch)
    await client.query('commit')
    // what was copied to the nodes is still at the coordinator, where nobody sees it
    for (const table of filled)
      await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [escapeIdentifier(table)])
    await closeGapOfGroups(client)
    await giveNumbers(client)
    const alone = whole.filter((name) => name !== moves).join(', ')
    say(`Por igreja, nos nós: ${tables.length} tabelas. Copiada em cada nó: ${moves}. Só no coordenador: ${alone}.`)
  } finally {
    await client.end()
  }
}

/** Held by whoever changes the schema of a distributed database. */
export const migrationLock = 7242241

/** A table of the group to which all tables of the churches belong. */
export const anchor = 'auditoria'

/** Which churches are being moved: sign-in reads it with the churches, so each node has a copy. */
const moves = 'mudanca_igreja'

/** Settings of a transaction that changes distributed tables. */
export const settings = [
  // one connection to each node: the tables of a group refer to each other
  "citus.multi_shard_modify_mode = 'sequential'",
  'citus.enable_unsafe_triggers = on',
  'statement_timeout = 0',
  'lock_timeout = 0',
  // one line for each table that it copies
  "client_min_messages = 'warning'",
]

/** `set local` through `execute`: Citus passes on the statement alone, not the message of the caller. */
const createSettingFunction = `
  create or replace function ${settingFunction}(nomes text[], valores text[]) returns void language plpgsql as $$ begin
    for i in 1 .. cardinality(nomes) loop
      execute format('set local %s = %L', nomes[i], valores[i]);
    end loop;
  end $$`

/**
 * It says what PostgreSQL says of a restrictive policy. With a column and immutable, so that only the node calls it for its
 * row: what else the coordinator can compute, it computes beforehand.
 */
const createRefusalFunction = `
  create or replace function ${refusalFunction}(politica text, igreja int) returns boolean language plpgsql immutable as $$ begin
    raise exception 'new row violates row-level security policy "%"', politica using errcode = 'insufficient_privilege';
  end $$`

/** The planner of a node sees through it, so that it compares the church once for a statement instead of in each row. */
const compareChurch = `
  create or replace function ${churchFunction}(igreja int) returns boolean language sql stable parallel safe as $$
    select igreja = (nullif(current_setting('app.id_cliente', true), ''))::int $$`

/** The same for the coordinator, which has no rows, and whose planner must not see through it. */
const hideChurch = `
  create or replace function ${churchFunction}(igreja int) returns boolean language plpgsql stable parallel safe as $$ begin
    return igreja = (nullif(current_setting('app.id_cliente', true), ''))::int;
  end $$`

/** Creates at each node the functions of which policies and transactions need more than PostgreSQL alone. */
export async function createFunctions(client: Client): Promise<void> {
  for (const text of [createSettingFunction, createRefusalFunction, compareChurch]) await client.query(text)
}

/**
 * Functions that the node of the church runs whole, within the connection of the transaction. Their argument `igreja` says
 * which node that is. Two of them act as the owner: Citus has a connection to a node for each role, and none sees what
 * another has not committed. The third writes to the audit log, whose rows are in the order of their numbers: those of a
 * church come from its node, as the triggers' do.
 */
const atTheNode = [
  'anonimizar_pessoa_da_igreja(int, int, int[])',
  'apagar_parte_da_igreja(int, int)',
  'registrar_evento(int, int, text, text, jsonb)',
]

async function runAtTheNode(client: Client): Promise<void> {
  for (const name of atTheNode)
    await client.query(
      `select create_distributed_function(p.oid::regprocedure, 'igreja', colocate_with => '${anchor}', force_delegation => true)
       from pg_proc p where p.oid = $1::regprocedure
         and not exists (select from pg_dist_object o where o.objid = p.oid and o.force_delegation)`,
      [name],
    )
}

/** @returns the tables that had rows, those that refer to others first */
async function distributeAll(client: Client, tables: readonly Table[], say: (line: string) => void): Promise<string[]> {
  const filled: string[] = []
  let group = tables.find(({ distributed }) => distributed)?.name ?? 'none'
  for (const table of inOrder(tables)) {
    if (table.distributed) {
      for (const changed of await follow(client, table)) say(`${table.name}: ${changed}`)
      continue
    }
    const rows = await distributeOne(client, table, group)
    if (group === 'none') group = table.name
    if (rows > 0) filled.unshift(table.name)
    say(`${table.name}: distribuída, ${rows.toLocaleString('pt-BR')} linhas`)
  }
  await copyMoves(client)
  // only now: a trigger of one table may write to another
  for (const table of tables.filter(({ distributed }) => !distributed)) await protect(client, table)
  return filled
}

/** Each node has all moves of churches. */
async function copyMoves(client: Client): Promise<void> {
  const { rows: copied } = await client.query(`select from pg_dist_partition where logicalrelid = $1::regclass`, [
    moves,
  ])
  if (!copied.length) await client.query('select create_reference_table($1::regclass)', [moves])
}

/** Gives a table that was distributed its triggers and its forced row-level security again. */
async function protect(client: Client, { name, triggers, forced }: Table): Promise<void> {
  for (const trigger of triggers) await client.query(trigger.byRow ?? trigger.definition)
  if (forced) await client.query(`alter table ${escapeIdentifier(name)} force row level security`)
}

/** @returns how many rows the table had */
async function distributeOne(client: Client, { name, policies, triggers, forced }: Table, group: string) {
  const table = escapeIdentifier(name)
  for (const trigger of triggers) await client.query(`drop trigger ${escapeIdentifier(trigger.name)} on ${table}`)
  await changePolicies(client, name, policies)
  // its rows are copied by its owner, whom forced row-level security would keep from them
  if (forced) await client.query(`alter table ${table} no force row level security`)
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
  await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
    table,
    'id_cliente',
    group === 'none' ? group : escapeIdentifier(group),
  ])
  return Number(rows[0]?.n ?? 0)
}

async function changePolicies(client: Client, table: string, policies: Table['policies']): Promise<void> {
  for (const { name, definition } of policies) {
    await client.query(`drop policy ${escapeIdentifier(name)} on ${escapeIdentifier(table)}`)
    if (definition) await client.query(definition)
  }
}

/**
 * Replaces statement triggers and policies that a later migration gave to a distributed table.
 * @returns what was replaced
 */
async function follow(client: Client, { name, triggers, policies }: Table): Promise<string[]> {
  await changePolicies(client, name, policies)
  const statement = triggers.filter((trigger): trigger is Trigger & { byRow: string } => trigger.byRow !== undefined)
  for (const trigger of statement) {
    await client.query(`drop trigger ${escapeIdentifier(trigger.name)} on ${escapeIdentifier(name)}`)
    await client.query(trigger.byRow)
  }
  return [
    ...policies.map((policy) => `política ${policy.name} como o Citus aceita`),
    ...statement.map((trigger) => `gatilho ${trigger.name} por linha`),
  ]
}
