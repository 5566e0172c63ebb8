import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.js'

/** Bytes that the caller of a slow route must take in each span of time: 2 kB/s over the usual 15 s. */
const least = 30_000

/**
 * Answers 503 when a request takes longer than this many milliseconds, and cuts off an answer that is on its way. A slow route
 * may take longer, as long as its caller goes on reading: it holds a connection of the database meanwhile. Fastify's own
 * handlerTimeout makes and aborts a signal for every request, which cost a thirtieth of the throughput. Nothing here listens to
 * that signal: the context ends with the connection.
 */
export function limitTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    // a socket is meant to stay
    if (request.ws) return done()
    const end = () => {
      // what the operation itself has asked for comes on top
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
      // answered before its body has come (injected requests know nothing of this)
      if (request.raw.complete === false) hangUp(request.raw.socket)
    })
    done()
  })
}

/** Cuts the answer off when its caller has taken too little of it since the last look. */
function expectReading(request: FastifyRequest, reply: FastifyReply): () => void {
  let before = request.raw.socket.bytesWritten
  return () => {
    const { bytesWritten, writableLength } = request.raw.socket
    const taken = bytesWritten - writableLength
    if (taken - before < least) {
      request.log.warn({ bytes: taken - before }, 'answer was read too slowly')
      reply.raw.destroy()
    }
    before = taken
  }
}

/** Milliseconds in which a caller who still sends can read its answer. Closing at once may take the answer back. */
const farewell = 1000

/** Ends a connection whose caller goes on sending what nobody waits for. */
export function hangUp(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), farewell)
  socket.once('close', () => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean
  }
}
