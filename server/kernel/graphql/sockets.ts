import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import { forbidden, tooManyRequests, unavailable } from '../errors.js'

/**
 * How many sockets one process keeps open at most: of people who have said who they are, and of callers who have not yet, all
 * together and from one address. Those who only open sockets take no place from those who use them.
 */
export const mostSockets = { signedIn: 2000, anonymous: 500, anonymousOfAddress: 20 } as const

/** Open sockets, by whether their caller has said who it is. */
export class SocketCount {
  private signedIn = 0
  private anonymous = 0
  private readonly byAddress = new Map<string, number>()

  /** Why one more from this address is too many; undefined when it is not. */
  refusal(address: string): string | undefined {
    if (this.signedIn >= mostSockets.signedIn) return 'sockets'
    if (this.anonymous >= mostSockets.anonymous) return 'sockets without sign-in'
    if ((this.byAddress.get(address) ?? 0) >= mostSockets.anonymousOfAddress)
      return 'sockets of an address without sign-in'
    return undefined
  }

  /** Counts a socket that was opened. */
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

/** Milliseconds between two signs of life; a caller that misses one is gone. */
const heartbeat = 15_000

/** Milliseconds that a caller has to say goodbye when the server stops. */
const farewell = 2000

/**
 * Lets routes take WebSockets. Before all other hooks, so that these know a socket by `request.ws`.
 * When the server stops, sockets are asked to close and then cut off: their callers connect again elsewhere.
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
 * A browser tells the page that asks: only the product's own may. Whoever is no browser tells none, and needs a token anyway.
 * @throws FORBIDDEN for another page, TOO_MANY_REQUESTS or UNAVAILABLE when too many sockets are open
 */
export function refuseStrangers(request: FastifyRequest, publicUrl: string, count: SocketCount): void {
  const refused = count.refusal(request.ip)
  if (refused) {
    request.log.warn({ refused }, 'socket refused')
    throw refused === 'sockets' ? unavailable() : tooManyRequests(5)
  }
  const { origin } = request.headers
  if (origin === undefined) return
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  if (!own.includes(origin)) throw forbidden('Esta página não pode abrir uma conexão com o servidor.')
}

/** What the protocol's hooks know a connection by. */
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
          // whoever has hung up needs no answer
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
