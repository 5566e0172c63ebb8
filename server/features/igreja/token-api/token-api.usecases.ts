import { z } from 'zod'
import { hashToken } from '../../../kernel/crypto.js'
import { defaultTimeZone, todayIn } from '../../../kernel/dates.js'
import { conflict, forbidden, invalid } from '../../../kernel/errors.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { newToken } from '../sessao/index.js'
import { TokenApi } from './token-api.entity.js'
import { tokenApiInput, tokenApiRef } from './token-api.input.js'
import { ler, listar } from './token-api.queries.js'
import { scopesBeyond } from './token-api.rules.js'

export const listarTokensApi = readCase({
  action: 'tokenApi.administrar',
  input: z.object({}),
  run: (work) => listar(work, work.idCliente ?? work.ctx.viewer?.idCliente ?? 0),
})

/** Makes a token that acts as the person, narrowed to the scopes. The token itself is answered here and never again. */
export const criarTokenApi = useCase({
  action: 'tokenApi.administrar',
  input: tokenApiInput,
  async run(work, { nome, escopos, expiraEm }) {
    const { em, idCliente, ctx } = work
    const { viewer } = ctx
    // a leaked token must not be able to make itself heirs
    if (!viewer || viewer.escopos) throw forbidden('Entre com a sua senha para criar tokens de API.')
    const beyond = scopesBeyond(escopos, (action) => ctx.can(action))
    if (beyond.length)
      throw invalid({ escopos: `Permissões desconhecidas ou que você não tem: ${beyond.join(', ').slice(0, 200)}.` })
    if (expiraEm && expiraEm < todayIn(defaultTimeZone))
      throw invalid({ expiraEm: 'A validade não pode estar no passado.' })
    const token = newToken(viewer.idCliente, 'cdt_')
    const created = em.create(TokenApi, {
      idCliente,
      idUsuario: viewer.id,
      nome,
      escopos: [...new Set(escopos)],
      hash: hashToken(token),
      expiraEm: expiraEm ? new Date(`${expiraEm}T23:59:59-03:00`) : null,
    })
    await em.flush()
    return { token, tokenApi: await ler(work, created.id) }
  },
})

export const revogarTokenApi = useCase({
  action: 'tokenApi.administrar',
  record: 'token_api',
  input: tokenApiRef,
  async run(work, { id }) {
    const token = await recordToChange(work, TokenApi, id)
    if (token.revogadoEm) throw conflict('Este token já foi revogado.')
    token.revogadoEm = new Date()
    await work.em.flush()
    return ler(work, token.id)
  },
})
