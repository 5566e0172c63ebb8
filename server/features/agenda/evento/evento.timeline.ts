import type { Context } from '../../../kernel/context.js'
import { toInstant } from '../../../kernel/dates.js'
import type { PersonEntry } from '../../../kernel/feature.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { participacoes } from './membro-evento.queries.js'

/** The events that these people attended, and the coming ones for which they are enrolled. */
export async function eventosDasPessoas(_ctx: Context, work: Reading, ids: readonly number[]): Promise<PersonEntry[]> {
  const now = new Date().toISOString()
  const rows = await participacoes(work, ids)
  return rows.map(({ idMembro, createdAt, nomeEvento, dataInicio }) => {
    const began = toInstant(dataInicio) <= now
    return {
      idUsuario: idMembro,
      tipo: 'evento',
      data: toInstant(began ? dataInicio : createdAt),
      titulo: began ? 'Participou de um evento' : 'Inscrição em um evento',
      descricao: nomeEvento,
    }
  })
}
