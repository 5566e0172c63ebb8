import type { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import { getChurch } from './church'
import { getPreview, onPreviewChange } from './preview'
import { getToken } from './token'

/** The server's close code for a session that has ended or has too many connections. The client must not reconnect. */
const FORBIDDEN = 4403

/** One connection for all subscriptions. It closes with the last subscription and reconnects after a loss. */
const socket = createClient({
  url: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql/ws`,
  connectionParams: () => ({ token: getToken(), verComo: getPreview()?.chave, igreja: getChurch()?.id }),
  retryAttempts: 100,
  retryWait: async (retries) => {
    const seconds = Math.min(30, 2 ** retries) * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  },
  shouldRetry: (event) => !(event instanceof CloseEvent && event.code === FORBIDDEN),
})

// The server knows the preview of a connection from its first message.
onPreviewChange(() => socket.terminate())

type Observer = { next(result: ApolloLink.Result): void; error(error: unknown): void; complete(): void }

/** @returns the function that unsubscribes */
export const subscribe = ({ query, variables, operationName }: ApolloLink.Operation, observer: Observer) =>
  socket.subscribe(
    { query: print(query), variables, operationName },
    {
      next: (result) => observer.next(result as ApolloLink.Result),
      error: (error) => observer.error(error instanceof Error ? error : new Error('A conexão foi perdida.')),
      complete: () => observer.complete(),
    },
  )
