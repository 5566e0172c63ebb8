import type { Context } from '../context.js'
import { loaderOf } from '../reading/loader.js'
import { from } from '../tenant/records.js'

const arquivoPorId = loaderOf((work, ids) =>
  from(work, 'arquivo').select(['id', 'uuid']).where('id', 'in', ids).execute(),
)

/** The address of a picture for the browser; each request to it is authorised again. */
export async function fotoUrl(ctx: Context, idFoto: number | null): Promise<string | null> {
  const arquivo = await arquivoPorId(ctx, idFoto)
  return arquivo && `/arquivos/${arquivo.uuid}`
}
