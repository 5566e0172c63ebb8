import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createSourceEventStream, type ExecutionArgs, execute, type GraphQLError } from 'graphql'
import { CloseCode, makeServer } from 'graphql-ws'
import { tooManyRequests } from '../../../base/errors.js'
import { network } from '../../../work/limits/network.js'
import { formatError, logFailure } from '../errors.js'
import { type Access, connectionsOf, type Known, type Socket, socketLimits } from './connections.js'
import { type Asked, acceptOperation, type OperationRules, wrapped } from './operation.js'
import { resultsOf } from './results.js'
import { type Extra, refuseStrangers, SocketCount, serveSocket } from './sockets.js'

/**
 * Mounts /graphql/ws (protocol graphql-transport-ws) for subscriptions only. The token comes in the first message or the
 * handshake (tokenOf), never in the address. Every event is handled like a separate request: the session is looked up and
 * its person authorised again, in a transaction that ends with the event.
 */
export function mountSubscriptions(app: FastifyInstance, options: Access & OperationRules): void {
  const { services, production } = options
  const { connect, disconnect, inTurn, closeAfter } = connectionsOf(options)
  const sockets = new SocketCount()

  function accept({ extra, subscriptions }: Socket, asked: Asked): ExecutionArgs | GraphQLError[] {
    extra.started = (extra.started ?? 0) + 1
    if (extra.started > socketLimits.ever || Object.keys(subscriptions).length > socketLimits.open)
      return [wrapped(tooManyRequests(60, 'Esta conexão já acompanha coisas demais.'))]
    return acceptOperation(options, extra.viewer, asked)
  }

  /** The results of a subscription; each event is executed with a new context. */
  async function subscribe(socket: Socket, args: ExecutionArgs) {
    const source = await inTurn(socket, async (contextValue) =>
      createSourceEventStream({ ...args, contextValue }),
    ).catch((error: Error) => ({ errors: [wrapped(error)] }))
    if (!(Symbol.asyncIterator in source)) return source
    const ofEvent = (rootValue: unknown) =>
      inTurn(socket, async (contextValue) => execute({ ...args, rootValue, contextValue }))
    return resultsOf(source, ofEvent, (error) => closeAfter(socket, error))
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
