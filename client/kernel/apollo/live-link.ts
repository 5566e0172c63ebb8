import { ApolloLink, Observable } from '@apollo/client'

/** Subscriptions go over a WebSocket; what speaks it is fetched with the first of them. */
export const liveLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined
      let over = false
      import('./live').then(
        ({ subscribe }) => {
          if (!over) stop = subscribe(operation, observer)
        },
        (error) => observer.error(error),
      )
      return () => {
        over = true
        stop?.()
      }
    }),
)
