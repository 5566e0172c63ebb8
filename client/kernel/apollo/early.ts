import { type ApolloCache, ApolloClient, ApolloLink, Observable, type OperationVariables } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import { type Asked, forgetAsked, rememberAsked } from './asked-before.js'
import { type EarlyAnswer, forgetEarly, hasArrived, takeArrived, takeEarly } from './early-queries.js'
import { getPreview } from './preview.js'
import { getToken } from './token.js'

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * The screen shows nothing before this query is answered. The next time that the same address is opened, the query
     * is sent while the scripts are still coming.
     */
    opensScreen?: boolean
  }
}

/** Answers a query that has been sent early, once. A refused or lost early request is sent again, as if there was none. */
export const earlyLink = new ApolloLink((operation, forward) => {
  const { operationName, operationType, variables } = operation
  if (operationType !== 'query' || !operationName) return forward(operation)
  const { token, opensScreen } = operation.getContext()
  const asked = { name: operationName, query: print(operation.query), variables }
  if (opensScreen) remember(asked)
  const early = takeEarly(asked, token)
  return early ? new Observable((observer) => waitFor(early, observer, () => forward(operation))) : forward(operation)
})

type Watched<Data, Variables extends OperationVariables> = ApolloClient.WatchQueryOptions<Data, Variables>

/** Shows a screen at once whose answer has come before its scripts. */
export class EarlyClient extends ApolloClient {
  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: Watched<Data, Variables>,
  ) {
    return super.watchQuery<Data, Variables>(fromCache(this.cache, options))
  }
}

/**
 * An early answer that is there already is put into the cache. From the link it would come only after the screen had been
 * drawn without it, and then once more: a tenth of the time in which a phone opens a list.
 */
function fromCache<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  options: Watched<Data, Variables>,
): Watched<Data, Variables> {
  const { query, fetchPolicy, context } = options
  const name = nameOf(query)
  const usable = !fetchPolicy || fetchPolicy === 'cache-first' || fetchPolicy === 'cache-and-network'
  // what is kept for times without a network is taken from the link
  if (!name || !usable || context?.kept || context?.anonymous || !hasArrived(name)) return options
  const asked = { name, query: print(cache.transformDocument(query)), variables: options.variables ?? {} }
  const data = takeArrived(asked, getToken())
  if (!data) return options
  if (context?.opensScreen) remember(asked)
  // Other screens hear of it with the next change: this one is being drawn.
  cache.writeQuery({ query: query as DocumentNode, variables: asked.variables, data, broadcast: false })
  return { ...options, fetchPolicy: 'cache-first' }
}

const nameOf = (query: DocumentNode) =>
  query.definitions.find((each) => each.kind === 'OperationDefinition')?.name?.value

type Observer = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0]

function waitFor(early: EarlyAnswer, observer: Observer, ask: () => Observable<ApolloLink.Result>): () => void {
  let sent: { unsubscribe(): void } | undefined
  let over = false
  void early.then((data) => {
    if (over) return
    if (!data) {
      sent = ask().subscribe(observer)
      return
    }
    observer.next({ data })
    observer.complete()
  })
  return () => {
    over = true
    sent?.unsubscribe()
  }
}

/** The address whose first query is remembered. */
let screen: string | undefined

/**
 * Remembers what a screen asks first at its usual address. A search or a filter in the address is not remembered:
 * nobody opens it twice, and it may name a person.
 */
function remember(asked: Asked): void {
  const { pathname, search } = window.location
  if (pathname + search === screen) return
  screen = pathname + search
  if (!search && getToken() && !getPreview()) rememberAsked(pathname, asked)
}

/** The next person's screens are others. */
export function forgetScreens(): void {
  screen = undefined
  forgetEarly()
  forgetAsked()
}
