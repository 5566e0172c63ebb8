import type { Perfil } from '../../../kernel/access/actions.js'
import { operatesPlatform, type Viewer } from '../../../kernel/access/can.js'
import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { toInstant } from '../../../kernel/dates.js'
import { unauthenticated } from '../../../kernel/errors.js'
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
  const reading = await openReading(ctx.services.sessions, parts.idCliente)
  const viewer = await (parts.api ? byApiToken(reading, token) : bySession(ctx, reading, token)).catch(
    async (error) => {
      await reading.end()
      throw error
    },
  )
  if (!viewer) {
    await reading.end()
    throw unauthenticated()
  }
  ctx.viewer = viewer
  // the platform reads in its own role
  if (operatesPlatform(viewer)) await reading.end()
  else await ctx.adoptReading(reading)
}

async function bySession(ctx: Context, { db, idCliente }: Reading, token: string): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('sessao')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'sessao.idUsuario').onRef('usuario.idCliente', '=', 'sessao.idCliente'),
    )
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.perfil',
      'usuario.name',
      'sessao.id as idSessao',
      'sessao.uuid as sessao',
      'sessao.usadaEm',
      'sessao.expiraEm',
    ])
    .where('sessao.idCliente', '=', Number(idCliente))
    .where('sessao.hash', '=', hashToken(token))
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!row || !isAlive(row, row.perfil as Perfil)) return undefined
  if (Date.now() - new Date(toInstant(row.usadaEm)).getTime() > touchAfter)
    await touch(ctx, Number(idCliente), row.idSessao)
  return {
    id: row.id,
    uuid: row.uuid,
    idCliente: Number(idCliente),
    perfil: row.perfil as Perfil,
    name: row.name,
    sessao: row.sessao,
  }
}

async function byApiToken({ db, idCliente }: Reading, token: string): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('token_api')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'token_api.idUsuario').onRef('usuario.idCliente', '=', 'token_api.idCliente'),
    )
    .select(['usuario.id', 'usuario.uuid', 'usuario.perfil', 'usuario.name', 'token_api.escopos', 'token_api.expiraEm'])
    .where('token_api.idCliente', '=', Number(idCliente))
    .where('token_api.hash', '=', hashToken(token))
    .where('token_api.revogadoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!row || (row.expiraEm && new Date(row.expiraEm).getTime() < Date.now())) return undefined
  return {
    id: row.id,
    uuid: row.uuid,
    idCliente: Number(idCliente),
    perfil: row.perfil as Perfil,
    name: row.name,
    escopos: row.escopos,
  }
}

async function touch(ctx: Context, idCliente: number, idSessao: number): Promise<void> {
  const author = { idUsuario: null, acao: 'sessao.usar', requisicao: ctx.caller.requestId }
  await transaction(ctx.services.sessions, idCliente, author, ({ db }) =>
    db
      .updateTable('sessao')
      .set({ usadaEm: new Date() })
      .where('id', '=', idSessao)
      .where('idCliente', '=', idCliente)
      .execute(),
  )
}
