import type { Context } from '../../../kernel/context.js'
import { noon } from '../../../kernel/dates.js'
import type { PersonEntry } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { doacoesDe } from './doacao.queries.js'
import { readsDonor } from './doacao.rules.js'

/** The donations of these people, for users who may know the donor. */
export async function doacoesNaLinha(ctx: Context, work: Reading, ids: readonly number[]): Promise<PersonEntry[]> {
  const known = ids.filter((id) => readsDonor(ctx, id))
  const rows = known.length ? await doacoesDe(work, known) : []
  return rows.map(({ idMembro, dataDoacao, valorDoacao, nomeCampanha, vale }) => ({
    idUsuario: idMembro,
    tipo: 'doacao',
    data: noon(dataDoacao),
    titulo: 'Doação para uma campanha',
    descricao: `${nomeCampanha}: ${formatMoney(valorDoacao)}${vale ? '' : ' · estornada'}`,
  }))
}
