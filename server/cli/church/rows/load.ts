import { pipeline } from 'node:stream/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { from } from 'pg-copy-streams'
import type { Changes } from '../change.js'
import { ChurchError } from '../error.js'
import type { Later, Origin } from '../origin.js'
import { inChurch } from '../state.js'
import { type ChurchTable, churchTables, derivedTables, orphans } from './catalogue.js'
import { Rows, Sum, sumOf } from './rows.js'

/**
 * Runs `work` in one transaction in which no trigger fires and no foreign key is checked row by row: nothing is audited
 * again, approved minutes and closed months arrive as they were, and rows may refer to each other in circles.
 * @param wait is called when the other churches must wait, because the owner may not switch off triggers for this
 * transaction alone
 */
export async function loading(
  client: Client,
  church: number,
  wait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  const load = async () => {
    // no trigger says that they count no more
    for (const name of derivedTables)
      await client.query(`delete from ${escapeIdentifier(name)} where id_cliente = $1`, [church])
    // nor that what people may do is read anew
    await client.query(
      'insert into versao_direitos (id_cliente, transacao) values ($1, hashtextextended(gen_random_uuid()::text, 0))',
      [church],
    )
    await work()
  }
  await inChurch(client, church, async () => {
    if (await alone(client)) return load()
    wait()
    const { before, after } = await aroundForAll(client)
    for (const statement of before) await client.query(statement)
    await load()
    for (const statement of after) await client.query(statement)
  })
}

/** Whether other churches can work while the rows are loaded. If they can, loading may take long. */
export const disturbsNobody = (client: Client): Promise<boolean> => inChurch(client, 0, () => alone(client))

/**
 * Switches triggers and foreign keys off for this transaction. Only a superuser and a role with that privilege may do
 * it.
 */
async function alone(client: Client): Promise<boolean> {
  await client.query('savepoint tentativa')
  try {
    await client.query('set local session_replication_role = replica')
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42501') throw error
    await client.query('rollback to savepoint tentativa')
    return false
  }
}

/**
 * The same for an owner without that privilege: the tables' triggers are switched off and the foreign keys wait for the
 * commit. Both lock the tables, so other churches wait until the rows are loaded.
 */
