import type { Context } from '../../../kernel/context.js'
import { loaderOf } from '../../../kernel/loader.js'
import { lerVarios, type UsuarioRow } from './usuario.queries.js'
import { asSeenBy } from './usuario.rules.js'

const porId = loaderOf<UsuarioRow>(lerVarios)

/** A person whom another record names, as the reader may see her; also one in the recycle bin, since the record keeps naming her. */
export async function usuarioPorId(ctx: Context, id: number | null): Promise<UsuarioRow | null> {
  const row = await porId(ctx, id)
  return row && asSeenBy(ctx, row)
}
