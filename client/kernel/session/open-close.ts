import { client } from '../apollo/client'
import { operationKey } from '../apollo/operation-key'
import { setToken } from '../apollo/token'
import { keepSoon } from '../kept/kept-link'
import { takeOver, unsubscribe } from '../shell/push'
import { rememberChurch } from './known-church'
import { EuDocument, SairDocument, type ViewerFragment } from './session.generated'

/** Stores the token and the current user from the login's response, and clears the data of the previous user. */
export async function signIn(token: string, eu: ViewerFragment): Promise<void> {
  await takeOver(eu.uuid).catch(() => undefined)
  await client.clearStore()
  client.writeQuery({ query: EuDocument, data: { eu } })
  // the platform's administrator is of no church
  if (eu.perfil !== 0) rememberChurch(eu.igreja)
  setToken(token)
  // as if the query had been sent, so that the next page opens without a network
  keepSoon(token, operationKey('Eu', {}), { eu })
}

/** Nobody waits longer for a server that does not answer, to be signed out in this browser. */
const PATIENCE_MS = 3000

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

/**
 * Ends the session on the server and in this browser, which then shows nobody's notices any more.
 * @param ended the server has ended it already
 */
export async function signOut({ ended = false } = {}): Promise<void> {
  // The person is signed out in this browser even when the server cannot be reached; the session then expires on the
  // server.
  const end = () => client.mutate({ mutation: SairDocument, context: { endsSession: true } }).catch(() => undefined)
  const both = Promise.all([ended ? undefined : end(), unsubscribe().catch(() => undefined)])
  await Promise.race([both, patience()])
  setToken(null)
}
