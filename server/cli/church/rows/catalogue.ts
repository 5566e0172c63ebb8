import { type Client, escapeIdentifier } from 'pg'

/** A table with rows of churches, as the database catalogue describes it. */
export interface ChurchTable {
  name: string
  /** the columns without the generated ones, which the database computes */
  columns: string[]
  /** the columns of the primary key */
  key: string[]
  /** the expressions by which the rows are ordered, one for each column of the key */
  order: string[]
  /** columns with the number of a record of another table, by their foreign keys */
  refs: Record<string, string>
  /** the sequence that gives the records their numbers; null where the table has none of its own */
  sequence: string | null
  /** whether the numbers of the records have 63 bits, and not 31 */
  long: boolean
}

/** Tables whose rows a job makes of others, or that have none outside a transaction: they do not travel. */
export const derivedTables = [
  'a_numerar',
  'contagem_pessoas',
  'resumo_igreja',
  'resumo_mudou',
  'soma_valida',
  'soma_mensal',
  'versao_direitos',
]

/** Every other table with a column id_cliente, so a new table travels by itself. */
export async function churchTables(client: Client): Promise<ChurchTable[]> {
  const { rows } = await client.query<ChurchTable>(
    `
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' order by a.attnum) as columns,
      array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
        from pg_index i, unnest(i.indkey::int[]) with ordinality as k(attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.place) as order,
      array(select a.attname::text
        from pg_index i, unnest(i.indkey::int[]) with ordinality as k(attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.place) as key,
      coalesce((select jsonb_object_agg(a.attname, t.relname) from pg_constraint k
        join pg_class t on t.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attname <> 'id_cliente'
        where k.contype = 'f' and k.conrelid = c.oid), '{}') as refs,
      (select s.oid::regclass::text from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
        where d.refobjid = c.oid and d.deptype in ('a', 'i') limit 1) as sequence,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'bigint'::regtype) as long
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all ($1)
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped)
    order by 1`,
    [derivedTables],
  )
  return rows
}

/**
 * The rows of one church, as the text of COPY, in the order of the key.
 * @param and a further condition on the row `t`
 */
export const rowsOfChurch = (table: ChurchTable, church: number, and = ''): string => {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
  return `copy (select ${columns} from ${escapeIdentifier(table.name)} t where id_cliente = ${church} ${and} order by ${table.order.join(', ')}) to stdout`
}

/** How many rows of the church refer to a record that is not there: '' when there is none. */
export async function orphans(client: Client, church: number): Promise<string> {
  const { rows: keys } = await client.query<{ name: string; child: string; parent: string; column: string }>(`
    select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent, quote_ident(a.attname) as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'id_cliente'
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  // rows that have just arrived are not in the planner's figures: it would compare each row with each
  await client.query('set local enable_nestloop = off')
  const found: string[] = []
  for (const { name, child, parent, column } of keys) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${child} c where c.id_cliente = $1 and c.${column} is not null
         and not exists (select from ${parent} p where p.id_cliente = $1 and p.id = c.${column})`,
      [church],
    )
    if (rows[0]?.n) found.push(`${name}: ${rows[0].n}`)
  }
  await client.query('set local enable_nestloop to default')
  return found.join(', ')
}
