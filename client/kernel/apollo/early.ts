import { ApolloLink, Observable } from '@apollo/client'
import { type EarlyAnswer, takeEarly } from './early-queries.js'

/** Answers a query that has been sent early, once. A refused or lost early request is sent again, as if there was none. */
export const earlyLink = new ApolloLink((operation, forward) => {
  const early = takeEarly(operation.operationName, operation.variables, operation.getContext().token)
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
