import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import { forbidden, unavailable } from '../errors.js'

/** How many sockets one process keeps open at most. */
const most = 2000

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
 * @throws FORBIDDEN for another page, UNAVAILABLE when too many sockets are open
 */
export function refuseStrangers(app: FastifyInstance, request: FastifyRequest, publicUrl: string): void {
  if (app.websocketServer.clients.size >= most) throw unavailable()
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
