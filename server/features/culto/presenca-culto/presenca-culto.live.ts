import type { Context } from '../../../kernel/context.js'
import { changesOf } from '../../../kernel/database/events.js'
import { presencaDe } from '../culto/index.js'
import { contarPresencas } from './presenca-culto.usecases.js'

/** A user may subscribe only to data that the user may see now; each later value is authorised again. */
export async function aoVivo({ context, args }: { context: Context; args: { idCulto?: string } }) {
  const { idCulto, idCliente } = await contarPresencas(context, { idCulto: args.idCulto ?? '' })
  return changesOf(context.services.events, presencaDe({ id: idCulto, idCliente }))
}
