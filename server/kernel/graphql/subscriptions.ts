import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { CloseCode, type Context as Connection, makeServer } from 'graphql-ws'
import { actorOf, type Viewer } from '../access/can.js'
import { Context, type Services } from '../context.js'
import type { Topic } from '../database/events.js'
import { AppError, badRequest, forbidden, requestOver, tooManyRequests } from '../errors.js'
import { isTooDeep } from '../http/bodies.js'
import { network } from '../limits/network.js'
import { type PlaceLimit, Places } from '../limits/places.js'
import { Turns } from '../limits/turns.js'
import { formatError, logFailure } from './errors.js'
import { limitRules, limits } from './limits.js'
import { documentHash } from './manifest.js'
import { type Extra, refuseStrangers, SocketCount, serveSocket } from './sockets.js'

/**
 * The limits, which are enough for one screen per page: open subscriptions per connection, all subscriptions of a
 * connection over time, and connections per session, per person and per church.
 */
export const socketLimits = { open: 5, ever: 100, session: 8, person: 16, church: 200 } as const

export interface SubscriptionOptions {
  schema: GraphQLSchema
  services: Services
  production: boolean
  /** sets the current user of the context from a token and the value of a preview, as for requests */
  authenticate(ctx: Context, token: string, preview?: string): Promise<void>
  /** the topic that is announced when a session or another access of this person has ended */
  accessOf(viewer: Viewer): Topic
  /** hashes of the browser's operations, when only those are accepted */
  manifest?: ReadonlySet<string>
}

/** What is stored about a connection besides the protocol's own data. */
interface Known extends Record<PropertyKey, unknown> {
  token?: string
  /** the value of a preview as another person */
  preview?: string
  viewer?: Viewer
  started?: number
  /** releases the places of the connection, and stops listening for the end of its session */
  leave?: () => void
  /** call it after authentication: the socket then counts as authenticated */
  signIn?: () => void
}

type Socket = Connection<Record<string, unknown> | undefined, Extra & Partial<Known>>

/**
 * Mounts /graphql/ws (protocol graphql-transport-ws) for subscriptions only. The token comes in the first message,
 * never in the address. Every event is handled like a separate request: the session is looked up and its person
 * authorised again, in a transaction that ends with the event. The events of a church are read one at a time, and those
 * of all churches use at most a quarter of the connections.
 */
export function mountSubscriptions(app: FastifyInstance, options: SubscriptionOptions): void {
  const { schema, services, production, authenticate, accessOf, manifest } = options
  const places = new Places()
  const turns = new Turns(Math.max(1, services.config.pool >> 2))
  const sockets = new SocketCount()

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
    const token = connectionParams?.token
    if (typeof token !== 'string') return false
    extra.token = token
    if (connectionParams?.verComo !== undefined) extra.preview = String(connectionParams.verComo)
    try {
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
    } catch {
      disconnect(socket)
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
    const ended = error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN')
    if (!ended) services.log.error({ err: error }, 'subscription')
    socket.extra.socket.close(
      ended ? CloseCode.Forbidden : CloseCode.InternalServerError,
      ended ? 'Forbidden' : 'Internal server error',
    )
  }

  /** Checks the operation and returns it ready to execute. */
  function accept(socket: Socket, { query, operationName, variables }: Asked): ExecutionArgs | GraphQLError[] {
    const { extra, subscriptions } = socket
    extra.started = (extra.started ?? 0) + 1
    if (extra.started > socketLimits.ever || Object.keys(subscriptions).length > socketLimits.open)
      return [wrapped(tooManyRequests(60, 'Esta conexão já acompanha coisas demais.'))]
    if (isTooDeep(variables)) return [wrapped(badRequest())]
    try {
      const document = parse(query, { maxTokens: limits.tokens })
      const rules = [...specifiedRules, ...limitRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])]
      const errors = validate(schema, document, rules, { hideSuggestions: production && !extra.viewer?.escopos })
      const [error] = errors
      if (error) return [refusal(error, 'GRAPHQL_VALIDATION_FAILED')]
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
        return [refusal(new GraphQLError('Only subscriptions.'), 'OPERATION_RESOLUTION_FAILURE')]
      if (manifest && !extra.viewer?.escopos && !manifest.has(documentHash(document)))
        return [wrapped(forbidden('Esta consulta não está na lista das que o navegador pode enviar.'))]
      return { schema, document, operationName: operationName ?? null, variableValues: variables ?? {} }
    } catch (error) {
      return [refusal(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')]
    }
  }

  /** The events of a subscription; each is executed with a new context. */
  async function subscribe(socket: Socket, args: ExecutionArgs) {
    const source = await inTurn(socket, async (contextValue) =>
      createSourceEventStream({ ...args, contextValue }),
    ).catch((error: Error) => ({ errors: [wrapped(error)] }))
    if (!(Symbol.asyncIterator in source)) return source
    const events = source[Symbol.asyncIterator]()
    let over = false
    const end = async (): Promise<IteratorReturnResult<undefined>> => {
      over = true
      await events.return?.()
      return { value: undefined, done: true }
    }
    return {
      async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
        if (over) return end()
        try {
          const event = await events.next()
          if (event.done) return end()
          const value = await inTurn(socket, async (contextValue) =>
            execute({ ...args, rootValue: event.value, contextValue }),
          )
          // a person who has lost access gets one error, then the subscription ends
          if (value.errors?.length) over = true
          return { value, done: false }
        } catch (error) {
          await end()
          closeAfter(socket, error)
          return { value: undefined, done: true }
        }
      },
      return: end,
      async throw(error: unknown): Promise<never> {
        await end()
        throw error
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  const format = ({ extra }: Socket, errors: readonly unknown[]) =>
    errors.map((error) => {
      const formatted = formatError(error, randomUUID(), !production || extra.viewer?.escopos !== undefined)
      logFailure(services.log, error, formatted)
      return formatted
    })

  const socketOf = new WeakMap<ExecutionArgs, Socket>()
  const protocol = makeServer<Record<string, unknown> | undefined, Extra & Partial<Known>>({
    onConnect: connect,
    onClose: disconnect,
    onSubscribe(socket, _id, asked) {
      const accepted = accept(socket, asked)
      if (!Array.isArray(accepted)) socketOf.set(accepted, socket)
      return accepted
    },
    subscribe: (args) => subscribe(socketOf.get(args) as Socket, args),
    execute: () => ({ data: null }),
    onNext: (socket, _id, _asked, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: format(socket, errors) }),
    }),
    onError: (socket, _id, _asked, errors) => format(socket, errors),
  })

  app.route({
    method: 'GET',
    url: '/graphql/ws',
    preValidation: async (request) => refuseStrangers(request, services.config.publicUrl, sockets),
    handler: (_request, reply) => void reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => {
      const { signIn, close } = sockets.opened(network(request.ip), () => {
        request.log.warn('socket without sign-in gave way to a newer one')
        socket.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout')
      })
      socket.once('close', close)
      serveSocket(protocol, { socket, request, signIn })
    },
  })
}

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null }

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

/** Wraps an error in a GraphQLError, because the protocol's hooks expect that class. */
const wrapped = (originalError: Error): GraphQLError => new GraphQLError('', { originalError })

const refusal = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, { extensions: { code } })
