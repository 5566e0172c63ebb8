import type { z } from 'zod'
import {
  cultoDaPresenca,
  frequenciaInput,
  listarPresencasInput,
  maximoDeCultos,
  presencaInput,
  presencaRef,
  tokenPresencaInput,
} from '../../../../schema/rules/culto/presenca-culto.input.js'
import { visible } from '../../../kernel/access/bin.js'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/base/errors.js'
import { announce } from '../../../kernel/data/database/events.js'
import { from, idOf, isRecord } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { type ReadingWork, readCase, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { idPessoa, personSearch } from '../../acesso/usuario/index.js'
import { linkAsSeen } from '../../pessoas/vinculo/index.js'
import { cultoOfToken, presencaOf, readCulto, readCultoRow } from '../culto/index.js'
import { removedNow } from './marcar-presencas.usecases.js'
import { count, frequencia, include, listRows, ownPresenca, type PresencaRow, read } from './presenca-culto.queries.js'
import { presencaRefusal, presencaStatus, presencaWindow } from './presenca-culto.rules.js'

const wrongToken = 'Erro ao encontrar culto.'
const missingCulto = 'Culto não encontrado.'

/**
 * The worship service of a presence link, and whether the current user has confirmed. It contains no data of other
 * people.
 */
export const readCultoByToken = readCase({
  action: 'presencaCulto.confirmar',
  input: tokenPresencaInput,
  async run(work, { token }) {
    const culto = await found(work, token)
    const fuso = await fusoOf(work.ctx, culto.idCliente)
    const own = await ownPresenca(work, culto.id, work.ctx.viewer?.id ?? 0)
    return {
      ...culto,
      situacao: presencaStatus(culto, fuso),
      ...presencaWindow(culto, fuso),
      confirmadaEm: own?.createdAt ?? null,
    }
  },
})

export type LinkedCulto = Awaited<ReturnType<typeof readCultoByToken>>

/**
 * Confirms the current user's presence with the link that is shown at the worship service. Idempotent: a repetition
 * returns the first confirmation.
 */
export const confirmarPresenca = useCase({
  action: 'presencaCulto.confirmar',
  input: tokenPresencaInput,
  prepare: async (ctx, { token }) => (await ctx.reading((work) => found({ ...work, ctx }, token))).id,
  run: (work, _input, idCulto) => record(work, idCulto, work.ctx.viewer?.id ?? 0),
})

/**
 * Records the current user's own presence during the period, or anybody's presence by people who serve. Idempotent: a
 * repetition returns the first result.
 */
export const registerPresenca = useCase({
  action: 'presencaCulto.confirmar',
  record: 'culto',
  input: presencaInput,
  async run(work, { idCulto: ref, idMembro: pessoa }) {
    const idCulto = await idOf(work, 'culto', ref)
    const idMembro = await idPessoa(work, pessoa ?? work.ctx.viewer?.id ?? 0)
    const anybody = work.ctx.can('presencaCulto.registrar')
    // people who may not record the presence of others must not learn which ids exist
    if (!anybody && idMembro !== work.ctx.viewer?.id) throw forbidden('Você só pode confirmar a sua própria presença.')
    if (idCulto === null) throw notFound(missingCulto)
    if (idMembro === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
    return record(work, idCulto, idMembro)
  },
})

export const removePresenca = useCase({
  action: 'presencaCulto.registrar',
  record: 'culto',
  input: presencaRef,
  async run(work, ref) {
    const idCulto = await idOf(work, 'culto', ref.idCulto)
    if (idCulto === null) throw notFound(missingCulto)
    // includes people who have left the church since then
    const pessoa = await from(work, 'usuario').select('id').where(isRecord('usuario', ref.idMembro)).executeTakeFirst()
    const presenca = pessoa && (await ownPresenca(work, idCulto, pessoa.id))
    if (!presenca) throw notFound('Presença não encontrada.')
    await work.db
      .deleteFrom('participacao_culto')
      .where('idCliente', '=', work.idCliente)
      .where('id', '=', presenca.id)
      .execute()
    await removedNow(work, idCulto, pessoa.id)
    await announce(work, presencaOf({ id: idCulto, idCliente: work.idCliente }))
    return { message: 'Presença removida com sucesso.' }
  },
})

/** The list that the current user may see; for the screens, the old integrations and the exports. */
export async function listVisible(work: Reading & { ctx: Context }, input: z.output<typeof listarPresencasInput>) {
  const list = await listRows(work, input, personSearch(work.ctx))
  return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
}

export const listPresencas = readCase({
  action: 'presencaCulto.ler',
  input: listarPresencasInput,
  run: listVisible,
})

/** The counts of a worship service: now, and for subscribers after every change. */
export const countPresencas = readCase({
  action: 'culto.ler',
  input: cultoDaPresenca,
  async run(work, { idCulto }) {
    const { id, idCliente, visitantes } = await readCulto(work.ctx, { id: idCulto, idCliente: work.idCliente })
    return { idCulto: id, idCliente, presentes: (await count(work, [id])).get(id) ?? 0, visitantes }
  },
})

/** How many people came to the last worship services, or to the worship services of a period. */
export const frequenciaCultos = readCase({
  action: 'culto.ler',
  input: frequenciaInput,
  run: (work, { ultimos, de, ate }) => frequencia(work, de || ate ? maximoDeCultos : ultimos, { de, ate }),
})

/**
 * The worship service of a token, if the current user may read it. Only wrong tokens are rate-limited.
 * @throws NOT_FOUND for a wrong token, TOO_MANY_REQUESTS after too many of them
 */
async function found(work: ReadingWork, token: string) {
  const { ctx } = work
  const culto = await cultoOfToken(work, ctx.services.secretKey, token)
  if (culto) return culto
  // the limiter must not run while the reading transaction holds a connection
  await work.leave()
  await new Limiter(ctx.services.sessions.app, 'presenca_token', 20, 300).consume(String(ctx.actor?.id))
  throw notFound(wrongToken)
}

async function record(work: Writing & { ctx: Context }, idCulto: number, idMembro: number): Promise<PresencaRow> {
  const culto = visible(nobody, await readCultoRow(work, idCulto), missingCulto)
  const before = await ownPresenca(work, culto.id, idMembro)
  if (!before) {
    const refusal = presencaRefusal(culto, await readFuso(work))
    const anyTime = work.ctx.can('presencaCulto.registrar') && culto.statusCulto !== 'cancelado'
    if (refusal && !anyTime) throw conflict(refusal)
    if (await include(work, culto.id, idMembro)) await announce(work, presencaOf(culto))
  }
  const presenca = before ?? (await ownPresenca(work, culto.id, idMembro))
  const row = presenca && (await read(work, presenca.id))
  if (!row) throw notFound()
  return linkAsSeen(work.ctx, row)
}

const nobody = { can: () => false }
