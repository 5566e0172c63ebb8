import { changesOf } from '../../../kernel/data/database/events.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { presencaOf } from '../culto/index.js'
import { countPresencas } from './presenca-culto.usecases.js'

/** A user may subscribe only to data that the user may see now; each later value is authorised again. */
export async function liveCulto({ context, args }: { context: Context; args: { idCulto?: string } }) {
  const { idCulto, idCliente } = await countPresencas(context, { idCulto: args.idCulto ?? '' })
  return changesOf(context.services.events, presencaOf({ id: idCulto, idCliente }))
}
