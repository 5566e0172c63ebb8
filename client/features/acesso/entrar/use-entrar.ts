import type { EntrarInput } from '../../../gql/types'
import { useSession } from '../../../kernel/session'
import { EntrarDocument } from './entrar.generated'

export const LOGIN_FAILURE = 'Não foi possível entrar.'

/** Apollo Client is not part of the first page: it loads while the person types. */
export const loadClient = async () => (await import('../../../kernel/apollo/client')).client

/** Starts the session. The route's guard then opens the requested page. */
export function useEntrar() {
  const { signIn } = useSession()
  return async (input: EntrarInput) => {
    const client = await loadClient()
    const { data } = await client.mutate({
      mutation: EntrarDocument,
      variables: { input },
      context: { anonymous: true },
      fetchPolicy: 'no-cache',
    })
    if (data) await signIn(data.entrar.token, data.entrar.eu)
  }
}
