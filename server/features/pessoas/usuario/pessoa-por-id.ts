import type { Context } from '../../../kernel/context.js'
import { type UsuarioRow, usuarioPorId } from './usuario.queries.js'
import { asSeenBy } from './usuario.rules.js'

/** For fields that name a person: the record, as whoever asks may see it. */
export async function pessoaPorId(ctx: Context, id: number | null): Promise<UsuarioRow | null> {
  const row = await usuarioPorId(ctx, id)
  return row && asSeenBy(ctx, row)
}
