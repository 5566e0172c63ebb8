import { operatesPlatform, type Viewer } from '../../../kernel/access/can.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { unauthenticated } from '../../../kernel/base/errors.js'
import { Recent } from '../../../kernel/base/recent.js'
import { change } from '../../../kernel/data/tenant/records.js'
import {
  type Opening,
  openReadingAsking,
  type ReadingTransaction,
  transaction,
} from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type Access, accessOfVersions, accessVersions } from './access-rules.js'
import { previewedBy } from './preview.js'
import { isAlive, touchAfter } from './sessao.rules.js'
import { isApiToken, readToken } from './tokens.js'

/** Nobody signs in again with an API token, so that is no advice for a tool. */
const badApiToken =
  'Este token de API não vale: foi revogado, venceu, quem o criou perdeu o acesso, ou o texto não está inteiro.'

/**
 * Tokens, by hash, whose requests go on in the transaction of their look-up, and how many of them wait. They wait a
 * moment for a connection of their church before the look-up: after it, a reading without a place would end, and begin
 * again with one message more. No more of one token wait than it may have requests at once, so that nobody fills the
 * queue of the own church. A token that nobody knows waits for nothing, because it may be anybody's.
 */
const readers = new Recent<string, { waiting: number }>(5000)
const mostWaiting = 4

/**
 * Sets the current user of the context from a bearer token. The look-up runs in the request's reading transaction, in
 * the same message as its BEGIN.
 * @param preview the value by which an administrator sees the church as another person, see preview.ts
 * @throws UNAUTHENTICATED for an invalid or expired token, FORBIDDEN for such a preview
 */
export async function authenticate(ctx: Context, token: string, preview?: string): Promise<void> {
  const parts = readToken(token)
  const refused = () => (isApiToken(token) ? unauthenticated(badApiToken) : unauthenticated())
  if (!parts) throw refused()
  const { idCliente, api } = parts
  const hash = hashToken(token)
  const place = (await reserved(ctx, idCliente, hash)) ? ctx.readings.place : undefined
  const opening = openingOf(parts, hash)
  const { rows, ...reading } = await openReadingAsking<Found>(ctx.services.sessions, idCliente, opening, place)
  const bearer = rows[0] && bearerOf(rows[0], api)
  if (!bearer) {
    readers.delete(hash)
    await reading.end()
    throw refused()
  }
  const { used } = bearer
  const viewer = await viewerOf(ctx, reading, bearer, preview).catch(async (error) => {
    readers.delete(hash)
    await reading.end()
    throw error
  })
  ctx.user.viewer = viewer
  const touching = Date.now() - used.at > touchAfter
  // the platform reads with another database role, and a write must not hold a second connection
  // a limited person's reading begins again with the settings that limit it
  if (viewer.own) readers.delete(hash)
  if (operatesPlatform(viewer) || touching || viewer.own) await reading.end()
  else {
    readers.set(hash, readers.get(hash) ?? { waiting: 0 })
    await ctx.readings.adopt(reading)
  }
  if (touching) await touch(ctx, idCliente, used)
}

/** Whether the request has got a connection of its church before its look-up. */
async function reserved({ readings }: Context, idCliente: number, hash: string): Promise<boolean> {
  const known = readers.get(hash)
  if (!known || known.waiting >= mostWaiting) return false
  known.waiting++
  return readings.place.reserve(idCliente).finally(() => known.waiting--)
}

const openingOf = ({ idCliente, api }: NonNullable<ReturnType<typeof readToken>>, hash: string): Opening => ({
  text: api ? byApiToken() : bySession(),
  values: [idCliente, hash],
})

/** The person with what the person may do now, or the one whom the preview shows. */
async function viewerOf(
  { services }: Context,
  reading: ReadingTransaction,
  { person, versoes, used }: Bearer,
  preview: string | undefined,
): Promise<Viewer> {
  const access = await accessOfVersions(services, reading, person, versoes)
  // somebody whom a function lets write money is signed out sooner
  const session = { usadaEm: new Date(used.at), expiraEm: used.until }
  if (used.table === 'sessao' && !isAlive(session, { ...person, ...access })) throw unauthenticated()
  const owner = { ...person, ...access }
  return preview === undefined ? owner : await previewedBy(services, reading, owner, preview)
}

/** Builds a text once: the features that say who leads are known when the first request comes. */
const built = (build: () => string): (() => string) => {
  let text: string | undefined
  return () => {
    text ??= build()
    return text
  }
}

/** Plain SQL, because it runs for every request: building the query cost as much as running it. */
const bySession = built(
  () => `
    select u.id, u.uuid, u.id_cliente as "idCliente", u.perfil, u.name,
      t.id as "idToken", t.uuid as sessao, t.usada_em as "usadoEm", t.expira_em as "expiraEm", ${accessVersions('u')} as versoes
    from sessao t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente
    where t.id_cliente = $1 and t.hash = $2 and u.usuario_ativo = 1 and u.excluido_em is null`,
)

const byApiToken = built(
  () => `
    select u.id, u.uuid, u.id_cliente as "idCliente", u.perfil, u.name,
      t.id as "idToken", t.escopos, t.usado_em as "usadoEm", t.expira_em as "expiraEm", ${accessVersions('u')} as versoes
    from token_api t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente
    where t.id_cliente = $1 and t.hash = $2 and t.revogado_em is null and u.usuario_ativo = 1 and u.excluido_em is null`,
)

/** The result of either query: the person, and when the token was last used and expires. */
type Found = Omit<Viewer, keyof Access> & {
  idToken: number
  usadoEm: Date | string | null
  expiraEm: Date | string | null
  versoes: string
}

interface Bearer {
  person: Omit<Viewer, keyof Access>
  versoes: string
  /** when the token was last used, in milliseconds; 0 for never */
  used: { table: 'sessao' | 'token_api'; id: number; at: number; until: Date }
}

function bearerOf({ idToken, usadoEm, expiraEm, versoes, ...person }: Found, api: boolean): Bearer | undefined {
  const at = usadoEm ? new Date(usadoEm).getTime() : 0
  const alive = api
    ? !expiraEm || new Date(expiraEm).getTime() > Date.now()
    : isAlive({ usadaEm: new Date(at), expiraEm: expiraEm as Date }, person)
  const until = new Date(expiraEm ?? 0)
  return alive ? { person, versoes, used: { table: api ? 'token_api' : 'sessao', id: idToken, at, until } } : undefined
}

/** Stores the last use, at most every five minutes (touchAfter). */
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
