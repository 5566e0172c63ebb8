import { noon } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { type Part, part } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { PersonEntry } from '../../../kernel/work/contributions/contributions.js'
import { doacoesOf } from './doacao.queries.js'
import { readsDonor } from './doacao.rules.js'

/** The donations of these people, for users who may know the donor. */
export function doacoesInLine(ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] {
  const known = ids.filter((id) => readsDonor(ctx, id))
  return known.length
    ? [
        part(doacoesOf(work, known), ({ idMembro, dataDoacao, valorDoacao, nomeCampanha, vale }) => ({
          idUsuario: idMembro,
          tipo: 'doacao',
          data: noon(dataDoacao),
          titulo: 'Doação para uma campanha',
          descricao: `${nomeCampanha}: ${formatMoney(valorDoacao)}${vale ? '' : ' · estornada'}`,
        })),
      ]
    : []
}
