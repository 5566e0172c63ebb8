import { sql } from 'kysely'
import pg from 'pg'
import type { Connection } from './connection.js'
import type { Db } from './tables.js'

/**
 * A subject of subscriptions, for example 'presenca' of worship service 345 of church 12. It contains only names and
 * numbers, no personal data.
 */
export interface Topic {
  name: string
  idCliente: number
  id: number
}

/** Listens in every process for the changes that `announce` sends, through PostgreSQL's LISTEN and NOTIFY. */
export interface Events {
  /**
   * Calls `changed` after every change, and when changes may have been missed.
   * @returns the function that unsubscribes
   * @throws when the database cannot be reached
   */
  listen(topic: Topic, changed: () => void): Promise<() => void>
  close(): Promise<void>
}

const channel = 'candeia'

/** Milliseconds between attempts to reconnect. */
const reconnectDelay = 1000

const keyOf = ({ name, idCliente, id }: Topic): string => `${name}:${idCliente}:${id}`

/**
 * Announces changes in the transaction of `work`. Listeners are notified after the commit, and never after a rollback.
 */
export async function announce({ db }: { db: Db }, ...topics: readonly Topic[]): Promise<void> {
  await sql`select pg_notify(${channel}, topic) from unnest(${topics.map(keyOf)}::text[]) as topic`.execute(db)
}

/**
 * One connection per process listens, opened for the first listener.
 * @param app PostgreSQL itself or a pooler in session mode: a pooler in transaction mode loses the LISTEN
 */
export function openEvents(app: Connection): Events {
  const listeners = new Map<string, Set<() => void>>()
  let connection: Promise<pg.Client> | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const tell = (key: string) => {
    for (const changed of listeners.get(key) ?? []) changed()
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...app, application_name: 'candeia-eventos', keepAlive: true })
    let alive = true
    const lost = () => {
      if (!alive) return
      alive = false
      client.removeAllListeners('notification')
      connection = undefined
      if (!closed && listeners.size > 0) retry = setTimeout(() => void again(), reconnectDelay)
    }
    // stays registered after the connection is lost, because an error event without a listener ends the process
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => tell(payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  }

  /** Connects again. Announcements may have been missed meanwhile, so every listener is called. */
  async function again(): Promise<void> {
    clearTimeout(retry)
    if (closed || connection) return
    try {
      await ready()
    } catch {
      retry = setTimeout(() => void again(), reconnectDelay)
      return
    }
    for (const key of listeners.keys()) tell(key)
  }

  function ready(): Promise<pg.Client> {
    if (!connection) {
      const opening = connect()
      connection = opening
      opening.catch(() => {
        if (connection === opening) connection = undefined
      })
    }
    return connection
  }

  return {
    async listen(topic, changed) {
      const key = keyOf(topic)
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(changed))
      const stop = () => {
        own.delete(changed)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      }
      try {
        await ready()
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await connection?.then(
        (client) => client.end(),
        () => undefined,
      )
    },
  }
}

/**
 * A topic as the source of a subscription. It gives one value at once, and one after every change. Changes in quick
 * succession give one value together.
 * @param gap minimum milliseconds between two values
 */
export function changesOf(events: Events, topic: Topic, gap = 250): AsyncIterableIterator<true> {
  // written by hand, because a generator that waits for its next value cannot be ended
  let changed = true
  let over = false
  let last = 0
  let wake: (() => void) | undefined
  let listening: Promise<() => void> | undefined
  const done = { value: undefined, done: true } as const
  const notice = () => {
    changed = true
    wake?.()
  }
  return {
    async next() {
      listening ??= events.listen(topic, notice)
      await listening
      while (!over && !changed)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const wait = last + gap - Date.now()
      if (!over && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      if (over) return done
      changed = false
      last = Date.now()
      return { value: true, done: false }
    },
    async return() {
      over = true
      wake?.()
      await listening?.then(
        (stop) => stop(),
        () => undefined,
      )
      return done
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
