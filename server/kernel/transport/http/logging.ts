import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import type { Config } from '../../base/config.js'
import { observe } from '../../base/metrics.js'

/** JSON lines. Addresses, query strings, bodies and headers never appear: they contain tokens and personal data. */
export const loggerOptions = (config: Config): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  base: null,
  // lines are written in blocks, because a system call for every line reduces the throughput by 2 %
  stream: destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    // database errors contain personal data: the row ("Key (email)=(...)") in `detail` and the statement in `query`
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: '',
      code: error.code,
      stack: firstLines(error),
    }),
    req: () => ({}),
    res: () => ({}),
  },
})

/** The stack trace without values: the first line contains only the kind of error. */
const firstLines = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 8)
    .join('\n')

/** Writes one log line and one metric per request, by route pattern. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'not found'
    observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    const viewer = request.ctx?.viewer
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        idCliente: viewer?.idCliente,
        idUsuario: (viewer?.seenBy ?? viewer)?.id,
        ...(viewer?.seenBy && { verComo: viewer.id }),
      },
      'request',
    )
  })
}
