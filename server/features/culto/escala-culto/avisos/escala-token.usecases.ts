import { sql } from 'kysely'
import { z } from 'zod'
import { respostaInput } from '../../../../../schema/rules/culto/escala-culto.input.js'
import { hashToken } from '../../../../kernel/base/crypto.js'
import { notFound } from '../../../../kernel/base/errors.js'
import { tenantOfAddressToken } from '../../../../kernel/data/tenant/address-token.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { openReading, type Reading, transaction } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { lookedUp } from '../../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../../kernel/work/limits/rate-limit.js'
import { mayWrite, publicCase } from '../../../../kernel/work/use-case.js'
import { addressKey } from '../../../acesso/sessao/index.js'
import { passou } from '../escala-culto.queries.js'
import { readOwn } from '../minha-escala/minha-escala.queries.js'
import { answer } from '../minha-escala/minha-escala.usecases.js'

const invalidToken = () => notFound('Este link não vale mais. Entre no sistema para ver as suas escalas.')

/**
 * Limits wrong tokens from one client address. A token cannot be guessed; the limit only keeps attempts cheap for the
 * server.
 */
const wrongTokens = (ctx: Context) => new Limiter(ctx.services.sessions.app, 'token_escala_endereco', 50, 900)

const token = z.string().max(100)

/** What the link of an e-mail shows: the person's roster entry and the church. */
export const readEscalaByToken = publicCase({
  input: z.object({ token }),
  async run(ctx, { token }) {
    const { idCliente, idEscala, idMembro, name, igreja } = await rosterOfToken(ctx, token)
    const reading = await openReading(ctx.services.sessions, idCliente)
    const row = await readOwn(reading, idMembro, idEscala).finally(() => reading.end())
    if (!row) throw invalidToken()
    return { ...row, name, igreja }
  },
})

/** The answer may be changed until the worship service begins, so the link works more than once. */
export const responderEscalaPorToken = publicCase({
  input: z.object({ token }).extend(respostaInput.shape),
  async run(ctx, { token, ...given }) {
    const { idCliente, idEscala, idMembro, name, igreja } = await rosterOfToken(ctx, token)
    const action = 'escalaCulto.responder'
    const author = { ...ctx.author(action), idUsuario: idMembro }
    const row = await transaction(ctx.services.sessions, idCliente, author, async (work) => {
      await mayWrite(ctx, work, action)
      return answer({ ...work, ctx }, idMembro, idEscala, given)
    })
    return { ...row, name, igreja }
  },
})

/** @throws NOT_FOUND when the token is wrong, expired, or of a deleted entry or person */
const rosterOfToken = (ctx: Context, token: string) =>
  lookedUp(wrongTokens(ctx), addressKey(ctx), async () => {
    const idCliente = tenantOfAddressToken(token)
    if (idCliente === undefined) throw invalidToken()
    const reading = await openReading(ctx.services.sessions, idCliente)
    const found = await byHash(reading, hashToken(token)).finally(() => reading.end())
    if (!found) throw invalidToken()
    return { ...found, idCliente }
  })

const byHash = (reading: Reading, hash: string) =>
  from(reading, 'token_escala')
    .innerJoin('escala_culto', (join) =>
      join
        .onRef('escala_culto.id', '=', 'token_escala.idEscala')
        .onRef('escala_culto.idCliente', '=', 'token_escala.idCliente'),
    )
    .innerJoin('culto', (join) =>
      join.onRef('culto.id', '=', 'escala_culto.idCulto').onRef('culto.idCliente', '=', 'escala_culto.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'escala_culto.idMembro').onRef('usuario.idCliente', '=', 'escala_culto.idCliente'),
    )
    .innerJoin('cliente', 'cliente.idCliente', 'token_escala.idCliente')
    .select(['token_escala.idEscala', 'escala_culto.idMembro', 'usuario.name', 'cliente.nome as igreja'])
    .where('token_escala.hash', '=', hash)
    // by the current time of the worship service, which may have been moved after the e-mail
    .where(sql<boolean>`not ${passou}`)
    .where('escala_culto.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
