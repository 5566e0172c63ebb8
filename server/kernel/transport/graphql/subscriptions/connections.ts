import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CloseCode, type Context as Connection } from 'graphql-ws'
import { actorOf, type Viewer } from '../../../access/can.js'
import { requestOver, unauthenticated } from '../../../base/errors.js'
import { type PlaceLimit, Places } from '../../../base/turns/places.js'
import { Turns } from '../../../base/turns/turns.js'
import type { Topic } from '../../../data/database/events.js'
import { Context, type Services } from '../../../work/context/context.js'
import { churchNumber, enter } from '../../../work/context/entered-church.js'
import { appErrorOf } from '../errors.js'
import { closeReason, tokenOf } from './socket-token.js'
import type { Extra } from './sockets.js'

/**
 * The limits, which are enough for one screen per page: open subscriptions per connection, all subscriptions of a
 * connection over time, and connections per session, per person and per church.
 */
export const socketLimits = { open: 5, ever: 100, session: 8, person: 16, church: 200 } as const

/** Who opens connections. */
export interface Access {
  services: Services
  /** sets the current user of the context from a token and the value of a preview, as for requests */
  authenticate(ctx: Context, token: string, preview?: string): Promise<void>
  /** the topic that is announced when a session or another access of this person has ended */
  accessOf(viewer: Viewer): Topic
}

/** What is stored about a connection besides the protocol's own data. */
export interface Known extends Record<PropertyKey, unknown> {
  token?: string
  /** the value of a preview as another person */
  preview?: string
  /** the church that the platform's administrator is in */
  igreja?: unknown
  viewer?: Viewer
  started?: number
  /** releases the places of the connection, and stops listening for the end of its session */
  leave?: () => void
  /** call it after authentication: the socket then counts as authenticated */
  signIn?: () => void
}

export type Socket = Connection<Record<string, unknown> | undefined, Extra & Partial<Known>>

/**
 * Opens connections for those who may have one, and closes them when their access ends. The work of a church's
 * connections is done one at a time, and that of all churches uses at most a quarter of the database connections.
 */
export function connectionsOf({ services, authenticate, accessOf }: Access) {
  const places = new Places()
  const turns = new Turns(Math.max(1, services.config.pool >> 2))

  const contextOf = ({ request }: { request: FastifyRequest }) =>
    new Context(services, {
      viewer: null,
      requestId: randomUUID(),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })

  /**
   * Runs with a new context and a fresh look-up of the person.
   * @throws UNAUTHENTICATED when the session has ended
   */
  async function asOfNow<T>({ extra }: Socket, run: (ctx: Context) => Promise<T>): Promise<T> {
    const ctx = contextOf(extra)
    try {
      await authenticate(ctx, extra.token ?? '', extra.preview)
      const church = churchNumber(extra.igreja)
      if (church !== undefined) await enter(ctx, church)
      return await run(ctx)
    } finally {
      await ctx.close()
    }
  }

  /**
   * Like `asOfNow`, for an authenticated socket: the work waits until the socket's church has its turn.
   * @throws REQUEST_OVER when the socket was closed meanwhile
   */
  const inTurn = <T>(socket: Socket, run: (ctx: Context) => Promise<T>): Promise<T> =>
    turns.run(socket.extra.viewer?.idCliente ?? 0, async () => {
      if (!isOpen(socket)) throw requestOver()
      return asOfNow(socket, run)
    })

  async function connect(socket: Socket): Promise<boolean> {
    const { extra, connectionParams } = socket
    const token = tokenOf(connectionParams, extra.request)
    if (token) extra.token = token
    if (connectionParams?.verComo !== undefined) extra.preview = String(connectionParams.verComo)
    extra.igreja = connectionParams?.igreja ?? extra.request.headers['x-igreja']
    try {
      if (!token) throw unauthenticated('Envie o token em connectionParams: { token }.')
      const viewer = await asOfNow(socket, async (ctx) => ctx.viewer as Viewer)
      const leave = places.take(placeLimitsOf(actorOf(viewer)))
      if (!leave) {
        extra.socket.close(CloseCode.Forbidden, 'Too many connections')
        return false
      }
      extra.viewer = viewer
      extra.leave = leave
      const stop = await services.events.listen(accessOf(actorOf(viewer)), () => void check(socket))
      extra.leave = () => {
        stop()
        leave()
      }
      // the protocol has already removed a socket that was closed meanwhile
      if (isOpen(socket)) extra.signIn?.()
      else disconnect(socket)
      return isOpen(socket)
    } catch (error) {
      disconnect(socket)
      closeAfter(socket, error)
      return false
    }
  }

  function disconnect({ extra }: Socket): void {
    extra.leave?.()
    delete extra.leave
  }

  /** Closes the socket if its session has ended, or its preview. */
  async function check(socket: Socket): Promise<void> {
    await inTurn(socket, async () => undefined).catch((error) => closeAfter(socket, error))
  }

  function closeAfter(socket: Socket, error: unknown): void {
    if (!isOpen(socket)) return
    const { code, message } = appErrorOf(error)
    const ended = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN'
    if (!ended) services.log.error({ err: error }, 'subscription')
    socket.extra.socket.close(ended ? CloseCode.Forbidden : CloseCode.InternalServerError, closeReason(message))
  }

  return { connect, disconnect, inTurn, closeAfter }
}

const isOpen = ({ extra: { socket } }: Socket): boolean => socket.readyState === socket.OPEN

/**
 * The limits in which a connection needs a place: of its session (or of all API tokens of the person together), of the
 * person, and of the church.
 */
const placeLimitsOf = ({ id, idCliente, sessao }: Viewer): PlaceLimit[] => [
  { key: `session ${sessao ?? `api:${id}`}`, most: socketLimits.session },
  { key: `person ${id}`, most: socketLimits.person },
  { key: `church ${idCliente}`, most: socketLimits.church },
]
