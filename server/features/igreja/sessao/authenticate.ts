import type { Perfil } from '../../../kernel/access/actions.js'
import { operatesPlatform, type Viewer } from '../../../kernel/access/can.js'
import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { unauthenticated } from '../../../kernel/errors.js'
import { change, from } from '../../../kernel/tenant/records.js'
import { openReading, type Reading, transaction } from '../../../kernel/tenant/session.js'
import { isAlive, touchAfter } from './sessao.rules.js'
import { readToken } from './tokens.js'

/**
 * Makes the bearer of a token the context's viewer. The look-up runs in the transaction in which the request then reads.
 * @throws UNAUTHENTICATED for a token that is not (or no longer) good
 */
export async function authenticate(ctx: Context, token: string): Promise<void> {
  const parts = readToken(token)
  if (!parts) throw unauthenticated()
  const { idCliente, api } = parts
  const reading = await openReading(ctx.services.sessions, idCliente)
  const bearer = await (api ? byApiToken(reading, token) : bySession(reading, token)).catch(async (error) => {
    await reading.end()
    throw error
  })
  if (!bearer) {
    await reading.end()
    throw unauthenticated()
  }
  const { viewer, used } = bearer
  ctx.viewer = viewer
  const touching = Date.now() - used.at > touchAfter
  // the platform reads in its own role; and who writes must not hold a second connection meanwhile
  if (operatesPlatform(viewer) || touching) await reading.end()
  else await ctx.adoptReading(reading)
  if (touching) await touch(ctx, idCliente, used)
}

interface Bearer {
  viewer: Viewer
  /** when the token was last seen in use, in milliseconds; 0 for never */
  used: { table: 'sessao' | 'token_api'; id: number; at: number }
}

async function bySession(work: Reading, token: string): Promise<Bearer | undefined> {
  const row = await from(work, 'sessao')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'sessao.idUsuario').onRef('usuario.idCliente', '=', 'sessao.idCliente'),
    )
    .select(['usuario.id', 'usuario.uuid', 'usuario.idCliente', 'usuario.perfil', 'usuario.name'])
    .select(['sessao.id as idSessao', 'sessao.uuid as sessao', 'sessao.usadaEm', 'sessao.expiraEm'])
    .where('sessao.hash', '=', hashToken(token))
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { idSessao, usadaEm, expiraEm, ...person } = row
  const perfil = person.perfil as Perfil
  if (!isAlive({ usadaEm, expiraEm }, perfil)) return undefined
  return {
    viewer: { ...person, perfil },
    used: { table: 'sessao', id: idSessao, at: new Date(usadaEm).getTime() },
  }
}

async function byApiToken(work: Reading, token: string): Promise<Bearer | undefined> {
  const row = await from(work, 'token_api')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'token_api.idUsuario').onRef('usuario.idCliente', '=', 'token_api.idCliente'),
    )
    .select(['usuario.id', 'usuario.uuid', 'usuario.idCliente', 'usuario.perfil', 'usuario.name'])
    .select(['token_api.id as idToken', 'token_api.escopos', 'token_api.usadoEm', 'token_api.expiraEm'])
    .where('token_api.hash', '=', hashToken(token))
    .where('token_api.revogadoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!row || (row.expiraEm && new Date(row.expiraEm).getTime() <= Date.now())) return undefined
  const { idToken, usadoEm, expiraEm, ...person } = row
  return {
    viewer: { ...person, perfil: person.perfil as Perfil },
    used: { table: 'token_api', id: idToken, at: usadoEm ? new Date(usadoEm).getTime() : 0 },
  }
}

/** Writes the last use, at most every five minutes (touchAfter). */
async function touch(ctx: Context, idCliente: number, { table, id }: Bearer['used']): Promise<void> {
  const author = { ...ctx.author(`${table}.usar`), idUsuario: null }
  const now = new Date()
  await transaction(ctx.services.sessions, idCliente, author, (work) =>
    (table === 'sessao'
      ? change(work, 'sessao').set({ usadaEm: now }).where('id', '=', id)
      : change(work, 'token_api').set({ usadoEm: now }).where('id', '=', id)
    ).execute(),
  )
}
