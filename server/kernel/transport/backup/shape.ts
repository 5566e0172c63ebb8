import type { Client } from 'pg'
import { schemas } from './tables.js'

const ours = `n.nspname in ${schemas}`

interface Shape {
  /** what must be switched off or dropped before rows are loaded, and what brings it back */
  before: string[]
  after: string[]
}

/**
 * The statements around the loading of rows: no trigger fires, no row-level security hides, no foreign key and no index
 * is kept up row by row. Foreign keys are checked and indexes are made once, afterwards. All of them are allowed to the
 * owner of the tables, who need not be a superuser.
 */
export async function statementsAround(client: Client): Promise<Shape> {
  const { rows } = await client.query<{ before: string; after: string }>(`
    (select format('alter table %s no force row level security', c.oid::regclass) as before,
        format('alter table %s force row level security', c.oid::regclass) as after, 1 as turn
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relforcerowsecurity)
    union all
    (select format('alter table %s disable trigger %I', g.tgrelid::regclass, g.tgname),
        format('alter table %s %s trigger %I', g.tgrelid::regclass,
          case g.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end, g.tgname), 2
      from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not g.tgisinternal and g.tgenabled <> 'D' and g.tgparentid = 0)
    union all
    (select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname),
        format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)), 4
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where ${ours} and k.contype = 'f' and k.conparentid = 0)
    union all
    (select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 3
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not c.relispartition
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f'))
    order by turn`)
  const statements = rows as { before: string; after: string }[]
  return {
    // a foreign key may need an index: keys are dropped before the indexes, and made after them
    before: statements.map(({ before }) => before).reverse(),
    after: statements.map(({ after }) => after),
  }
}

/** Everything that the statements above change, as one text: equal before and after. */
export async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'p')
    union all
    select concat_ws(' ', g.tgrelid::regclass, g.tgname, g.tgenabled)
      from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not g.tgisinternal
    union all
    select concat_ws(' ', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated)
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}
    union all
    select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid)
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}
    order by 1`)
  return rows.map(({ line }) => line).join('\n')
}
