import { sql } from 'kysely'
import type { Viewer } from '../../../kernel/access/can.js'
import { mayBeSeenBy, seenAs } from '../../../kernel/access/preview.js'
import { equalText, sign } from '../../../kernel/base/crypto.js'
import { forbidden, previewRefused } from '../../../kernel/base/errors.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { type Access, accessFrom, accessRules } from './access-rules.js'

/** How long somebody sees the church as another person, in milliseconds. */
const previewLife = 30 * 60_000

const shape = /^(\d{1,10})\.(\d{13})\.([A-Za-z0-9_-]{43})$/

const signature = (key: Buffer, sessao: string, id: number, ends: number): string =>
  sign(key, `preview ${sessao} ${id} ${ends}`).toString('base64url')

/** The value that a session sends with each request to see the church as this person. It is of no use to another session. */
export function newPreview({ secretKey }: Pick<Services, 'secretKey'>, { sessao = '' }: Viewer, id: number) {
  const ends = Date.now() + previewLife
  return { chave: `${id}.${ends}.${signature(secretKey, sessao, id, ends)}`, ate: new Date(ends) }
}

/**
 * The current user of a request that sends the value of a preview.
 * @param work a reading of the church without limits
 * @throws FORBIDDEN for an API token, a value of another session or an old one, and when the person may not be seen now
 */
export async function previewedBy(
  services: Pick<Services, 'secretKey' | 'features'>,
  work: Pick<Reading, 'db'>,
  viewer: Viewer,
  value: string,
): Promise<Viewer> {
  const { sessao, idCliente } = viewer
  if (!sessao) throw forbidden('Um token de API não pode ver o sistema como outra pessoa.')
  const [, number, until, signed = ''] = shape.exec(value) ?? []
  const [id, ends] = [Number(number), Number(until)]
  if (!equalText(signed, signature(services.secretKey, sessao, id, ends)) || ends < Date.now()) throw previewRefused()
  const { rows } = await sql<Omit<Viewer, keyof Access> & { regras: string | null }>`
    select u.id, u.uuid, u.id_cliente as "idCliente", u.perfil, u.name, ${sql.raw(accessRules('u'))} as regras
    from usuario u
    where u.id_cliente = ${idCliente} and u.id = ${id} and u.usuario_ativo = 1 and u.excluido_em is null`.execute(
    work.db,
  )
  const [found] = rows
  if (!found || !viewer.grants.has('usuario.verComo')) throw previewRefused()
  const { regras, ...row } = found
  const person = { ...row, ...(await accessFrom(services, work, row, regras)) }
  if (!mayBeSeenBy(person, viewer)) throw previewRefused()
  const hidden = services.features.flatMap(({ hiddenInPreview = [] }) => hiddenInPreview)
  return seenAs(person, viewer, hidden)
}
