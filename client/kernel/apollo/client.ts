import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type TypePolicies } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { reportUnhandledErrors } from '../errors/unhandled'
import { forgetCopies, keptLink, showingCopies, watchKept } from '../kept/kept-link'
import { onNetworkBack } from '../later/network'
import { setSigned, waitForHolder } from '../outbox/signed'
import { forgetLists } from '../ui/address'
import { busyLink } from './busy-link'
import { churchHeaders, forgetChurch, getChurch } from './church'
import { confirmLink } from './confirm-link'
import { earlyLink, forgetScreens } from './early'
import { errorCode, fieldErrors, httpStatus } from './errors'
import { freshLink } from './fresh-link'
import { forgetKeys, idempotencyLink } from './idempotency'
import { liveLink } from './live-link'
import { changePreview, getPreview, previewHeaders, previewOver, setPreview } from './preview'
import { renew } from './renewal'
import { staleLink, watchStale } from './stale'
import { timeLimitLink } from './time-limit-link'
import { expireToken, getToken, onTokenChange } from './token'
import { createUploadLink, hasFiles } from './upload-link'

const URI = '/graphql'

/**
 * Operation context: `{ anonymous: true }` sends no token, so that a wrong password does not end another session;
 * `{ endsSession: true }` is not the preview's, which may not write.
 */
const authorization = new SetContextLink(({ headers, anonymous, endsSession }) => {
  const token = anonymous ? null : getToken()
  const preview = endsSession ? {} : previewHeaders()
  return token
    ? { token, headers: { ...headers, ...preview, ...churchHeaders(), authorization: `Bearer ${token}` } }
    : {}
})

/**
 * When the session has expired and the screen has unsaved input, a refused request waits until the same person signs in
 * again, and is then sent again. In all other cases the session ends. A preview as another person ends when its time is
 * over, or when the person may not be seen any more.
 */
const sessionEnd = new ErrorLink(({ error, operation, forward }) => {
  if (fieldErrors(error).verComo) previewOver()
  const { token, endsSession } = operation.getContext()
  if (!token || (errorCode(error) !== 'UNAUTHENTICATED' && httpStatus(error) !== 401)) return
  const renewed = endsSession ? null : renew(token)
  if (!renewed) return expireToken(token)
  return new Observable((observer) => {
    let sent: { unsubscribe(): void } | undefined
    void renewed.then((fresh) => {
      if (!fresh) {
        expireToken(token)
        return observer.error(error)
      }
      operation.setContext(({ headers }) => ({
        token: fresh,
        headers: { ...headers, authorization: `Bearer ${fresh}` },
      }))
      sent = forward(operation).subscribe(observer)
    })
    return () => sent?.unsubscribe()
  })
})

const cache = new InMemoryCache({
  typePolicies: {
    // A search result has the id of another type's record, so its id cannot be a cache key.
    ResultadoBusca: { keyFields: false },
  },
})

/** Adds cache policies for types without an id. Must be called before the first query. */
export const tellApart = (policies: TypePolicies): void => cache.policies.addTypePolicies(policies)

// the client is loaded by every page but the first ones, and once
reportUnhandledErrors()

/** The one connection to the server; screens use the hooks generated from their documents. */
export const client = new ApolloClient({
  link: ApolloLink.from([
    // what a copy answers has not failed, and what fails after the look for a copy has
    staleLink,
    keptLink,
    // before the renewal of the session, which sends the same request again
    idempotencyLink,
    // inside it, because the answered mutation is the same wish
    confirmLink,
    authorization,
    sessionEnd,
    busyLink(),
    busyLink(),
    // after the renewal of the session, for which a person may take longer
    timeLimitLink,
    freshLink,
    earlyLink,
    ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      liveLink,
      ApolloLink.split(({ variables }) => hasFiles(variables), createUploadLink(URI), new HttpLink({ uri: URI })),
    ),
  ]),
  cache,
  // Lists and records are shown from the cache at once and fetched again, so that nobody works on stale data.
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
})

const activeQueries = () => client.getObservableQueries('active').values()
watchStale(activeQueries)
watchKept(activeQueries)

// Queries that failed without a network, or were answered by a copy, are sent again when it is back.
onNetworkBack(() => {
  const failed = [...activeQueries()].filter((query) => query.getCurrentResult().error)
  for (const query of new Set([...failed, ...showingCopies()])) void query.refetch().catch(() => undefined)
})

// Clears one person's data from memory before the next person uses this browser.
onTokenChange((reason) => {
  // what is typed stays, and so does the church that it is of
  if (reason === 'renewed') return waitForHolder()
  // the preview belongs to the session that began it, and what is in memory to the person who was seen
  const again = reason === 'signed-in' && (getPreview() !== null || getChurch() !== null)
  if (again) changePreview(null)
  else setPreview(null)
  forgetChurch()
  if (reason === 'signed-in' && !again) return waitForHolder()
  setSigned(null)
  forgetLists()
  forgetScreens()
  forgetKeys()
  forgetCopies()
  void client.clearStore()
  if (again) window.location.reload()
})
