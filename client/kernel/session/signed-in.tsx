import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { Navigate, Outlet, useMatches } from 'react-router-dom'
import { client, errorText, expireToken } from '../apollo'
import { ErrorState, PageSpinner, TimeZone } from '../ui'
import type { RouteHandle } from './needs'
import { SessionContext, VISITOR } from './session'
import { EuDocument, useEuQuery } from './session.generated'

/** Asks before anything is drawn; a failure shows once it is asked again there. */
export const askEu = () => void client.query({ query: EuDocument }).catch(() => undefined)

/** Everything behind the login: asks who the token belongs to, and keeps out whom a route's action is not granted. */
export default function SignedIn({ token }: { token: string }) {
  return (
    <ApolloProvider client={client}>
      <Viewer token={token} />
    </ApolloProvider>
  )
}

function Viewer({ token }: { token: string }) {
  const { data, error, refetch } = useEuQuery({ fetchPolicy: 'cache-first' })
  const needed = useMatches().flatMap(({ handle }) => (handle as RouteHandle | undefined)?.action ?? [])
  const eu = data?.eu ?? null
  const session = useMemo(() => ({ ...VISITOR, eu, loading: !eu }), [eu])

  const dead = data && !data.eu
  useEffect(() => {
    if (dead) expireToken(token)
  }, [dead, token])

  if (error && !eu) return <ErrorState text={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!eu) return <PageSpinner />
  if (needed.some((action) => !eu.acoes.includes(action))) return <Navigate to="/auth/500" replace />
  return (
    <SessionContext.Provider value={session}>
      <TimeZone.Provider value={eu.igreja.fusoHorario}>
        <Outlet />
      </TimeZone.Provider>
    </SessionContext.Provider>
  )
}
