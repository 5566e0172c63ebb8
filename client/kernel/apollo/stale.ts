import { ApolloLink, Observable, type ObservableQuery } from '@apollo/client'
import { useEffect, useSyncExternalStore } from 'react'

declare module '@apollo/client' {
  interface DefaultContext {
    /** The screen itself says that this query could not be refreshed, or its failure hides nothing. */
    failureShown?: boolean
  }
}

let queries: () => Iterable<ObservableQuery> = () => []
let stale = false
const listeners = new Set<() => void>()

/** The queries of the screen whose last request failed while their earlier data is still shown. */
const failed = () =>
  [...queries()].filter((query) => {
    const { error, data } = query.getCurrentResult()
    return error !== undefined && data !== undefined && !query.options.context?.failureShown
  })

function look(): void {
  const now = failed().length > 0
  if (now === stale) return
  stale = now
  for (const listener of listeners) listener()
}

/** After each answer, looks whether the screen still shows data that could not be refreshed. */
export const staleLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation)
  // the query has its new result after its observers were called
  const later = () => void setTimeout(look)
  return new Observable((observer) => {
    const sent = forward(operation).subscribe({
      next: (result) => observer.next(result),
      error(error) {
        observer.error(error)
        later()
      },
      complete() {
        observer.complete()
        later()
      },
    })
    return () => {
      sent.unsubscribe()
      // its screen may have been left
      later()
    }
  })
})

/** Names the queries that `useStale` looks at. Called once. */
export function watchStale(active: typeof queries): void {
  queries = active
}

/** Whether the screen shows data that could not be refreshed, and the function that asks for it again. */
export function useStale(): { stale: boolean; again: () => void } {
  const is = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => stale,
  )
  // the frame is rendered again when a screen is left, and its queries with it
  useEffect(() => {
    const timer = setTimeout(look)
    return () => clearTimeout(timer)
  })
  return { stale: is, again: () => failed().forEach((query) => void query.refetch().catch(() => undefined)) }
}
