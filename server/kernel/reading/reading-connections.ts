import type { Pool, PoolClient } from 'pg'

/*
 * Nobody waits for the commit of a transaction that has only read. When another reading begins soon, its first message carries
 * that commit along: one message less, of four, for every request.
 */
const left = new WeakMap<Pool, Map<PoolClient, NodeJS.Timeout>>()

/** How long a connection may wait for the next reading, in milliseconds. Too short for anybody in the pool's queue to notice. */
const patience = 2

/** Connections that have a listener for their own loss. */
const heard = new WeakSet<PoolClient>()

/** Connections that were taken out of their pool. */
const discarded = new WeakSet<PoolClient>()

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
  // without a listener, the loss of a connection in use would end the process; its user learns of it from the statement
  if (!heard.has(client)) heard.add(client.on('error', () => forget(pool, client)))
  return { client, before: '' }
}

/** Leaves a connection whose reading is over, still to be committed. */
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

/** Ends a reading now and gives its connection back. */
export async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
    client.release()
  } catch {
    discard(client)
  }
}

/** Takes a connection out of its pool, which opens a new one when it needs one. Calling it twice does no harm. */
export function discard(client: PoolClient): void {
  if (discarded.has(client)) return
  discarded.add(client)
  client.release(true)
}

function forget(pool: Pool, client: PoolClient): void {
  const timer = left.get(pool)?.get(client)
  if (!timer) return
  clearTimeout(timer)
  left.get(pool)?.delete(client)
  discard(client)
}
