import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.js'

/** Minimum of bytes that the caller of a slow route must read in each interval: 2 kB/s over the usual 15 s. */
const least = 30_000

/** In intervals: two minutes with the usual 15 s. */
const longestPreparation = 8

/**
 * Answers 503 when a request takes longer than this many milliseconds, and aborts a response in progress. A slow route
 * may take longer, as long as its caller keeps reading. Fastify's own
 * handlerTimeout creates an abort signal for every request, which cost a thirtieth of the throughput, and nothing here
 * uses that signal: the context ends with the connection.
 */
export function limitTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    // a WebSocket stays open
    if (request.ws) return done()
    const end = () => {
      // extra time that the operation has requested
      const more = request.ctx?.moreTime() ?? 0
      if (more > 0) return void (timer = setTimeout(end, more))
      request.log.warn({ milliseconds }, 'request took too long')
      if (reply.raw.headersSent) reply.raw.destroy()
      else if (!reply.sent) void reply.send(unavailable())
    }
    let timer = request.routeOptions.config.slow
      ? setInterval(expectReading(request, reply), milliseconds)
      : setTimeout(end, milliseconds)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      // answered before the whole body has arrived (injected requests do not have this)
      if (request.raw.complete === false) hangUp(request.raw.socket)
    })
    done()
  })
}

/** Aborts the response when its caller has read too little since the last check. */
function expectReading(request: FastifyRequest, reply: FastifyReply): () => void {
  let before = request.raw.socket.bytesWritten
  let preparing = 0
  return () => {
    // the response is still being made
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

/** Milliseconds in which a caller who still sends can read its answer. Closing at once could discard the answer. */
const farewell = 1000

/** Closes a connection whose caller keeps sending a body that nobody reads. */
export function hangUp(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), farewell)
  socket.once('close', () => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean
  }
}
