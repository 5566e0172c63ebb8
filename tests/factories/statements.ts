import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** Statements belong to what started them: jobs and subscriptions of the same process run theirs at any moment. */
const counting = new AsyncLocalStorage<{ count: number }>()
const original = pg.Client.prototype.query

/** The number of statements in the arguments of a query, without transaction control and the queries of the job queue. */
function statementsIn([query]: unknown[]): number {
  const message = query as string | { text?: string; first?: string; parts?: number }
  // a message that begins a reading may bring its first statement along
  const text = typeof message === 'string' ? message : (message?.first ?? message?.text ?? '')
  // a connection's first reading has 'prepare' before its BEGIN
  if (/^\s*(begin|start transaction|commit|rollback|prepare|select set_config|listen)/i.test(text)) return 0
  if (text.includes('pgboss')) return 0
  return (typeof message === 'string' ? undefined : message?.parts) ?? 1
}

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const current = counting.getStore()
  if (current) current.count += statementsIn(args)
  return (original as (...all: unknown[]) => unknown).apply(this, args)
} as typeof original

/**
 * Runs `work` and counts the SQL statements that it starts, without transaction control. A message with several
 * statements counts as several.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const current = { count: 0 }
  await counting.run(current, work)
  return current.count
}
