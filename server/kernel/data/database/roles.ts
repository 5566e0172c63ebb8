import { createHmac } from 'node:crypto'
import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import { ConfigError } from '../../base/config.js'
import { asRole, type Connection } from './connection.js'

/**
 * The application's role owns nothing and is bound by row-level security. The platform's role reads all churches and
 * writes nothing.
 */
export const roleNames = { app: 'candeia_app', platform: 'candeia_plataforma' } as const

/**
 * Tables whose rows the application may read and insert, but never change or delete. The role has no privilege to do
 * so, so a bug cannot do so either.
 */
const appendOnly = ['auditoria', 'copia_seguranca']

/** Tables that only the owner writes. */
const readOnly = ['mudanca_igreja']

export interface RoleConnections {
  app: Connection
  platform: Connection
  /** the application's role at PostgreSQL itself, when `app` is a pooler's address */
  direct?: Connection
}

export interface GivenRoles {
  app?: string
  platform?: string
  /** the pooler in transaction mode through which the application reaches its two roles */
  pooler?: Connection
  /** milliseconds for a statement of the application; with a pooler the roles get this limit */
  statementTimeout?: number
}

/**
 * Creates the two roles when they are missing, and grants what they may do. The owner must be allowed to create roles.
 * Otherwise the database's administrator creates both and sets DATABASE_APP_URL and DATABASE_PLATFORM_URL.
 * @throws ConfigError when the roles can neither be made nor were given
 */
export async function provisionRoles(owner: Connection, given: GivenRoles = {}): Promise<RoleConnections> {
  const client = new Client(owner)
  await client.connect()
  try {
    // several processes may start at once, and roles belong to the whole cluster
    await client.query('begin; select pg_advisory_xact_lock(7242231)')
    const at = given.pooler ?? owner
    const app = given.app ? { connectionString: given.app } : await loginRole(client, owner, roleNames.app, at)
    const platform = given.platform
      ? { connectionString: given.platform }
      : await loginRole(client, owner, roleNames.platform, at)
    await grant(client, userOf(app), userOf(platform))
    await letReadAll(client, userOf(platform))
    const missing: string[] = []
    for (const user of [userOf(app), userOf(platform)]) missing.push(...(await limitStatements(client, user, given)))
    if (missing.length)
      throw new ConfigError(
        `Configuração inválida: DATABASE_POOLED=true pede limites de tempo nos dois papéis, que DATABASE_DIRECT_URL não pode alterar; peça ao administrador: ${missing.join('; ')}`,
      )
    await client.query('commit')
    return { app, platform, ...(given.pooler && { direct: unlimited(asRole(owner, userOf(app), secretOf(app))) }) }
  } finally {
    await client.end()
  }
}

/**
 * Runs a statement for which the owner may lack the privilege.
 * @returns whether it had the privilege
 */
async function permitted(client: Client, statement: string): Promise<boolean> {
  await client.query('savepoint tentativa')
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42501') throw error
    await client.query('rollback to savepoint tentativa')
    return false
  }
}

/** @param at the address by which the role connects */
async function loginRole(client: Client, owner: Connection, name: string, at: Connection): Promise<Connection> {
  // derived from DATABASE_URL, so that every process computes the same password and none is stored
  const password = passwordOf(owner, name)
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [name])
  const secret = password ? `password ${escapeLiteral(password)}` : ''
  if (rows.length) await permitted(client, `alter role ${escapeIdentifier(name)} login ${secret}`)
  else if (!(await permitted(client, `create role ${escapeIdentifier(name)} login ${secret}`))) {
    throw new ConfigError(
      `Configuração inválida: DATABASE_URL não pode criar o papel ${name}; crie-o e informe DATABASE_APP_URL e DATABASE_PLATFORM_URL`,
    )
  }
  return asRole(at, name, password)
}

/** The platform's role, which `provisionRoles` has made or was given. */
export const platformRole = (owner: Connection, given?: string): Connection =>
  given ? { connectionString: given } : asRole(owner, roleNames.platform, passwordOf(owner, roleNames.platform))

function passwordOf(owner: Connection, name: string): string | undefined {
  const secret = secretOf(owner)
  return secret ? createHmac('sha256', secret).update(name).digest('base64url') : undefined
}

const secretOf = (connection: Connection): string =>
  'connectionString' in connection ? decodeURIComponent(new URL(connection.connectionString).password) : ''

