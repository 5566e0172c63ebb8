import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { Recent } from './recent.js'

/*
 * Each statement is prepared once per connection and then only bound: PostgreSQL needs longer to plan one of our lists
 * than to run it. Whatever differs from call to call must therefore be a parameter (`= any($1)`, not `in ($1, $2,
 * ...)`).
 */

/** Names by text: hashing a text again for every call would cost more than the look-up. */
const names = new Recent<string, string>(1000)

/**
 * The name to prepare a statement under: a hash of its text, so that it is the same in every process and never means
 * two texts.
 * @returns undefined for a search, which needs a plan for its own text and church. A generic plan expects few rows, and
 * took 5 s instead of 30 ms to search the members of a church of 10,000.
 */
export function preparedName(text: string): string | undefined {
  if (text.includes(' like ')) return undefined
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

/** Records that a statement is used on a connection, which prepares it on the first use. */
export function notePrepared(client: PoolClient, name: string): void {
  const known = prepared.get(client) ?? new Set()
  known.delete(name)
  prepared.set(client, known.add(name))
}

/** pg's own list for a connection: when it contains the name, the statement is not sent again. */
interface Remembering {
  connection: { parsedStatements: Record<string, string> }
}

/**
 * Deallocates the least recently used statements. The text follows the begin of a transaction in the same message, so
 * it needs no message of its own and never runs in a failed transaction. Before the begin, PostgreSQL would count it as
 * the start of a transaction and refuse another isolation level.
 */
export function forgetOldest(client: PoolClient, most = mostPrepared): string {
  const known = prepared.get(client)
  if (!known || known.size <= most) return ''
  const { parsedStatements } = (client as unknown as Remembering).connection
  let message = ''
  for (const name of known) {
    if (known.size <= most) break
    known.delete(name)
    // absent when PostgreSQL refused the text
    if (!parsedStatements[name]) continue
    delete parsedStatements[name]
    message += `; deallocate ${client.escapeIdentifier(name)}`
  }
  return message
}
