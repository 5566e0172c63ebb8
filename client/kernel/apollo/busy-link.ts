import { type ApolloLink, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { errorCode, retryAfter } from './errors.js'

/** A longer wait is told to the person, who decides. */
const MOST_SECONDS = 5

/**
 * Sends a query once more for which the server had no place: on a Sunday morning a whole church opens the same page, and
 * nobody should have to press 'Tentar de novo' for it. Two of these links in a row send it up to three times more. What
 * changes data is not repeated: its form shows the refusal and keeps the input.
 */
export const busyLink = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    const seconds = retryAfter(error)
    if (operation.operationType !== 'query' || errorCode(error) !== 'TOO_MANY_REQUESTS') return
    if (seconds === undefined || seconds > MOST_SECONDS) return
    return new Observable((observer) => {
      let sent: { unsubscribe(): void } | undefined
      // at different moments, because those who were refused together would be refused together again
      const timer = setTimeout(
        () => {
          sent = forward(operation).subscribe(observer)
        },
        seconds * (1 + Math.random()) * 1000,
      )
      return () => {
        clearTimeout(timer)
        sent?.unsubscribe()
      }
    })
  })
