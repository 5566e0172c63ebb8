import type { MikroORM } from '@mikro-orm/postgresql'
import { ConfigError } from '../../base/config.js'
import { restoreMark } from './tables.js'

/**
 * @throws ConfigError when a restore into this database did not end: it is empty, and nobody must take it for the
 *   restored one
 */
export async function refuseUnfinished(orm: MikroORM): Promise<void> {
  const [row] = await orm.em
    .fork()
    .execute<{ mark: string | null }[]>(`select to_regclass('public.${restoreMark}') as mark`)
  if (row?.mark)
    throw new ConfigError(
      'A restauração de uma cópia de segurança neste banco de dados não terminou; rode npm run restore de novo.',
    )
}
