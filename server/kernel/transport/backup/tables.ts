import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'

export interface Table {
  schema: string
  name: string
  /** without generated columns, which the database computes */
  columns: string[]
  /** an expression for each column of the primary key; without one, the whole row as text */
  order: string[]
  /** whether row-level security hides rows, also from the owner */
  hidden: boolean
}

/** The schemas of the product: its own tables, and those of the job queue. */
export const schemas = `('public', 'pgboss')`

/** Remains in the database until a restore is complete. */
export const restoreMark = 'restauracao'

export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/**
 * The tables to copy. The version of the queue's tables is not copied: a restore makes these tables by the program that
 * is then installed.
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, c.relrowsecurity as hidden,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' order by a.attnum) as columns,
      coalesce((select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end order by k.place)
        from pg_index i, unnest(i.indkey::int[]) with ordinality as k(attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), array['t::text collate "C"']) as order
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname, c.relname) not in (('public', '${restoreMark}'), ('pgboss', 'version'))
    order by 1, 2`)
  return rows
}

export interface Sequence {
  schema: string
  name: string
  value: string
  called: boolean
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows: found } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'S' order by 1, 2`)
  const sequences: Sequence[] = []
  for (const one of found) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${tableName(one)}`,
    )
    sequences.push({ ...one, ...rows[0]! })
  }
  return sequences
}
