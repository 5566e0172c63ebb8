import { ApolloProvider } from '@apollo/client/react'
import { Fragment, useEffect, useMemo, useState } from 'react'
import { Navigate, Outlet, useMatches } from 'react-router-dom'
import { client, errorText, expireToken, getPreview } from '../apollo'
import { personKey, setSigned } from '../outbox/signed'
import { ErrorState, PageSpinner, TimeZone } from '../ui'
import { inChurch } from './entered-church'
import type { RouteHandle } from './needs'
import { SessionContext, VISITOR } from './session'
import { EuDocument, useEuQuery } from './session.generated'
import { SignInAgain } from './sign-in-again'
import { useHolder } from './use-holder'
import { useRenewal } from './use-renewal'

/** Starts the query before anything is rendered. A failure is shown when the screen repeats the query. */
export const askEu = () => void client.query({ query: EuDocument, context: KEPT }).catch(() => undefined)

/** Without it no screen opens where there is no network. */
const KEPT = { kept: 'quiet' } as const

/**
 * The part of the application that needs a session: loads the current user of the token, and refuses people who lack
 * the action of a route.
 */
export function SignedIn({ token }: { token: string }) {
  const [people, setPeople] = useState(1)
  return (
    <ApolloProvider client={client}>
      <Viewer key={people} token={token} onAnother={() => setPeople(people + 1)} />
    </ApolloProvider>
  )
}

/** `onAnother` is called when another person has signed in over this person's screens. */
function Viewer({ token, onAnother }: { token: string; onAnother: () => void }) {
  const { data, error, refetch } = useEuQuery({ fetchPolicy: 'cache-first', context: KEPT })
  const needed = useMatches().flatMap(({ handle }) => (handle as RouteHandle | undefined)?.action ?? [])
  const own = data?.eu
  const eu = useMemo(() => (own ? inChurch(own) : null), [own])
  const session = useMemo(() => ({ ...VISITOR, eu, loading: !eu }), [eu])

  const renewal = useRenewal(eu?.id, onAnother)
  const dead = data && !data.eu
  useEffect(() => {
    if (dead) expireToken(token)
  }, [dead, token])
  const person = eu && personKey(eu)
  const holder = useHolder(token, renewal.replaced ? undefined : eu?.id)
  useEffect(() => {
    // what is seen as another person is not kept, and nothing is sent as that person
    if (person && holder === 'same' && !getPreview()) setSigned({ token, person })
  }, [token, person, holder])

  if (holder === 'another') return <PageSpinner />
  if (error && !eu) {
    const retry = () => void refetch().catch(() => undefined)
    return <ErrorState header={{ title: 'Algo deu errado' }} text={errorText(error)} onRetry={retry} />
  }
  if (!eu) return <PageSpinner />
  const missing = needed.find((action) => !eu.acoes.includes(action))
  if (missing) return <Navigate to="/auth/500" replace state={{ missing, perfil: eu.nomePerfil }} />
  return (
    <SessionContext.Provider value={session}>
      <TimeZone.Provider value={eu.igreja.fusoHorario}>
        {/* The key discards the screens of one person before another person's are shown. */}
        <Fragment key={eu.id}>
          <Outlet />
        </Fragment>
        {renewal.asking && (
          <SignInAgain
            who={eu.email ?? eu.nomeAcesso ?? eu.telefoneUsuario ?? ''}
            igreja={eu.igreja.id}
            onEnter={renewal.enter}
            onLeave={renewal.leave}
          />
        )}
      </TimeZone.Provider>
    </SessionContext.Provider>
  )
}
