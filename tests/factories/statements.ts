import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

interface Counted {
  count: number
  texts: string[]
}

/** Statements belong to what started them: jobs and subscriptions of the same process run theirs at any moment. */
const counting = new AsyncLocalStorage<Counted>()
const original = pg.Client.prototype.query

/** The number of statements in the arguments of a query, without transaction control and the queries of the job queue. */
function statementsIn([query]: unknown[]): number {
  const message = query as string | { text?: string; parts?: number }
  const text = typeof message === 'string' ? message : (message?.text ?? '')
  // a connection's first reading has 'prepare' before its BEGIN
  if (/^\s*(begin|start transaction|commit|rollback|prepare|select set_config|listen)/i.test(text)) return 0
  if (text.includes('pgboss')) return 0
  return (typeof message === 'string' ? undefined : message?.parts) ?? 1
}

/** The whole text of a message. */
const textOf = ([query]: unknown[]): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')

pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
  const current = counting.getStore()
  if (current) {
    current.count += statementsIn(args)
    current.texts.push(textOf(args))
  }
  return (original as (...all: unknown[]) => unknown).apply(this, args)
} as typeof original

/**
 * Runs `work` and counts the SQL statements that it starts, without transaction control. A message with several
 * statements counts as several.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await counted(work)).count
}

async function counted(work: () => Promise<unknown>): Promise<Counted> {
  const current: Counted = { count: 0, texts: [] }
  await counting.run(current, work)
  return current
}

/** The statements that `work` starts, with what a message brings beside them. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => (await counted(work)).texts

/** Runs `work`, and finds the tables that its statements read. */
export async function tablesReadBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const { texts } = await counted(work)
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, table]) => table!)),
  )
}
