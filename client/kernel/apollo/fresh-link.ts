import { ApolloLink, Observable } from '@apollo/client'

/** Asks again, for each query whose answer is still on its way. */
const underWay = new Set<() => void>()

/**
 * A query sent before a change was answered may bring what was there before the change. Apollo Client would write that
 * over the change, and would let the query that follows the change share the answer: a slow list showed the old state
 * until it was opened anew. So whatever is on its way when a change is answered is given up and asked again.
 *
 * Operation context: `{ endsSession: true }` asks nothing again, as nobody would be answered.
 */
export const freshLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === 'query') return askUntilFresh(() => forward(operation))
  if (operation.operationType !== 'mutation' || operation.getContext().endsSession) return forward(operation)
  return new Observable((observer) =>
    forward(operation).subscribe({
      next(result) {
        for (const again of underWay) again()
        observer.next(result)
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    }),
  )
})

function askUntilFresh(ask: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    const send = () =>
      ask().subscribe({
        next: (result) => observer.next(result),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      })
    let sent = send()
    const again = () => {
      sent.unsubscribe()
      sent = send()
    }
    underWay.add(again)
    return () => {
      underWay.delete(again)
      sent.unsubscribe()
    }
  })
}
