import { type Client, escapeIdentifier } from 'pg'
import { ConfigError } from '../../../base/config.js'

export interface Trigger {
  name: string
  /** the statement that creates it as it is */
  definition: string
  /** the statement that creates it for each row, when it has transition tables, which parts of a table cannot have */
  byRow?: string
}

/** A table of the churches. */
export interface Table {
  name: string
  distributed: boolean
  forced: boolean
  /** the tables to which its foreign keys lead */
  needs: string[]
  triggers: Trigger[]
  /** policies that Citus needs otherwise, each with the statement that creates it so; without one it is dropped */
  policies: { name: string; definition?: string }[]
}

export interface Catalogue {
  tables: Table[]
  /** tables that belong to no church */
  whole: string[]
}

/** @throws ConfigError when the database has no Citus, or when a trigger has no form for each row */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const { rows: found } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (!found.length)
    throw new ConfigError(
      'Configuração inválida: DATABASE_ENGINE=citus, mas o banco de dados não tem a extensão citus (create extension citus)',
    )
  const { rows: functions } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const names = new Set(functions.map(({ name }) => name))
  const { rows } = await client.query<Omit<Table, 'triggers' | 'policies'> & { church: boolean }>(`
    select c.relname as name, c.relforcerowsecurity as forced,
      exists (select from pg_dist_partition p where p.logicalrelid = c.oid and p.partmethod = 'h') as distributed,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped) as church,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  const tables: Table[] = []
  for (const { church, ...table } of rows.filter(({ church }) => church)) {
    tables.push({
      ...table,
      triggers: await triggersOf(client, table.name, names),
      policies: changedPolicies(table.name, await policiesOf(client, table.name)),
    })
  }
  return { tables, whole: rows.filter(({ church }) => !church).map(({ name }) => name) }
}

async function triggersOf(client: Client, table: string, functions: ReadonlySet<string>): Promise<Trigger[]> {
  const { rows } = await client.query<{ name: string; definition: string; function: string; statement: boolean }>(
    `select t.tgname as name, pg_get_triggerdef(t.oid) as definition, p.proname as function,
       coalesce(t.tgoldtable, t.tgnewtable) is not null as statement
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgrelid = $1::regclass and not t.tgisinternal and t.tgname not like 'truncate_trigger_%' order by t.tgname`,
    [escapeIdentifier(table)],
  )
  return rows.map(({ name, definition, function: called, statement }) => {
    if (!statement) return { name, definition }
    const rowFunction = rowFunctionOf(called)
    if (!functions.has(rowFunction))
      throw new ConfigError(
        `O gatilho ${name} de ${table} olha tabelas de transição, que o Citus não tem: falta ${rowFunction}(), que faz o mesmo por linha`,
      )
    return { name, definition, byRow: rowTrigger(definition, called, rowFunction) }
  })
}

/** 'auditar_insert' -> 'auditar_linha': the function that does for each row what this one does for each statement. */
export const rowFunctionOf = (name: string): string => `${name.replace(/_(insert|update|delete)$/, '')}_linha`

/** The same trigger for each row. */
export const rowTrigger = (definition: string, called: string, rowFunction: string): string =>
  definition
    .replace(/ REFERENCING .*? FOR EACH STATEMENT /i, ' FOR EACH ROW ')
    .replace(` ${called}()`, ` ${rowFunction}()`)

/** The policies of a table as they are. */
export async function policiesOf(client: Client, table: string): Promise<Policy[]> {
  const { rows } = await client.query<Policy>(
    `select polname as name, polpermissive as permissive, polcmd as command,
       (select coalesce(string_agg(quote_ident(rolname), ', '), 'public') from pg_roles where oid = any (polroles)) as roles,
       pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
     from pg_policy where polrelid = $1::regclass order by polname`,
    [escapeIdentifier(table)],
  )
  return rows
}

/** The function that refuses a row in the name of a restrictive policy. */
export const refusalFunction = 'recusar_linha'

/**
 * The policies of a table that Citus needs otherwise. It makes the parts of a table without `as restrictive`, so that what
 * should limit would permit: the condition of each restrictive policy becomes part of the permissive ones. Whoever writes a
 * row against it still gets an error that names the restrictive policy.
 * @throws ConfigError for a restrictive policy that is not for everybody and every command
 */
export function changedPolicies(table: string, policies: readonly Policy[]): Table['policies'] {
  const limits = policies.filter(({ permissive }) => !permissive)
  for (const { name, command, roles } of limits)
    if (command !== '*' || roles !== 'public')
      throw new ConfigError(`A política ${name} de ${table} limita só alguns: o Citus não a levaria aos nós`)
  const limited = (own: string | null, of: (limit: Policy) => string | null) =>
    own && [forNodes(own), ...limits.map((limit) => forNodes(of(limit)))].map((one) => `(${one})`).join(' and ')
  const permissive = policies
    .filter((policy) => policy.permissive)
    .map((policy) =>
      limits.length
        ? {
            ...policy,
            using: limited(policy.using, ({ using }) => using),
            check: limited(
              policy.check ?? policy.using,
              ({ name, check, using }) => `(${check ?? using}) or ${refusalFunction}('${name}', id_cliente)`,
            ),
          }
        : { ...policy, using: forNodes(policy.using), check: forNodes(policy.check) },
    )
  const changed = permissive.filter(({ using, check }, index) => {
    const before = policies.filter((policy) => policy.permissive)[index]
    return using !== before?.using || check !== before?.check
  })
  return [
    ...limits.map(({ name }) => ({ name })),
    ...changed.map((policy) => ({ name: policy.name, definition: policyText(table, policy) })),
  ]
}

export interface Policy {
  name: string
  permissive: boolean
  command: '*' | 'r' | 'a' | 'w' | 'd'
  roles: string
  using: string | null
  check: string | null
}

const commands = { '*': 'all', r: 'select', a: 'insert', w: 'update', d: 'delete' } as const

/**
 * A statement about a distributed table in other words. Citus reads some of them twice, the second time as the first has
 * left it, and `is null` cannot be read twice (`unrecognized node type`).
 */
export const readableTwice = (statement: string): string =>
  statement.replace(/ is not null\b/gi, ' is distinct from null').replace(/ is null\b/gi, ' is not distinct from null')

/** The statement that creates this policy, also for a distributed table. */
export function policyText(table: string, { name, permissive, command, roles, using, check }: Policy): string {
  const parts = [
    `create policy ${escapeIdentifier(name)} on ${escapeIdentifier(table)}`,
    `as ${permissive ? 'permissive' : 'restrictive'} for ${commands[command]} to ${roles}`,
    using && `using (${using})`,
    check && `with check (${check})`,
  ]
  return readableTwice(parts.filter(Boolean).join(' '))
}

/** The function with which a policy compares the church of a row with that of the transaction; see distribute. */
export const churchFunction = 'da_igreja'

const setting = String.raw`\(NULLIF\(current_setting\('app\.id_cliente'::text, true\), ''::text\)\)::integer`
// the second form is that of a database which an earlier version distributed
const ofTenant = new RegExp(`\\(id_cliente = (${setting}|ANY \\(ARRAY\\[${setting}\\]\\))\\)`, 'g')

/**
 * The expression of a policy as Citus takes it:
 * - `( SELECT f('x'::text) AS f)` is `f('x'::text)`: policies of distributed tables may not contain a subquery, which only
 *   saved computing it for each row.
 * - `id_cliente = x` is `da_igreja(id_cliente)`: from `id_cliente = x` and the statement's own `id_cliente = $1` the planner
 *   concludes that $1 = x, which the nodes then compare once instead of in each row. But Citus plans no outer join beside
 *   such a condition, so the coordinator may not see into the function.
 */
export const forNodes = (expression: string | null): string | null =>
  expression
    ?.replace(/\( ?SELECT (\w+\('[^']*'::text\)) AS \w+\)/g, '$1')
    .replace(ofTenant, `${churchFunction}(id_cliente)`) ?? null

/** Tables in an order in which each comes after those that it refers to. */
export function inOrder<T extends Pick<Table, 'name' | 'needs'>>(tables: readonly T[]): T[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const order: T[] = []
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ needs }) => !needs.some((need) => left.has(need)))
    if (!ready.length) throw new Error(`foreign keys in a circle: ${[...left.keys()].join(', ')}`)
    for (const table of ready) left.delete(table.name)
    order.push(...ready)
  }
  return order
}
