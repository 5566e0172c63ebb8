import { ApolloLink, Observable } from '@apollo/client'

/** One function per query in flight: it resends the query. */
const underWay = new Set<() => void>()

/**
 * A query sent before a mutation was answered may return the old state. Apollo Client would write it over the result of
 * the mutation, and would let the query that follows share the stale answer: a slow list showed the old state until it
 * was reopened. So queries in flight when a mutation is answered are cancelled and sent again.
 *
 * Operation context: `{ endsSession: true }` resends nothing, since the session is over.
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
