import { from } from '../../data/tenant/records.js'
import type { Context } from '../context/context.js'
import { loaderOf } from '../edges/loader.js'

const fileById = loaderOf((work, ids) => from(work, 'arquivo').select(['id', 'uuid']).where('id', 'in', ids).execute())

/** The address of a picture for the browser; each request to it is authorised again. */
export async function fotoUrl(ctx: Context, idFoto: number | null): Promise<string | null> {
  const arquivo = await fileById(ctx, idFoto)
  return arquivo && `/arquivos/${arquivo.uuid}`
}
