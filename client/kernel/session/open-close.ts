import { client } from '../apollo/client'
import { setToken } from '../apollo/token'
import { EuDocument, SairDocument, type ViewerFragment } from './session.generated'

/** Takes over the token and what the login answered about its person, with nothing left of who was here before. */
export async function signIn(token: string, eu: ViewerFragment): Promise<void> {
  await client.clearStore()
  client.writeQuery({ query: EuDocument, data: { eu } })
  setToken(token)
}

/** Ends the session on the server and here. */
export async function signOut(): Promise<void> {
  // The person leaves even when the server cannot be told: the session then ends there by itself.
  await client.mutate({ mutation: SairDocument, context: { endsSession: true } }).catch(() => undefined)
  setToken(null)
}