async function aroundForAll(client: Client): Promise<{ before: string[]; after: string[] }> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped)
    order by 1`)
  const { rows: keys } = await client.query<{ name: string; table: string }>(`
    select quote_ident(conname) as name, conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable order by 2, 1`)
  const { rows: triggers } = await client.query<{ name: string; table: string }>(`
    select quote_ident(g.tgname) as name, g.tgrelid::regclass::text as table from pg_trigger g
    join pg_class c on c.oid = g.tgrelid where c.relnamespace = 'public'::regnamespace and not g.tgisinternal and g.tgenabled = 'O'
    order by 2, 1`)
  const key = (how: string) => keys.map(({ name, table }) => `alter table ${table} alter constraint ${name} ${how}`)
  const trigger = (how: string) => triggers.map(({ name, table }) => `alter table ${table} ${how} trigger ${name}`)
  return {
    before: [
      `lock table ${tables.map(({ name }) => name).join(', ')} in share row exclusive mode`,
      ...trigger('disable'),
      ...key('deferrable initially deferred'),
    ],
    after: ['set constraints all immediate', ...key('not deferrable'), ...trigger('enable')],
  }
}

/**
 * Copies the church's rows of these tables, and compares what then is in the target with what was sent.
 * @returns the number of rows
 * @throws ChurchError when the target holds anything else
 */
export async function copyRows(
  client: Client,
  origin: Origin,
  tables: readonly ChurchTable[],
  { changes, to }: { changes: Changes; to: number },
): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const sum = new Sum()
    const columns = columnsOf(table)
    const each = changing(table, origin, changes)
    const name = escapeIdentifier(table.name)
    const bound = await boundByPolicies(client, name)
    if (bound) await client.query(`create temp table leva on commit drop as select ${columns} from ${name} limit 0`)
    const target = client.query(from(`copy ${bound ? 'leva' : name} (${columns}) from stdin`))
    await pipeline(origin.rows(table), each, sum, target)
    if (bound) await client.query(`insert into ${name} (${columns}) select ${columns} from leva; drop table leva`)
    if ((await sumOf(client, table, to)) !== sum.digest())
      throw new ChurchError(`A tabela ${table.name} não chegou igual; nada foi gravado.`)
    rows += sum.rows
  }
  return rows
}

export const columnsOf = ({ columns }: Pick<ChurchTable, 'columns'>): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ')

/** The rows of the church, changed. */
function changing(table: ChurchTable, { church }: Origin, changes: Changes): Rows {
  const change = changes.of(table)
  const tenant = table.columns.indexOf('id_cliente')
  const own = String(church)
  return new Rows((line) => {
    const row = line.split('\t')
    if (row[tenant] !== own) return undefined
    if (!change) return line
    change(row)
    return row.join('\t')
  })
}

/**
 * Brings rows that were copied while the church was open to what they are now: those that were written since are
 * replaced, those that are gone are deleted. The others were compared when they were copied.
 * @throws ChurchError when the target then holds anything else
 */
export async function copyChanged(
  client: Client,
  later: Later,
  tables: readonly ChurchTable[],
  { changes, to }: { changes: Changes; to: number },
): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const [name, columns] = [escapeIdentifier(table.name), columnsOf(table)]
    const same = table.key
      .map((column) => `t.${escapeIdentifier(column)} = leva.${escapeIdentifier(column)}`)
      .join(' and ')
    await client.query(`create temp table leva on commit drop as select ${columns} from ${name} limit 0`)
    const sum = new Sum()
    const target = client.query(from(`copy leva (${columns}) from stdin`))
    await pipeline(later.changed(table), changing(table, later, changes), sum, target)
    if (sum.rows) await client.query(`delete from ${name} t using leva where ${same}`)
    const wanted = await later.count(table)
    if ((await countOf(client, table, to)) + sum.rows > wanted) await deleteGone(client, later, table, { changes, to })
    if (sum.rows) await client.query(`insert into ${name} (${columns}) select ${columns} from leva`)
    const found = await sumOf(client, table, to, `and exists (select from leva where ${same})`)
    if (found !== sum.digest() || (await countOf(client, table, to)) !== wanted)
      throw new ChurchError(`A tabela ${table.name} não chegou igual; nada foi gravado.`)
    await client.query('drop table leva')
    rows += wanted
  }
  return rows
}

async function countOf(client: Client, { name }: ChurchTable, church: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from ${escapeIdentifier(name)} where id_cliente = $1`,
    [church],
  )
  return rows[0]?.n ?? 0
}

/** Deletes the rows whose keys the source does not have any more, apart from those that are replaced. */
async function deleteGone(
  client: Client,
  later: Later,
  table: ChurchTable,
  { changes, to }: { changes: Changes; to: number },
): Promise<void> {
  const keys = { ...table, columns: table.key }
  const name = escapeIdentifier(table.name)
  await client.query(`create temp table chaves on commit drop as select ${columnsOf(keys)} from ${name} limit 0`)
  const target = client.query(from(`copy chaves (${columnsOf(keys)}) from stdin`))
  await pipeline(later.rows(keys), changing(keys, later, changes), target)
  const same = table.key.map((column) => `t.${escapeIdentifier(column)} = k.${escapeIdentifier(column)}`).join(' and ')
  await client.query(
    `delete from ${name} t where id_cliente = $1 and not exists (select from chaves k where ${same})`,
    [to],
  )
  await client.query('drop table chaves')
}

/** COPY cannot write to a table whose policies bind the role, as they bind an owner who is no superuser. */
async function boundByPolicies(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ bound: boolean }>('select row_security_active($1::text) as bound', [name])
  return rows[0]?.bound ?? true
}

/** @throws ChurchError when a row refers to one that is not there */
export async function refuseOrphans(client: Client, church: number): Promise<void> {
  const found = await orphans(client, church)
  if (found) throw new ChurchError(`Há registros que apontam para outros que faltam (${found}); nada foi gravado.`)
}

/**
 * Counts afresh, for the planner, what has arrived. PostgreSQL would do it by itself within a minute; until then it
 * takes the church for empty, and reads all rows of a table where a few would do. The church is complete and open by then,
 * so that a failure here changes nothing.
 */
export async function countAfresh(client: Client): Promise<void> {
  try {
    const tables = await churchTables(client)
    await client.query(`analyze ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
  } catch {
    // PostgreSQL counts by itself soon
  }
}
