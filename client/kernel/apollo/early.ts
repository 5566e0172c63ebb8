import {
  type ApolloClient,
  ApolloLink,
  type DefaultContext,
  type DocumentNode,
  Observable,
  type OperationVariables,
} from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { Kind } from 'graphql'
import { type Asked, forgetAsked, rememberAsked } from './asked-before.js'
import { type EarlyAnswer, forgetEarly, takeArrived, takeEarly } from './early-queries.js'
import { getPreview } from './preview.js'
import { getToken } from './token.js'

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * The screen shows nothing before this query is answered. The next time that the same address is opened, the query
     * is sent while the scripts are still coming; with 'too', beside the other queries of the screen, in any order.
     */
    opensScreen?: boolean | 'too'
  }
}

/** Answers a query that has been sent early, once. A refused or lost early request is sent again, as if there was none. */
export const earlyLink = new ApolloLink((operation, forward) => {
  const { operationName, operationType, variables } = operation
  if (operationType !== 'query' || !operationName) return forward(operation)
  const { token, opensScreen } = operation.getContext()
  const asked = { name: operationName, query: print(operation.query), variables }
  remember(asked, opensScreen)
  const early = takeEarly(asked, token)
  return early ? new Observable((observer) => waitFor(early, observer, () => forward(operation))) : forward(operation)
})

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

type Opening = { query: DocumentNode; variables: OperationVariables; context: DefaultContext }

/**
 * Puts the early answer of a query into the cache, if it has arrived: then its screen can be drawn with it at once.
 * @returns the operation and its data; null when the query has to be asked
 */
export function fillEarly(client: ApolloClient, { query, variables, context }: Opening) {
  const document = client.documentTransform.transformDocument(query)
  const name = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)?.name?.value
  const token = getToken()
  if (!name || !token) return null
  const asked = { name, query: print(document), variables }
  const data = takeArrived(asked, token)
  if (!data) return null
  remember(asked, context.opensScreen)
  // Nobody is told: while one part of the page is drawn, no other may change.
  client.writeQuery({ query, variables, data, broadcast: false })
  return client.readQuery({ query, variables }) === null ? null : { name, token, data }
}

/** The address whose first queries are remembered, and these. */
let screen: string | undefined
let first: Asked[] = []

/**
 * Remembers what a screen asks first at its usual address. A search or a filter in the address is not remembered:
 * nobody opens it twice, and it may name a person.
 */
function remember(asked: Asked, opensScreen: DefaultContext['opensScreen']): void {
  if (!opensScreen) return
  const { pathname, search } = window.location
  const known = pathname + search === screen
  if (known && (opensScreen !== 'too' || first.some(({ name }) => name === asked.name))) return
  screen = pathname + search
  first = known ? [...first, asked] : [asked]
  if (!search && getToken() && !getPreview()) rememberAsked(pathname, first)
}

/** The next person's screens are others. */
export function forgetScreens(): void {
  screen = undefined
  forgetEarly()
  forgetAsked()
}
