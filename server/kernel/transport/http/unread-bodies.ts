import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How much of a body is read after its answer, and how long: what an upload may have, and little without a session. */
const rest = {
  signedIn: { bytes: 25_000_000, milliseconds: 15_000 },
  anonymous: { bytes: 500_000, milliseconds: 1000 },
} as const

/**
 * An answer that is sent before its request's body has arrived ends the connection, whatever refused the request. What
 * is left of the body would keep the next request waiting, and a proxy sends other people's requests on the same
 * connection.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    endIfUnread(request, reply)
    done()
  })
}

/**
 * The same for an answer for which no hook runs. The rest of the body is read and discarded, because closing a
 * connection with unread bytes discards the answer too. Over the limit nothing more is read; a client that reads while
 * it sends has its answer then.
 */
export function endIfUnread({ raw, ctx }: FastifyRequest, reply: FastifyReply): void {
  // an injected request has no such property
  if (raw.complete !== false || !hasBody(raw)) return
  void reply.header('connection', 'close')
  const { bytes, milliseconds } = ctx?.viewer ? rest.signedIn : rest.anonymous
  let left: number = bytes
  // whoever read the body until now has stopped
  raw.unpipe()
  raw
    .on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) raw.pause()
    })
    .resume()
  const { socket } = raw
  const { destroySoon } = socket
  // the server calls this when the answer is written
  socket.destroySoon = () => {
    if (raw.complete) return destroySoon.call(socket)
    socket.end()
    raw.once('end', () => socket.destroy())
    destroyAfter(socket, milliseconds)
  }
}

/**
 * Sends an answer to what is no HTTP request, and ends the connection in the same way. The server calls this for each
 * later piece too.
 */
export function endMalformed(socket: Socket, answer: string): void {
  if (!socket.writableEnded) {
    socket.end(answer)
    destroyAfter(socket, rest.anonymous.milliseconds)
  } else if (socket.bytesRead > rest.anonymous.bytes) socket.destroy()
}

function destroyAfter(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds)
  socket.once('close', () => clearTimeout(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
