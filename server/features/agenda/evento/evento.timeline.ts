import { toInstant } from '../../../../schema/rules/dates.js'
import { type Part, part } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { PersonEntry } from '../../../kernel/work/contributions/contributions.js'
import { participacoes } from './membro-evento/membro-evento.queries.js'

/** The events that these people attended, and the coming ones for which they are enrolled. */
export function eventosOfPessoas(_ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] {
  const now = new Date().toISOString()
  return [
    part(participacoes(work, ids), ({ idMembro, createdAt, nomeEvento, dataInicio }) => {
      const began = toInstant(dataInicio) <= now
      return {
        idUsuario: idMembro,
        tipo: 'evento',
        data: toInstant(began ? dataInicio : createdAt),
        titulo: began ? 'Participou de um evento' : 'Inscrição em um evento',
        descricao: nomeEvento,
      }
    }),
  ]
}
