import type { PoolClient } from 'pg'
import { current, currentTracer } from './running.js'

/** Statements that take fewer milliseconds are never the reason why a request is slow. */
const noticeable = 20

/** A statement as pg's `query` accepts it. */
type Statement = string | { text: string; name?: string; values?: readonly unknown[] }

/**
 * Measures each statement of a connection for the request or job that sends it. The time that it waits for earlier
 * statements of its own connection does not count.
 */
export function watchStatements(client: PoolClient): void {
  // the method is looked up at each call, so that a later replacement of the method is called, too
  const own = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
  let free = 0
  client.query = ((statement: Statement, ...rest: unknown[]): unknown => {
    const answer = own.query.call(client, statement, ...rest)
    const now = current()
    if (!now || !(answer instanceof Promise)) return answer
    const began = performance.now()
    const values = Array.isArray(rest[0]) ? rest[0] : undefined
    const span =
      now.span &&
      currentTracer()?.start(`SQL ${verbOf(textOf(statement))}`, 'client', spanOf(statement, values), now.span)
    const note = () => {
      const at = performance.now()
      const ms = at - Math.max(began, free)
      free = at
      const { work } = now
      if (ms > noticeable && ms > (work.slowest?.ms ?? 0)) work.slowest = { text: withoutValues(statement, values), ms }
    }
    answer.then(
      () => {
        note()
        span?.end()
      },
      (error) => {
        note()
        span?.end(error)
      },
    )
    return answer
  }) as typeof client.query
}

const textOf = (statement: Statement): string => (typeof statement === 'string' ? statement : statement.text)

const spanOf = (statement: Statement, values?: readonly unknown[]) => ({
  'db.system.name': 'postgresql',
  'db.query.text': withoutValues(statement, values),
})

const verbOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''

/** Characters of a statement that are kept: the rest of a longer statement only repeats columns. */
const longest = 2000

/**
 * The text of a statement with $1, $2 ... for its values. The ORM writes values into the text: of such a statement only
 * the verb and the table remain, which stand before the first value.
 */
export function withoutValues(statement: Statement, given?: readonly unknown[]): string {
  const text = textOf(statement)
  const { name, values } = typeof statement === 'string' ? { values: given } : statement
  if (name || values?.length || given?.length) return text.replace(/\s+/g, ' ').trim().slice(0, longest)
  const table = /\b(?:into|from|update|join)\s+"?([a-z_]+)"?/i.exec(text.split("'", 1)[0] ?? '')?.[1]
  return table ? `${verbOf(text)} ${table}` : verbOf(text)
}
