import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../../base/errors.js'

/**
 * Minimum number of bytes that the client of a slow route must read in each interval: 2 kB/s over the default of 15 s.
 */
const least = 30_000

/** Maximum number of intervals to prepare a response: two minutes with the default of 15 s. */
const longestPreparation = 8

/**
 * Sends 503 when a request takes longer than this many milliseconds, and aborts a response in progress. A slow route
 * may take longer, as long as the client keeps reading. Fastify's own handlerTimeout is not used: it creates an abort
 * signal for every request, which reduces the throughput by 3 %. This signal is not needed, because the context ends
 * with the connection.
 */
export function limitTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    // a WebSocket stays open without a time limit
    if (request.ws) return done()
    const end = () => {
      // extra time that the operation has requested
      const more = request.ctx?.life.moreTime() ?? 0
      if (more > 0) return void (timer = setTimeout(end, more))
      request.log.warn({ milliseconds }, 'request took too long')
      if (reply.raw.headersSent) reply.raw.destroy()
      else if (!reply.sent) void reply.send(unavailable())
    }
    let timer = request.routeOptions.config.slow
      ? setInterval(expectReading(request, reply), milliseconds)
      : setTimeout(end, milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** Aborts the response when the client has read too little since the last check. */
function expectReading(request: FastifyRequest, reply: FastifyReply): () => void {
  let before = request.raw.socket.bytesWritten
  let preparing = 0
  return () => {
    // the response is still being prepared
    if (!reply.raw.headersSent && ++preparing < longestPreparation) return
    const { bytesWritten, writableLength } = request.raw.socket
    const taken = bytesWritten - writableLength
    if (taken - before < least) {
      request.log.warn({ bytes: taken - before }, 'answer was read too slowly')
      reply.raw.destroy()
    }
    before = taken
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean
  }
}
