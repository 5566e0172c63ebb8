import type { Context } from '../context.js'
import { loaderOf } from '../reading/loader.js'
import { from } from '../tenant/records.js'

const arquivoPorId = loaderOf((work, ids) =>
  from(work, 'arquivo').select(['id', 'uuid']).where('id', 'in', ids).execute(),
)

/** Where the browser loads a picture from; the answer there is authorised again. */
export async function fotoUrl(ctx: Context, idFoto: number | null): Promise<string | null> {
  const arquivo = await arquivoPorId(ctx, idFoto)
  return arquivo && `/arquivos/${arquivo.uuid}`
}
