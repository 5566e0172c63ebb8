import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import { forbidden, unavailable } from '../../../base/errors.js'

/**
 * The maximum number of open sockets per process: for authenticated clients, and for unauthenticated ones in total and
 * per address. Unauthenticated sockets do not reduce the capacity for authenticated ones.
 */
export const mostSockets = { signedIn: 2000, anonymous: 500, anonymousOfAddress: 20 } as const

interface Anonymous {
  address: string
  close(): void
}

/**
 * Counts open sockets, authenticated and unauthenticated separately. Every socket is unauthenticated at first, and who
 * opens it with a session says so at once. So over the limit the oldest one gives way to a new one, and idle ones shut
 * nobody out who shares their address.
 */
export class SocketCount {
  private signedIn = 0
  /** the unauthenticated ones, the oldest first */
  private readonly anonymous = new Set<Anonymous>()
  private readonly byAddress = new Map<string, Set<Anonymous>>()

  get full(): boolean {
    return this.signedIn >= mostSockets.signedIn
  }

  /**
   * Counts a new socket.
   * @param giveWay closes it, when it is the oldest over a limit
   */
  opened(address: string, giveWay: () => void): { signIn(): void; close(): void } {
    let state: 'anonymous' | 'signedIn' | 'closed' = 'anonymous'
    const one = { address, close: giveWay }
    this.add(one)
    const leave = () => {
      this.remove(one)
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

  private add(one: Anonymous): void {
    const here = this.byAddress.get(one.address) ?? new Set()
    this.byAddress.set(one.address, here.add(one))
    this.anonymous.add(one)
    if (here.size > mostSockets.anonymousOfAddress) this.end(here)
    if (this.anonymous.size > mostSockets.anonymous) this.end(this.anonymous)
  }

  private end(sockets: ReadonlySet<Anonymous>): void {
    const [oldest] = sockets
    if (!oldest) return
    this.remove(oldest)
    oldest.close()
  }

  private remove(one: Anonymous): void {
    this.anonymous.delete(one)
    const here = this.byAddress.get(one.address)
    here?.delete(one)
    if (here?.size === 0) this.byAddress.delete(one.address)
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
 * @throws FORBIDDEN for another page, UNAVAILABLE when too many sockets are open
 */
export function refuseStrangers(request: FastifyRequest, publicUrl: string, count: SocketCount): void {
  if (count.full) {
    request.log.warn('socket refused')
    throw unavailable()
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
