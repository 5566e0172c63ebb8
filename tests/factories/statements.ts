import pg from 'pg'

/** Runs `work` and counts the SQL statements that it sends, transaction control left out. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string })?.text ?? '')
    // the queue of jobs asks by itself, now and then; a connection's first reading says 'prepare' before its begin
    if (
      !/^\s*(begin|start transaction|commit|rollback|prepare|select set_config|listen)/i.test(text) &&
      !text.includes('pgboss')
    )
      count++
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return count
}
