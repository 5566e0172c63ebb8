import type { Services } from '../kernel/context.js'
import { openReading } from '../kernel/tenant/session.js'
import { founders } from './accounts.js'

/** Whether somebody can sign in here with the password that README tells everybody. */
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

/** Where the server listens. Everybody knows the demonstration's passwords: whoever wants to be reached from elsewhere says so. */
export const hostFor = (chosen: string | undefined, demo: boolean): string => chosen ?? (demo ? '127.0.0.1' : '0.0.0.0')
