import { sql } from 'kysely'
import {
  indisponibilidadeRef,
  minhaIndisponibilidadeInput,
  minhasIndisponibilidadesInput,
} from '../../../../schema/rules/culto/indisponibilidade.input.js'
import { todayIn } from '../../../../schema/rules/dates.js'
import { markDeleted } from '../../../kernel/access/bin.js'
import { invalid, notFound } from '../../../kernel/base/errors.js'
import { from, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Indisponibilidade } from './indisponibilidade.entity.js'
import { listOwn, readOwn } from './indisponibilidade.queries.js'
import { wholeSpan } from './indisponibilidade.rules.js'
import { missing, sameDays } from './indisponibilidade.usecases.js'

/** The days that the current user blocked, for every perfil. */
export const listOwnIndisponibilidades = readCase({
  action: 'eu.ler',
  input: minhasIndisponibilidadesInput,
  run: (work, input) => listOwn(work, work.ctx.viewer?.id ?? 0, input),
})

/** Blocks days of the current user. Blocking the same days again only writes the note, so it may be repeated. */
export const bloquearMinhasDatas = useCase({
  action: 'indisponibilidade.marcar',
  input: minhaIndisponibilidadeInput,
  async run(work, input) {
    const idMembro = work.ctx.viewer?.id ?? 0
    const data = { idMembro, ...wholeSpan(input) }
    if (data.dataFim < (await today(work))) throw invalid({ dataInicio: 'Escolha dias de hoje em diante.' })
    // two requests for the same days wait for each other
    await sql`select from usuario where id = ${idMembro} and id_cliente = ${work.idCliente} for no key update`.execute(
      work.db,
    )
    const known = await sameDays(work, data)
    const stored = known
      ? await recordToChange(work, Indisponibilidade, known.id, { missing })
      : work.em.create(Indisponibilidade, { idCliente: work.idCliente, ...data })
    stored.observacao = data.observacao
    return saved(work, stored, (own, id) => readOwn(own, idMembro, id))
  },
})

/** The person can serve on these days after all. */
export const liberarMinhasDatas = useCase({
  action: 'indisponibilidade.marcar',
  record: 'indisponibilidade',
  input: indisponibilidadeRef,
  async run(work, { id }) {
    const own = await readOwn(work, work.ctx.viewer?.id ?? 0, id)
    if (!own) throw notFound(missing)
    markDeleted(work, await recordToChange(work, Indisponibilidade, own.id, { missing }))
    return { message: 'Datas liberadas.' }
  },
})

async function today(work: Writing): Promise<string> {
  const { fusoHorario } = await from(work, 'cliente').select('fusoHorario').executeTakeFirstOrThrow()
  return todayIn(fusoHorario)
}
