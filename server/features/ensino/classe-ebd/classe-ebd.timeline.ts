import { toInstant } from '../../../../schema/rules/dates.js'
import { type Part, part } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { PersonEntry } from '../../../kernel/work/contributions/contributions.js'
import { participacoes } from './membro-classe-ebd.queries.js'

/** When these people became pupils of a class. */
export function entradasInClasses(_ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] {
  return [
    part(participacoes(work, ids), ({ idMembro, createdAt, nomeClasse }) => ({
      idUsuario: idMembro,
      tipo: 'classeEBD',
      data: toInstant(createdAt),
      titulo: 'Entrou em uma classe da EBD',
      descricao: nomeClasse,
    })),
  ]
}
