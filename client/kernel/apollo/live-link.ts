import { ApolloLink, Observable } from '@apollo/client'
import { onNetworkBack } from '../later/network'

/** Subscriptions go over a WebSocket. Its client is loaded with the first subscription. */
export const liveLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined
      let over = false
      const start = () =>
        import('./live').then(
          ({ subscribe }) => {
            if (!over) stop = subscribe(operation, observer)
          },
          () => {
            if (!over) stop = onNetworkBack(again)
          },
        )
      const again = () => {
        stop?.()
        void start()
      }
      void start()
      return () => {
        over = true
        stop?.()
      }
    }),
)
