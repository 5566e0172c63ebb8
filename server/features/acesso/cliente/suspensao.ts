import type { Action } from '../../../kernel/access/actions.js'
import { forbidden } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { staysOpen } from './suspensao.rules.js'

/**
 * Refuses writes of a suspended church, and of one that will be deleted. Reading stays possible.
 * @throws FORBIDDEN
 */
export async function refuseSuspended(ctx: Context, work: Writing, action: Action): Promise<void> {
  if (staysOpen(action) || ctx.can('plataforma.operar')) return
  const igreja = await from(work, 'cliente').select(['suspensoEm', 'apagarEm']).executeTakeFirst()
  if (igreja?.suspensoEm)
    throw forbidden('A conta da igreja está suspensa: os dados podem ser lidos, mas não alterados.')
  if (igreja?.apagarEm && igreja.apagarEm < new Date())
    throw forbidden('A conta da igreja foi encerrada, e os dados estão sendo apagados.')
}
