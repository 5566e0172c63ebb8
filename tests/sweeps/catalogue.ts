import type pg from 'pg'

/** Tables that belong to no church, each with the reason. */
const shared: Record<string, string> = {
  copia_seguranca: 'when backups of the whole were made',
  limite: 'counters by hash, no personal data',
  mudanca_igreja: 'which churches move, and where they went; stays when they have gone',
  operacao_lenta: 'which operations of which church were slow; no personal data',
  migracoes: 'schema versions; the application cannot read it',
}

/** Columns that refer to a record of one of several tables, so they cannot have a foreign key. */
const anyTable = `('a_conferir.id_registro', 'anexo.id_registro', 'entrada.id_origem', 'numero_lancamento.id_registro', 'saida.id_origem')`

interface Table {
  name: string
  tenant: boolean
  rls: boolean
  force: boolean
}

/** A SECURITY DEFINER function must begin by clearing app.apagando (comments may come before). */
const clearsFirst = /^\s*(--.*\s+)*perform set_config\('app\.apagando', '', true\);/

/**
 * Finds faults by which one church could reach another's data: missing policies, keys without id_cliente, roles with
 * too many privileges.
 */
export async function catalogueFindings(client: pg.Client): Promise<string[]> {
  const findings: string[] = []
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await client.query(text)).rows as Row[]

  const tables = await rows<Table>(`
    select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as force,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and a.attnotnull) as tenant
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p')`)
  for (const { name, tenant, rls, force } of tables) {
    if (!tenant && !shared[name]) findings.push(`${name} has no id_cliente`)
    if (tenant && !(rls && force)) findings.push(`${name} has no forced row-level security`)
  }
  const tenants = tables.filter((table) => table.tenant).map((table) => table.name)

  // restrictive policies only take away from what the tenant's policy allows
  const policies = await rows<{ tablename: string; qual: string | null; with_check: string | null }>(
    `select tablename, qual, with_check from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'`,
  )
  for (const name of tenants) {
    const own = policies.filter((policy) => policy.tablename === name)
    if (own.length !== 1) findings.push(`${name} has ${own.length} policies`)
    for (const { qual, with_check } of own) {
      const wanted = "(id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)"
      if (qual !== wanted || with_check !== wanted) findings.push(`${name} has another policy than the tenant's`)
    }
  }

  const keys = await rows<{ table: string; name: string; columns: string[] }>(`
    select i.indrelid::regclass::text as table, c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where i.indisunique and n.nspname = 'public'`)
  for (const { table, name, columns } of keys) {
    if (tenants.includes(table) && !columns.includes('id_cliente'))
      findings.push(`unique index ${name} does not contain id_cliente`)
  }

  const foreign = await rows<{ table: string; name: string; columns: string[]; target: string }>(`
    select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as target,
      array(select a.attname::text from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey)) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name, columns, target } of foreign) {
    if (tenants.includes(table) && tenants.includes(target) && !columns.includes('id_cliente'))
      findings.push(`foreign key ${name} does not contain id_cliente`)
  }

  const loose = await rows<{ table: string; column: string }>(`
    select a.attrelid::regclass::text as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like 'id\\_%' and a.attname not in ('id_cliente')
      and a.attrelid::regclass::text not in ('auditoria', 'idempotencia')
      and a.attrelid::regclass::text || '.' || a.attname not in ${anyTable}
      and not exists (select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey))`)
  for (const { table, column } of loose) findings.push(`${table}.${column} has no foreign key`)

  const [app] = await rows<{ rolsuper: boolean; rolbypassrls: boolean; owns: boolean }>(`
    select rolsuper, rolbypassrls, exists (select 1 from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = 'candeia_app'`)
  if (!app || app.rolsuper || app.rolbypassrls || app.owns) findings.push('the application’s role may too much')

  // a member of a role may act as that role, even when it does not inherit its rights
  const memberships = await rows<{ role: string }>(
    `select roleid::regrole::text as role from pg_auth_members where member = 'candeia_app'::regrole`,
  )
  for (const { role } of memberships) findings.push(`the application’s role is a member of ${role}`)

  const writable = await rows<{ privilege_type: string }>(
    `select privilege_type from information_schema.role_table_grants where grantee = 'candeia_app' and table_name = 'auditoria' and privilege_type not in ('INSERT', 'SELECT')`,
  )
  for (const { privilege_type } of writable) findings.push(`the application's role may ${privilege_type} the audit log`)

  const platform = await rows<{ table_name: string; privilege_type: string }>(
    `select table_name, privilege_type from information_schema.role_table_grants where grantee = 'candeia_plataforma' and table_schema = 'public' and privilege_type <> 'SELECT'`,
  )
  for (const { table_name, privilege_type } of platform)
    findings.push(`the platform's role may ${privilege_type} ${table_name}`)

  const definers = await rows<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
  )
  for (const { name, body } of definers)
    if (!clearsFirst.test(body.split(/\bbegin\b/)[1] ?? ''))
      findings.push(`${name} runs as the owner and lets its caller say that a church is erased`)

  const views = await rows<{ name: string }>(
    `select relname as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  )
  for (const { name } of views) findings.push(`view ${name} runs as its owner`)
  return findings
}
