import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import { forbidden, tooManyRequests, unavailable } from '../errors.js'
import { network } from '../limits/network.js'

/**
 * The maximum number of open sockets per process: for authenticated clients, and for unauthenticated ones in total and
 * per address. Unauthenticated sockets do not reduce the capacity for authenticated ones.
 */
export const mostSockets = { signedIn: 2000, anonymous: 500, anonymousOfAddress: 20 } as const

/** Counts open sockets, authenticated and unauthenticated separately. */
export class SocketCount {
  private signedIn = 0
  private anonymous = 0
  private readonly byAddress = new Map<string, number>()

  /** The reason to refuse one more socket from this address; undefined when it is allowed. */
  refusal(address: string): string | undefined {
    if (this.signedIn >= mostSockets.signedIn) return 'sockets'
    if (this.anonymous >= mostSockets.anonymous) return 'sockets without sign-in'
    if ((this.byAddress.get(address) ?? 0) >= mostSockets.anonymousOfAddress)
      return 'sockets of an address without sign-in'
    return undefined
  }

  /** Counts a new socket. */
  opened(address: string): { signIn(): void; close(): void } {
    let state: 'anonymous' | 'signedIn' | 'closed' = 'anonymous'
    this.count(address, 1)
    const leave = () => {
      if (state === 'anonymous') this.count(address, -1)
      if (state === 'signedIn') this.signedIn--
    }
    return {
      signIn: () => {
        if (state !== 'anonymous') return
        leave()
        state = 'signedIn'
        this.signedIn++
      },
      close: () => {
        leave()
        state = 'closed'
      },
    }
  }

  private count(address: string, by: 1 | -1): void {
    this.anonymous += by
    const left = (this.byAddress.get(address) ?? 0) + by
    if (left > 0) this.byAddress.set(address, left)
    else this.byAddress.delete(address)
  }
}

/** Milliseconds between two pings. A client that does not answer a ping is disconnected. */
const heartbeat = 15_000

/** Milliseconds that clients have to close their sockets when the server stops. */
const farewell = 2000

/**
 * Enables WebSocket routes. It is called before all other hooks are added, so that they recognise a socket by
 * `request.ws`. When the server stops, it requests clients to close their sockets and then terminates them. The clients
 * reconnect to another process.
 */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: 16_384, handleProtocols },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const client of clients) client.close(1001)
      setTimeout(() => {
        for (const client of clients) client.terminate()
      }, farewell).unref()
      done()
    },
  })
}

/**
 * A browser sends the origin of the page, and only the server's own origin is allowed. Other clients send no origin;
 * they need a token anyway.
 * @throws FORBIDDEN for another page, TOO_MANY_REQUESTS or UNAVAILABLE when too many sockets are open
 */
export function refuseStrangers(request: FastifyRequest, publicUrl: string, count: SocketCount): void {
  const refused = count.refusal(network(request.ip))
  if (refused) {
    request.log.warn({ refused }, 'socket refused')
    throw refused === 'sockets' ? unavailable() : tooManyRequests(5)
  }
  const { origin } = request.headers
  if (origin === undefined) return
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  if (!own.includes(origin)) throw forbidden('Esta página não pode abrir uma conexão com o servidor.')
}

/** What the protocol's hooks know about a connection. */
export interface Extra {
  socket: WebSocket
  request: FastifyRequest
}

/** Speaks graphql-transport-ws on an open socket until it closes. */
export function serveSocket<E extends Extra>(protocol: Server<E>, extra: E): void {
  const { socket, request } = extra
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const beating = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, heartbeat)
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve) => {
          // the server does not wait for a socket that is already closed
          if (socket.readyState !== socket.OPEN) resolve()
          else socket.send(data, () => resolve())
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          handle(String(data)).catch((error) => {
            request.log.error({ err: error }, 'socket')
            socket.close(CloseCode.InternalServerError, 'Internal server error')
          })
        }),
    },
    extra,
  )
  socket.once('close', (code, reason) => {
    clearInterval(beating)
    closed(code, String(reason)).catch((error) => request.log.error({ err: error }, 'socket'))
  })
}