const userOf = (connection: Connection): string =>
  'connectionString' in connection ? decodeURIComponent(new URL(connection.connectionString).username) : connection.user

/**
 * Lets the platform's role read all churches, with BYPASSRLS. Only a superuser can grant BYPASSRLS, so a managed server
 * gets a policy on each table for this role instead. The policies of the churches do not change.
 */
async function letReadAll(client: Client, user: string): Promise<void> {
  await permitted(client, `alter role ${escapeIdentifier(user)} bypassrls`)
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1 and (rolbypassrls or rolsuper)', [
    user,
  ])
  if (rows.length) return
  const tables = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'plataforma')`)
  for (const { name } of tables.rows) {
    await client.query(
      `create policy plataforma on ${escapeIdentifier(name)} for select to ${escapeIdentifier(user)} using (true)`,
    )
  }
}

/** Connections for the queue and the events, which the limits of the role would end. */
function unlimited(connection: Connection): Connection {
  if (!('connectionString' in connection)) return connection
  const url = new URL(connection.connectionString)
  const options = [url.searchParams.get('options'), '-c statement_timeout=0 -c lock_timeout=0']
  url.searchParams.set('options', options.filter(Boolean).join(' '))
  // URLSearchParams writes a space as +, which a PostgreSQL address does not know
  return { connectionString: url.toString().replace(/\+/g, '%20') }
}

/**
 * A pooler accepts no time limits when a connection starts, so the role itself has them in this database. Without a
 * pooler, limits that an earlier pooler needed are removed, because the queue of jobs must have none.
 * @returns the statements for limits that the role lacks, when the owner may not change the role
 */
async function limitStatements(
  client: Client,
  user: string,
  { pooler, statementTimeout }: GivenRoles,
): Promise<string[]> {
  const missing: string[] = []
  if (statementTimeout === undefined) return missing
  const { rows } = await client.query<{ settings: string[]; database: string }>(
    `select coalesce(s.setconfig, '{}') as settings, current_database() as database from pg_roles r
       left join pg_db_role_setting s on s.setrole = r.oid and s.setdatabase = (select oid from pg_database where datname = current_database())
     where r.rolname = $1`,
    [user],
  )
  const [{ settings, database } = { settings: [], database: '' }] = rows
  for (const name of ['statement_timeout', 'lock_timeout']) {
    const set = settings.find((one) => one.startsWith(`${name}=`))
    const limit = `${statementTimeout}ms`
    if ((set === `${name}=${limit}`) === Boolean(pooler)) continue
    const change = pooler ? `set ${name} = '${limit}'` : `reset ${name}`
    const statement = `alter role ${escapeIdentifier(user)} in database ${escapeIdentifier(database)} ${change}`
    if ((await permitted(client, statement)) || !pooler || set) continue
    missing.push(statement)
  }
  return missing
}

async function grant(client: Client, appUser: string, platformUser: string): Promise<void> {
  const [app, platform] = [escapeIdentifier(appUser), escapeIdentifier(platformUser)]
  await permitted(client, 'revoke create on schema public from public')
  await client.query(`
    grant usage on schema public to ${app}, ${platform};
    grant select, insert, update, delete on all tables in schema public to ${app};
    grant usage, select on all sequences in schema public to ${app};
    grant select on all tables in schema public to ${platform};
    revoke all on table migracoes from ${app}, ${platform};
    grant usage on schema pgboss to ${app};
    grant all on all tables in schema pgboss to ${app};
    grant all on all sequences in schema pgboss to ${app};
    grant execute on all functions in schema pgboss to ${app};
  `)
  // What a later migration creates has its privileges at once. During an update the server of the version before writes
  // between the migrations and these grants, and triggers of the new version write to new tables on its behalf.
  await client.query(`
    alter default privileges in schema public grant select, insert, update, delete on tables to ${app};
    alter default privileges in schema public grant usage, select on sequences to ${app};
    alter default privileges in schema public grant select on tables to ${platform};
  `)
  for (const table of appendOnly)
    await client.query(`revoke update, delete, truncate on table ${escapeIdentifier(table)} from ${app}`)
  for (const table of readOnly)
    await client.query(`revoke insert, update, delete, truncate on table ${escapeIdentifier(table)} from ${app}`)
}
