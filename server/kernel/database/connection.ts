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
