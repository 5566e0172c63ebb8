import { change, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'

type Work = Pick<Writing, 'db' | 'idCliente'>

/** Signs a person, or several, out everywhere. @param except uuid of the session that stays */
export async function endSessions(work: Work, people: number | readonly number[], except?: string): Promise<void> {
  const sessions = removeFrom(work, 'sessao').where('idUsuario', 'in', [people].flat())
  await (except === undefined ? sessions : sessions.where('uuid', '!=', except)).execute()
}

/** Links to set a person's password that lie in some mailbox stop working. */
export async function dropPasswordLinks(work: Work, idUsuario: number): Promise<void> {
  await removeFrom(work, 'token_senha').where('idUsuario', '=', idUsuario).execute()
}

/** API tokens that a person made stop working: whoever had the account may have made some. */
export async function revokeApiTokens(work: Work, idUsuario: number): Promise<void> {
  await change(work, 'token_api')
    .set({ revogadoEm: new Date() })
    .where('idUsuario', '=', idUsuario)
    .where('revogadoEm', 'is', null)
    .execute()
}
