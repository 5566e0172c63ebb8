import { noon } from '../../../../schema/rules/dates.js'
import { type Part, part } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { PersonEntry } from '../../../kernel/work/contributions/contributions.js'
import { presencasOf } from './presenca-culto.queries.js'

/** The worship services at which these people were present. */
export function presencasOfPessoas(_ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] {
  return [
    part(presencasOf(work, ids), ({ idMembro, dataCulto, temaCulto }) => ({
      idUsuario: idMembro,
      tipo: 'presenca',
      data: noon(dataCulto),
      titulo: 'Presença no culto',
      descricao: temaCulto,
    })),
  ]
}
