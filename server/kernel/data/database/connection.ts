/** How to reach a PostgreSQL server as one role: by URL, or by the socket directory of the embedded one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

/** The connection to the same server and database with another role. */
export function asRole(connection: Connection, user: string, password?: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, user }
  const url = new URL(connection.connectionString)
  url.username = user
  url.password = password ?? ''
  return { connectionString: url.toString() }
}

/**
 * The same role and database on another server.
 * @param url of the other server; its user, password and database are not used
 */
export function onServer(connection: { connectionString: string }, url: string): Connection {
  const role = new URL(connection.connectionString)
  const other = new URL(url)
  for (const part of ['username', 'password', 'pathname'] as const) other[part] = role[part]
  return { connectionString: other.toString() }
}
