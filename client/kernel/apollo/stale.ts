import { ApolloLink, Observable, type ObservableQuery } from '@apollo/client'
import { useEffect, useSyncExternalStore } from 'react'

declare module '@apollo/client' {
  interface DefaultContext {
    /** The screen itself reports that this query could not be refreshed, or the failure hides no data. */
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

/** After each response, checks whether the screen still shows data that could not be refreshed. */
export const staleLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation)
  // waits because the query stores its new result only after its observers were called
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
      // checks again, because the screen of this query may have been left
      later()
    }
  })
})

/** Sets which queries `useStale` checks. Called once. */
export function watchStale(active: typeof queries): void {
  queries = active
}

/** Whether the screen shows data that could not be refreshed, and the function that fetches the data again. */
export function useStale(): { stale: boolean; again: () => void } {
  const is = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => stale,
  )
  // checks again when the frame is rendered, because a screen that was left takes its queries with it
  useEffect(() => {
    const timer = setTimeout(look)
    return () => clearTimeout(timer)
  })
  return { stale: is, again: () => failed().forEach((query) => void query.refetch().catch(() => undefined)) }
}
