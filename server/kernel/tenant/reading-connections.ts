import type { Pool, PoolClient } from 'pg'

/*
 * Nobody waits for the commit of a transaction that has only read. Where the next reading begins soon, its own first message
 * carries the commit along: a message less, of four, for every request.
 */
const left = new WeakMap<Pool, Map<PoolClient, NodeJS.Timeout>>()

/** How long a connection may wait for the next reading, in milliseconds: less than anybody notices who waits for the pool. */
const patience = 2

/** Which connections have been given somebody to hear that they broke. */
const heard = new WeakSet<PoolClient>()

/**
 * A connection of the pool.
 * @returns `before`: what the next message must begin with
 */
export async function takeConnection(pool: Pool): Promise<{ client: PoolClient; before: '' | 'commit; ' }> {
  const waiting = left.get(pool)
  for (const [client, timer] of waiting ?? []) {
    clearTimeout(timer)
    waiting?.delete(client)
    return { client, before: 'commit; ' }
  }
  const client = await pool.connect()
  // a connection in use that breaks would otherwise end the process; whoever uses it learns it from the statement
  if (!heard.has(client)) heard.add(client.on('error', () => forget(pool, client)))
  return { client, before: '' }
}

/** Leaves a connection whose reading is over and still to be committed. */
export function leaveConnection(pool: Pool, client: PoolClient): void {
  if (pool.waitingCount > 0) {
    void commit(client)
    return
  }
  const waiting = left.get(pool) ?? new Map<PoolClient, NodeJS.Timeout>()
  left.set(pool, waiting)
  const timer = setTimeout(() => {
    waiting.delete(client)
    void commit(client)
  }, patience)
  waiting.set(client, timer)
}

/** Ends a reading at once, and gives its connection back. */
export async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
    client.release()
  } catch {
    client.release(true) // a broken connection must not go back to the pool
  }
}

function forget(pool: Pool, client: PoolClient): void {
  const timer = left.get(pool)?.get(client)
  if (!timer) return
  clearTimeout(timer)
  left.get(pool)?.delete(client)
  client.release(true)
}
