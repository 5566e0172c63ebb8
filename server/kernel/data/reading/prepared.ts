import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { Recent } from '../../base/recent.js'

/*
 * Each statement is prepared once per connection and then only bound: PostgreSQL needs longer to plan a list's
 * statement than to run it. So every value that differs from call to call must be a parameter (`= any($1)`, not `in
 * ($1, $2, ...)`).
 */

/** Caches the names by text: hashing the text for every call would cost more than the look-up. */
const names = new Recent<string, string>(1000)

/**
 * The name under which a statement is prepared: a hash of its text, the same in every process and unique per text.
 * @returns undefined for a search, whose plan must fit its own search text and church. The generic plan of a prepared
 * statement expects few rows: with it, searching a church of 10,000 members took 5 s instead of 30 ms.
 */
export function preparedName(text: string): string | undefined {
  return text.includes(' like ') ? undefined : hashOf(text)
}

/** A hash of a statement's text. */
export function hashOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    // 43 characters: PostgreSQL compares only the first 63 of a name
    name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Statements that one connection keeps prepared. PostgreSQL keeps the plan of each in that connection's own memory. */
const mostPrepared = 250

/** What each connection has prepared, in the order of the last use. */
const prepared = new WeakMap<PoolClient, Set<string>>()

/** Records that a connection uses a statement. The connection prepares the statement on its first use. */
export function notePrepared(client: PoolClient, name: string): void {
  const known = prepared.get(client) ?? new Set()
  known.delete(name)
  prepared.set(client, known.add(name))
}

/**
 * Whether a connection to a pooler may prepare this statement. The pooler gives statements names of its own, so that
 * they cannot be deallocated by name: further statements are not prepared.
 */
export function hasRoom(client: PoolClient, name: string, most = mostPrepared): boolean {
  const known = prepared.get(client)
  return !known || known.has(name) || known.size < most
}

/** pg's own list for a connection: when it contains the name, the statement is not sent again. */
interface Remembering {
  connection: { parsedStatements: Record<string, string> }
}

/**
 * Deallocates the least recently used statements. The SQL follows the BEGIN of a transaction in the same message, so it
 * needs no message of its own and never runs in a failed transaction. It must not come before the BEGIN: PostgreSQL
 * would start a transaction for it and refuse another isolation level.
 */
export function forgetOldest(client: PoolClient, most = mostPrepared): string {
  const known = prepared.get(client)
  if (!known || known.size <= most) return ''
  const { parsedStatements } = (client as unknown as Remembering).connection
  let message = ''
  for (const name of known) {
    if (known.size <= most) break
    known.delete(name)
    // absent when PostgreSQL refused the statement
    if (!parsedStatements[name]) continue
    delete parsedStatements[name]
    message += `; deallocate ${client.escapeIdentifier(name)}`
  }
  return message
}
