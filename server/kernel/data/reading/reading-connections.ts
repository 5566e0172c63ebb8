import type { Pool, PoolClient } from 'pg'

/*
 * A read-only transaction is not committed at once. When another reading begins soon, or waits for a connection already,
 * its first message also contains the commit. So a request needs one message less.
 */
const left = new WeakMap<Pool, Map<PoolClient, NodeJS.Timeout>>()

/** Milliseconds that a connection waits for the next reading: too short to delay the pool's queue. */
const waitingTime = 2

/** Connections that already have a listener for the loss of the connection. */
const heard = new WeakSet<PoolClient>()

/** Connections that were returned to the pool before their reading was committed, because somebody waited for one. */
const uncommitted = new WeakSet<PoolClient>()

/** Pools that commit such a connection when somebody other than a reading gets it. */
const watched = new WeakSet<Pool>()

/** Connections that were taken out of their pool. */
const discarded = new WeakSet<PoolClient>()

/**
 * A connection of the pool.
 * @returns `before`: SQL with which the next message must begin
 */
export async function takeConnection(pool: Pool): Promise<{ client: PoolClient; before: '' | 'commit; ' }> {
  const waiting = left.get(pool)
  for (const [client, timer] of waiting ?? []) {
    clearTimeout(timer)
    waiting?.delete(client)
    return { client, before: 'commit; ' }
  }
  if (!watched.has(pool)) watched.add(pool.on('acquire', commitUnlessReading))
  const { client, before } = await nextOf(pool)
  // without a listener, the loss of a connection in use would end the process; the running statement reports the loss
  if (!heard.has(client)) heard.add(client.on('error', () => forget(pool, client)))
  return { client, before }
}

/** The pool calls back at once, so a reading takes over the commit before `commitUnlessReading` sends it. */
const nextOf = (pool: Pool) =>
  new Promise<{ client: PoolClient; before: '' | 'commit; ' }>((resolve, reject) => {
    pool.connect((error, client) => {
      if (client) resolve({ client, before: uncommitted.delete(client) ? 'commit; ' : '' })
      else reject(error)
    })
  })

/** For a writing transaction: statements of a connection run in order, so the commit runs before its first one. */
function commitUnlessReading(client: PoolClient): void {
  queueMicrotask(() => {
    // when the connection was lost, the statement that follows reports it
    if (uncommitted.delete(client)) client.query('commit').catch(() => undefined)
  })
}

/** Releases a connection whose reading is over but not committed yet. */
export function leaveConnection(pool: Pool, client: PoolClient): void {
  if (pool.waitingCount > 0) {
    uncommitted.add(client)
    client.release()
    return
  }
  const waiting = left.get(pool) ?? new Map<PoolClient, NodeJS.Timeout>()
  left.set(pool, waiting)
  const timer = setTimeout(() => {
    waiting.delete(client)
    void commit(client)
  }, waitingTime)
  waiting.set(client, timer)
}

/** Commits a reading now and returns its connection to the pool. */
export async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
    client.release()
  } catch {
    discard(client)
  }
}

/** Removes a connection from its pool, which opens a new one when needed. Idempotent. */
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
