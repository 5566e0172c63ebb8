import { toInstant } from '../../../../schema/rules/dates.js'
import { type Part, part } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { PersonEntry } from '../../../kernel/work/contributions/contributions.js'
import { participacoes } from './membro-missao.queries.js'

/** When these people joined a mission. */
export function entradasInMissoes(_ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] {
  return [
    part(participacoes(work, ids), ({ idMembro, createdAt, nomeMissao }) => ({
      idUsuario: idMembro,
      tipo: 'missao',
      data: toInstant(createdAt),
      titulo: 'Entrou em uma missão',
      descricao: nomeMissao,
    })),
  ]
}
