import { ApolloLink, Observable } from '@apollo/client'
import { forgetEarly } from './early-queries'

/** One function for each running query; it sends the query again. */
const underWay = new Set<() => void>()

/**
 * A query that was sent before a mutation finished may return the old state. Apollo Client would write this old state
 * over the result of the mutation, and would share it with the next query: a slow list showed the old state until it
 * was opened again. So when a mutation finishes, running queries are cancelled and sent again.
 *
 * Operation context: `{ endsSession: true }` sends nothing again, since the session is over.
 */
export const freshLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === 'query') return askUntilFresh(() => forward(operation))
  if (operation.operationType !== 'mutation' || operation.getContext().endsSession) return forward(operation)
  return new Observable((observer) =>
    forward(operation).subscribe({
      next(result) {
        forgetEarly()
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
