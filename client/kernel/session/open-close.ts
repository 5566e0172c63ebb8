import { client } from '../apollo/client'
import { setToken } from '../apollo/token'
import { EuDocument, SairDocument, type ViewerFragment } from './session.generated'

/** Stores the token and the viewer from the login's answer, and clears what the previous person left. */
export async function signIn(token: string, eu: ViewerFragment): Promise<void> {
  await client.clearStore()
  client.writeQuery({ query: EuDocument, data: { eu } })
  setToken(token)
}

/** Ends the session on the server and here. */
export async function signOut(): Promise<void> {
  // The person is signed out here even when the server cannot be reached: the session then expires there.
  await client.mutate({ mutation: SairDocument, context: { endsSession: true } }).catch(() => undefined)
  setToken(null)
}
