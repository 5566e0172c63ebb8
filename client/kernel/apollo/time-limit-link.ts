import { ApolloLink, Observable } from '@apollo/client'

/** Longer than any screen's query takes on a server that answers. */
const LONGEST_MS = 60_000

/** Ends a query without an answer: in a network that hangs, no request would ever fail. */
export const timeLimitLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation)
  return new Observable((observer) => {
    const timer = setTimeout(() => {
      sent.unsubscribe()
      observer.error(new Error('the server did not answer in time'))
    }, LONGEST_MS)
    const sent = forward(operation).subscribe({
      next: (result) => observer.next(result),
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    })
    return () => {
      clearTimeout(timer)
      sent.unsubscribe()
    }
  })
})
