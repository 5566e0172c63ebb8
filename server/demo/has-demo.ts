import { openReading } from '../kernel/data/tenant/session.js'
import type { Services } from '../kernel/work/context/context.js'
import { founders } from './accounts.js'

/** Whether a demo account exists, whose password is published in the README. */
export async function hasDemo({ sessions }: Pick<Services, 'sessions'>): Promise<boolean> {
  const reading = await openReading(sessions, null)
  const found = await reading.db
    .selectFrom('usuario')
    .select('id')
    .where('email', 'in', founders)
    .whereRef('id', '=', 'idCliente')
    .limit(1)
    .execute()
    .finally(() => reading.end())
  return found.length > 0
}

/**
 * The address on which the server listens. With demo data, whose passwords are public, other machines reach it only if
 * HOST is set.
 */
export const hostFor = (chosen: string | undefined, demo: boolean): string => chosen ?? (demo ? '127.0.0.1' : '0.0.0.0')
