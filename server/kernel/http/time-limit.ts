import type { FastifyInstance } from 'fastify'
import { unavailable } from '../errors.js'

/**
 * Answers 503 when a request takes longer than this many milliseconds; an answer on its way is cut off. Fastify's own
 * handlerTimeout makes and aborts a signal for every request, which cost a thirtieth of the throughput; nothing here listens
 * to it: the context ends with the connection.
 */
export function limitTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    // a socket is meant to stay, and a whole church takes as long as its line does
    if (request.ws || request.routeOptions.config.slow) return done()
    const timer = setTimeout(() => {
      request.log.warn({ milliseconds }, 'request took too long')
      if (reply.raw.headersSent) reply.raw.destroy()
      else if (!reply.sent) void reply.send(unavailable())
    }, milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean
  }
}
