import { sql } from 'kysely'
import { todayIn } from '../../../kernel/dates.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted } from '../../../kernel/tenant/bin.js'
import { from, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Indisponibilidade } from './indisponibilidade.entity.js'
import {
  indisponibilidadeRef,
  minhaIndisponibilidadeInput,
  minhasIndisponibilidadesInput,
} from './indisponibilidade.input.js'
import { lerMinha, listarMinhas } from './indisponibilidade.queries.js'
import { wholeSpan } from './indisponibilidade.rules.js'
import { missing, sameDays } from './indisponibilidade.usecases.js'

/** The days that the current user blocked, for every perfil. */
export const listarMinhasIndisponibilidades = readCase({
  action: 'eu.ler',
  input: minhasIndisponibilidadesInput,
  run: (work, input) => listarMinhas(work, work.ctx.viewer?.id ?? 0, input),
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
    return saved(work, stored, (own, id) => lerMinha(own, idMembro, id))
  },
})

/** The person can serve on these days after all. */
export const liberarMinhasDatas = useCase({
  action: 'indisponibilidade.marcar',
  record: 'indisponibilidade',
  input: indisponibilidadeRef,
  async run(work, { id }) {
    const own = await lerMinha(work, work.ctx.viewer?.id ?? 0, id)
    if (!own) throw notFound(missing)
    markDeleted(work, await recordToChange(work, Indisponibilidade, own.id, { missing }))
    return { message: 'Datas liberadas.' }
  },
})

async function today(work: Writing): Promise<string> {
  const { fusoHorario } = await from(work, 'cliente').select('fusoHorario').executeTakeFirstOrThrow()
  return todayIn(fusoHorario)
}
