import type { Context } from '../../../kernel/context.js'
import { noon } from '../../../kernel/dates.js'
import type { PersonEntry } from '../../../kernel/feature.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { presencasDas } from './presenca-culto.queries.js'

/** The worship services at which these people were present. */
export async function presencasDasPessoas(
  _ctx: Context,
  work: Reading,
  ids: readonly number[],
): Promise<PersonEntry[]> {
  const rows = await presencasDas(work, ids)
  return rows.map(({ idMembro, dataCulto, temaCulto }) => ({
    idUsuario: idMembro,
    tipo: 'presenca',
    data: noon(dataCulto),
    titulo: 'Presença no culto',
    descricao: temaCulto,
  }))
}
