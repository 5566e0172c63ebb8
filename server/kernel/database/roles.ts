import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { asRole, type Connection } from './connection.js'

/** The application's role owns nothing and is bound by row-level security; the platform's reads past it and writes nothing. */
export const roleNames = { app: 'candeia_app', platform: 'candeia_plataforma' } as const

/** Tables that the application may add to and read, but never change: not even by a fault of ours. */
const appendOnly = ['auditoria']

export interface RoleConnections {
  app: Connection
  platform: Connection
}

/**
 * Creates the two roles when they are missing and (re)grants what they may do. Needs a database user that may create roles
 * and, for the platform's BYPASSRLS, a superuser; where that is not to be had, the administrator of the database makes both
 * roles and gives DATABASE_APP_URL and DATABASE_PLATFORM_URL.
 */
export async function provisionRoles(
  owner: Connection,
  given: { app?: string; platform?: string } = {},
): Promise<RoleConnections> {
  const client = new Client(owner)
  await client.connect()
  try {
    // several processes may start at once; roles belong to the whole cluster
    await client.query('begin; select pg_advisory_xact_lock(7242231)')
    const app = given.app ? { connectionString: given.app } : await login(client, owner, roleNames.app, '')
    const platform = given.platform
      ? { connectionString: given.platform }
      : await login(client, owner, roleNames.platform, 'bypassrls')
    await grant(client, userOf(app), userOf(platform))
    await client.query('commit')
    return { app, platform }
  } finally {
    await client.end()
  }
}

async function login(client: Client, owner: Connection, name: string, attributes: string): Promise<Connection> {
  // derived, so that every process that knows DATABASE_URL knows it and nothing more has to be kept
  const password = passwordOf(owner, name)
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [name])
  const verb = rows.length ? 'alter' : 'create'
  await client.query(
    `${verb} role ${escapeIdentifier(name)} login ${attributes} ${password ? `password ${escapeLiteral(password)}` : ''}`,
  )
  return asRole(owner, name, password)
}

function passwordOf(owner: Connection, name: string): string | undefined {
  const secret = 'connectionString' in owner ? decodeURIComponent(new URL(owner.connectionString).password) : ''
  return secret ? createHmac('sha256', secret).update(name).digest('base64url') : undefined
}

const userOf = (connection: Connection): string =>
  'connectionString' in connection ? decodeURIComponent(new URL(connection.connectionString).username) : connection.user

async function grant(client: Client, appUser: string, platformUser: string): Promise<void> {
  const [app, platform] = [escapeIdentifier(appUser), escapeIdentifier(platformUser)]
  await client.query(`
    revoke create on schema public from public;
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
  for (const table of appendOnly)
    await client.query(`revoke update, delete, truncate on table ${escapeIdentifier(table)} from ${app}`)
}
