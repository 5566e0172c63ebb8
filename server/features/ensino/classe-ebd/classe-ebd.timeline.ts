import type { Context } from '../../../kernel/context.js'
import { toInstant } from '../../../kernel/dates.js'
import type { PersonEntry } from '../../../kernel/feature.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { participacoes } from './membro-classe-ebd.queries.js'

/** When these people became pupils of a class. */
export async function entradasEmClasses(_ctx: Context, work: Reading, ids: readonly number[]): Promise<PersonEntry[]> {
  const rows = await participacoes(work, ids)
  return rows.map(({ idMembro, createdAt, nomeClasse }) => ({
    idUsuario: idMembro,
    tipo: 'classeEBD',
    data: toInstant(createdAt),
    titulo: 'Entrou em uma classe da EBD',
    descricao: nomeClasse,
  }))
}
