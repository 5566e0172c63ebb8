import type { Context } from '../../../kernel/context.js'
import { toInstant } from '../../../kernel/dates.js'
import type { PersonEntry } from '../../../kernel/feature.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { participacoes } from './membro-missao.queries.js'

/** When these people joined a mission. */
export async function entradasEmMissoes(_ctx: Context, work: Reading, ids: readonly number[]): Promise<PersonEntry[]> {
  const rows = await participacoes(work, ids)
  return rows.map(({ idMembro, createdAt, nomeMissao }) => ({
    idUsuario: idMembro,
    tipo: 'missao',
    data: toInstant(createdAt),
    titulo: 'Entrou em uma missão',
    descricao: nomeMissao,
  }))
}
