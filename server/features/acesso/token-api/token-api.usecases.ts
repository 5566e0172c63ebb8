import { z } from 'zod'
import { tokenApiInput, tokenApiRef } from '../../../../schema/rules/acesso/token-api.input.js'
import { encrypt, hashToken } from '../../../kernel/base/crypto.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { announceEnd, confirmAgain, newToken, sealedCase, sessionOnly } from '../sessao/index.js'
import { TokenApi } from './token-api.entity.js'
import { endOfDay, listRows, read, type TokenApiRow } from './token-api.queries.js'
import { scopesBeyond } from './token-api.rules.js'

export const listTokensApi = readCase({
  action: 'tokenApi.administrar',
  input: z.object({}),
  run: (work) => listRows(work, work.ctx.ownTenant(work.idCliente)),
})

/** Creates a token that acts as the person, limited to the scopes. The token itself is returned only here. */
export const criarTokenApi = sealedCase<typeof tokenApiInput, { token: string; tokenApi: TokenApiRow }>(
  useCase({
    action: 'tokenApi.administrar',
    sessionOnly: true,
    input: tokenApiInput,
    // a token outlives the session, so whoever finds an open session must not be able to create one
    prepare: async (ctx, input) => void (await confirmAgain(ctx, input)),
    async run(work, { nome, escopos, expiraEm: lastDay }) {
      const { em, idCliente, ctx } = work
      // a leaked token must not be able to create further tokens
      const { id: idUsuario } = sessionOnly(ctx)
      const beyond = scopesBeyond(escopos, (action) => ctx.can(action))
      if (beyond.length)
        throw invalid({ escopos: `Permissões desconhecidas ou que você não tem: ${beyond.join(', ').slice(0, 200)}.` })
      const expiraEm = lastDay ? await endOfDay(work, lastDay) : null
      if (expiraEm && expiraEm.getTime() <= Date.now())
        throw invalid({ expiraEm: 'A validade não pode estar no passado.' })
      const token = newToken(idCliente, 'cdt_')
      const data = { nome, escopos: [...new Set(escopos)], expiraEm }
      const created = em.create(TokenApi, { ...data, idCliente, idUsuario, hash: hashToken(token) })
      await em.flush()
      await auditEvent(work, 'tokenApi.criar', idUsuario, { id: created.id, ...data })
      return encrypt(ctx.services.secretKey, JSON.stringify({ token, tokenApi: await read(work, created.id) }))
    },
  }),
)

export const revogarTokenApi = useCase({
  action: 'tokenApi.revogar',
  record: 'token_api',
  input: tokenApiRef,
  async run(work, { id }) {
    const token = await recordToChange(work, TokenApi, id)
    if (token.revogadoEm) throw conflict('Este token já foi revogado.')
    token.revogadoEm = new Date()
    await work.em.flush()
    await announceEnd(work, token.idUsuario)
    await auditEvent(work, 'tokenApi.revogar', work.ctx.viewer?.id ?? null, { id: token.id, nome: token.nome })
    return read(work, token.id)
  },
})
