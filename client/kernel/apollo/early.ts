import { ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { type Asked, forgetAsked, rememberAsked } from './asked-before.js'
import { type EarlyAnswer, forgetEarly, takeEarly } from './early-queries.js'
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
