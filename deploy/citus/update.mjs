/*
 * The update of a distributed database: an earlier version fills and distributes it, and this version migrates it where it
 * is. Afterwards the catalogue must be that of a new database, on all nodes, and nothing may be lost.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

/** What PostgreSQL knows of the tables of the churches, one line for each fact. */
const facts = `
  with tables as (
    select c.oid, c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '_[0-9]{6,}$'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped))
  select name || ': row-level security ' || secured || ' ' || forced as fact from tables
  union all select t.name || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull ||
      coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '')
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  union all select t.name || ': ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from tables t join pg_constraint k on k.conrelid = t.oid
  union all select t.name || ': ' || pg_get_indexdef(i.indexrelid) from tables t join pg_index i on i.indrelid = t.oid
  union all select pg_get_triggerdef(g.oid) || ' ' || g.tgenabled::text
    from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal and g.tgname not like 'truncate_trigger_%'
  union all select tablename || ': ' || policyname || ' ' || permissive || ' ' || cmd || ' ' || coalesce(qual, '') || ' ' ||
      coalesce(with_check, '') from pg_policies where schemaname = 'public' and tablename !~ '_[0-9]{6,}$'
  union all select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))`

/** The same of the parts of the tables at a node, which Citus makes: how many each table has on each of its parts. */
const ofParts = `
  select distinct regexp_replace(c.relname, '_[0-9]{6,}$', '') || ': row-level security ' || c.relrowsecurity || ' ' ||
    c.relforcerowsecurity || ', triggers ' || (select coalesce(string_agg(regexp_replace(g.tgname, '_[0-9]{6,}$', ''), ', ' order by 1), '') from
      (select regexp_replace(tgname, '_[0-9]{6,}$', '') as tgname from pg_trigger where tgrelid = c.oid and not tgisinternal order by 1) g) ||
    ', policies ' || (select count(*) from pg_policy where polrelid = c.oid) ||
    ', restrictive ' || (select count(*) from pg_policy where polrelid = c.oid and not polpermissive) ||
    ', keys ' || (select count(*) from pg_constraint where conrelid = c.oid and contype = 'f') ||
    ', checks ' || (select count(*) from pg_constraint where conrelid = c.oid and contype = 'c') ||
    ', indexes ' || (select count(*) from pg_index where indrelid = c.oid) as fact
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '_[0-9]{6,}$'`

/** A node gets checks as text that was read once more, which spells lists of values in another way. */
const spelled = (fact) => fact.replace(/::character varying|::text|\[\]|[()]/g, '')

const difference = (name, these, those) => {
  const [here, there] = [these, those].map((rows) => new Set(rows.map(({ fact }) => spelled(fact))))
  const only = (one, other) => [...one].filter((fact) => !other.has(fact))
  return [
    ...only(here, there).map((fact) => `${name}, only updated: ${fact}`),
    ...only(there, here).map((fact) => `${name}, only new: ${fact}`),
  ]
}

/**
 * @param from a built checkout of an earlier version
 * @param fresh a database that this version distributed when it was new
 */
export async function rehearseUpdate(from, fresh, { cluster, serve, stop, distribute, contents, check, dir }) {
  const program = path.join(from, 'dist/server/main.js')
  if (!existsSync(program)) throw new Error(`${from} is no built checkout`)
  const url = await cluster.database('antigo')
  const own = { DATA_DIR: path.join(dir, 'antigo') }
  await stop(await serve(url, { ...own, DATABASE_ENGINE: 'postgresql', DEMO: 'true' }, from))
  const distributed = distribute(url, from).length - 1
  // it is started once more, so that it is a distributed database in which its version has worked
  await stop(await serve(url, own, from))
  const before = await contents('antigo')
  const began = performance.now()
  const server = await serve(url, own)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  const after = await contents('antigo')
  const rows = (of) => Object.values(of).reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)
  const lost = Object.keys(before).filter(
    (table) => Number(before[table].split(' ')[0]) > Number(after[table]?.split(' ')[0]),
  )
  const made = Object.keys(after).filter((table) => !before[table])
  const { coordinator } = cluster
  const [{ n: left }] = await coordinator.query(
    'antigo',
    `select count(*)::int as n from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped)
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)`,
  )
  check(
    lost.length === 0 && left === 0 && distributed > 50,
    `updated from an earlier version in ${took} s: ${distributed} distributed tables with ${rows(before)} rows became ${Object.keys(after).length} with ${rows(after)}, ${left} of them not distributed; new: ${made.join(', ')}; with fewer rows: ${lost.join(', ') || 'none'}`,
  )
  const different = []
  for (const node of cluster.nodes)
    for (const [what, text] of Object.entries({ 'the tables': facts, 'their parts': ofParts }))
      different.push(
        ...difference(`${node.name}, ${what}`, await node.query('antigo', text), await node.query(fresh, text)),
      )
  for (const line of different.slice(0, 40)) console.log(line)
  check(different.length === 0, `${different.length} facts of the catalogue differ from those of a new database`)
  return server
}
