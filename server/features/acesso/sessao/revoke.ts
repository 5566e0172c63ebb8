import type { Viewer } from '../../../kernel/access/can.js'
import { announce, type Topic } from '../../../kernel/data/database/events.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { AccessEnd } from '../../../kernel/work/contributions/contributions.js'

type Work = Pick<Writing, 'db' | 'idCliente'>

/** The topic that announces the end of a session or of another access of this person. */
export const accessOf = ({ id, idCliente }: Pick<Viewer, 'id' | 'idCliente'>): Topic => ({
  name: 'acesso',
  idCliente,
  id,
})

/** Makes the open connections of these people check whether their access has ended. */
export const announceEnd = (work: Work, people: number | readonly number[]): Promise<void> =>
  announce(work, ...[people].flat().map((id) => accessOf({ id, idCliente: work.idCliente })))

/** Deletes the devices on which people signed in in these sessions, so that no notice reaches them any more. */
export const forgetDevices = (work: Work, sessions: readonly string[]) =>
  removeFrom(work, 'aparelho').where('sessao', 'in', sessions).execute()

/**
 * Ends all sessions of one or several people.
 * @param except uuid of a session that does not end
 */
export async function endSessions(work: Work, people: number | readonly number[], except?: string): Promise<void> {
  const sessions = removeFrom(work, 'sessao').where('idUsuario', 'in', [people].flat())
  await (except === undefined ? sessions : sessions.where('uuid', '!=', except)).execute()
  // also of sessions that have expired since
  const devices = removeFrom(work, 'aparelho').where('idUsuario', 'in', [people].flat())
  await (except === undefined ? devices : devices.where('sessao', '!=', except)).execute()
  await announceEnd(work, people)
}

/** Invalidates a person's links to set a password that were already sent. */
export async function dropPasswordLinks(work: Work, idUsuario: number): Promise<void> {
  await removeFrom(work, 'token_senha').where('idUsuario', '=', idUsuario).execute()
}

/**
 * After a change of the password, and when people may not sign in any more: revokes API tokens, calendar addresses and
 * other access of one or several people.
 */
export async function endOtherAccess(
  ctx: Context,
  work: Writing,
  people: number | readonly number[],
  why: AccessEnd,
): Promise<void> {
  for (const { endsAccess } of ctx.services.features) await endsAccess?.({ ...work, ctx }, [people].flat(), why)
  await announceEnd(work, people)
}

/** Maximum of open sessions per person. */
const mostSessions = 20

/** Ends the oldest sessions beyond that maximum. */
export async function endOldestSessions(work: Work, idUsuario: number): Promise<void> {
  const newest = from(work, 'sessao')
    .select('sessao.id')
    .where('idUsuario', '=', idUsuario)
    .orderBy('sessao.id', 'desc')
    .limit(mostSessions)
  const older = removeFrom(work, 'sessao').where('idUsuario', '=', idUsuario).where('id', 'not in', newest)
  const { numDeletedRows } = await older.executeTakeFirst()
  if (numDeletedRows > 0n) await announceEnd(work, idUsuario)
}
