import path from 'node:path'
import type { Client } from 'pg'
import type { Connection } from '../../data/database/connection.js'
import { connect, copyIn, copyOut } from './copy.js'
import { BackupError } from './error.js'
import { type Manifest, tableFile } from './manifest.js'
import { shapeOf, statementsAround } from './shape.js'
import { restoreMark, schemas, tableName, tablesOf } from './tables.js'

/** @throws BackupError when the database is in use; a restore that did not end can be begun again */
export async function refuseUsed(owner: Connection): Promise<void> {
  const client = await connect(owner, 'candeia-restauracao')
  await refuseRows(client).finally(() => client.end())
}

async function refuseRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(`
    select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${schemas} and c.relkind in ('r', 'p'))
      and to_regclass('public.${restoreMark}') is null as used`)
  if (rows[0]?.used)
    throw new BackupError(
      'O banco de dados não está vazio. A restauração não apaga nada: use uma DATA_DIR que ainda não existe, ou um banco novo em DATABASE_URL.',
    )
}

/**
 * Marks an empty database as one that is being restored. The mark is already there after a restore that did not end.
 * @throws BackupError when the database is in use
 */
export async function markRestore(owner: Connection): Promise<void> {
  const client = await connect(owner, 'candeia-restauracao')
  try {
    await refuseRows(client)
    await client.query(
      `create table if not exists ${restoreMark} (inicio timestamptz not null default now());
       insert into ${restoreMark} default values`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Loads all rows in one transaction into a migrated, empty database, compares them with the backup, and takes away the
 * mark. When it ends before that, the database is as empty as it was.
 * @throws BackupError when the database then holds anything else than the backup
 */
export async function loadRows(owner: Connection, folder: string, manifest: Manifest): Promise<void> {
  const client = await connect(owner, 'candeia-restauracao')
  try {
    const shape = await shapeOf(client)
    await client.query("begin; select set_config('maintenance_work_mem', '256MB', true)")
    const { before, after } = await statementsAround(client)
    for (const statement of before) await client.query(statement)
    await client.query(`truncate ${manifest.tables.map(tableName).join(', ')}`)
    for (const table of manifest.tables) await copyIn(client, table, path.join(folder, tableFile(table)))
    for (const { schema, name, value, called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [tableName({ schema, name }), value, called])
    await compare(client, manifest)
    // without figures about the rows the planner may check foreign keys in a very slow way
    await client.query(`analyze ${manifest.tables.map(tableName).join(', ')}`)
    for (const statement of after) await client.query(statement)
    if ((await shapeOf(client)) !== shape) throw new Error('the schema after the restore differs from the one before')
    await client.query(`drop table ${restoreMark}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function compare(client: Client, manifest: Manifest): Promise<void> {
  const tables = new Map((await tablesOf(client)).map((table) => [tableName(table), table]))
  for (const stored of manifest.tables) {
    const table = tables.get(tableName(stored))
    const found = table && (await copyOut(client, { ...table, columns: stored.columns }))
    if (found?.rows !== stored.rows || found.sha256 !== stored.sha256)
      throw new BackupError(
        `A tabela ${stored.name} não ficou igual à da cópia (${found?.rows ?? 0} de ${stored.rows} linhas); nada foi gravado.`,
      )
  }
}
