import pg from 'pg'

/**
 * Runs `work` and counts its SQL statements, without transaction control. A message with several statements counts as
 * several.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const query = args[0] as string | { text?: string; first?: string }
    // a message that begins a reading may bring its first statement along
    const text = typeof query === 'string' ? query : (query?.first ?? query?.text ?? '')
    // excludes the queries of the job queue; a connection's first reading has 'prepare' before its BEGIN
    if (
      !/^\s*(begin|start transaction|commit|rollback|prepare|select set_config|listen)/i.test(text) &&
      !text.includes('pgboss')
    )
      count += (args[0] as { parts?: number })?.parts ?? 1
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return count
}

/** The statements of a reading: the smaller of two counts, because one of something else may come between. */
export const statementsOfReading = async (read: () => Promise<unknown>): Promise<number> =>
  Math.min(await countStatements(read), await countStatements(read))
