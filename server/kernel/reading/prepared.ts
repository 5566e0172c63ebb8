import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { Recent } from './recent.js'

/*
 * Statements are prepared once a connection and then only bound: PostgreSQL takes longer to plan one of our lists than to run
 * it. Whatever differs from call to call must therefore be a parameter (`= any($1)`, not `in ($1, $2, ...)`).
 */

/** Names by text: hashing a text anew for every call would cost more than the look-up. */
const names = new Recent<string, string>(1000)

/**
 * The name to prepare a statement under: a hash of its text, so that it is the same in every process and never means two texts.
 * @returns undefined for a search, which is planned for what it looks for and in which church. A plan for any church expects
 * few rows, and took 5 s instead of 30 ms to search the members of a church of 10,000.
 */
export function preparedName(text: string): string | undefined {
  if (text.includes(' like ')) return undefined
  let name = names.get(text)
  if (name === undefined) {
    // 43 characters: PostgreSQL tells names apart by their first 63
    name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Statements that one connection keeps prepared. PostgreSQL keeps the plan of each in that connection's own memory. */
const mostPrepared = 250

/** What each connection has prepared, in the order of the last use. */
const prepared = new WeakMap<PoolClient, Set<string>>()

/** Notes that a statement is used on a connection, which prepares it unless it has done so before. */
export function notePrepared(client: PoolClient, name: string): void {
  const known = prepared.get(client) ?? new Set()
  known.delete(name)
  prepared.set(client, known.add(name))
}

/** What pg remembers of a connection: with the name in it, the statement is not sent again. */
interface Remembering {
  connection: { parsedStatements: Record<string, string> }
}

/**
 * What follows the begin of a transaction in its message, so that the connection keeps only the statements that it used last: no
 * message more, and no transaction that may have failed. Before the begin, PostgreSQL would take it for a transaction of its own
 * that has begun, and refuse another isolation level.
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
