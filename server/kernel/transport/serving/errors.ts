import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, toAppError } from '../../base/errors.js'
import { isMoot } from '../../work/context/life.js'
import { formatError } from '../graphql/errors.js'
import { isFor } from '../http/addresses.js'
import { endIfUnread, endMalformed } from '../http/unread-bodies.js'
import { errorBody } from '../rest/errors.js'

const byStatus: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'Requisição malformada.'],
  403: ['NOT_FOUND', 'Este endereço não existe.'],
  404: ['NOT_FOUND', 'Este endereço não existe.'],
  413: ['PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Este tipo de conteúdo não é aceito.'],
  503: ['UNAVAILABLE', 'O sistema está sobrecarregado. Tente novamente em instantes.'],
}

/** Converts an error of the framework (body too large, broken JSON, overload) to one of our own errors. */
function translate(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
  return known
    ? new AppError(known[0], known[1], { cause: error, ...(known[0] === 'UNAVAILABLE' && { tentarEm: 5 }) })
    : toAppError(error)
}

/** Handles every error of a handler: REST, pictures, and requests to GraphQL that never reach an operation. */
export async function errorHandler(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const app = translate(error)
  const correlacao = String(request.id)
  if (app.status >= 500 && !(request.ctx && isMoot(request.ctx.life, app)))
    request.log.error({ err: app.details.cause ?? error, correlacao }, 'request failed')
  const { tentarEm, metodos } = app.details
  if (tentarEm) void reply.header('retry-after', String(tentarEm))
  // how many attempts a limit allows is not told: it would tell known accounts from unknown ones
  if (tentarEm && app.status === 429) void reply.header('ratelimit', `"default";r=0;t=${tentarEm}`)
  if (metodos) void reply.header('allow', metodos.join(', '))
  const body = isFor(request, 'graphql')
    ? { errors: [formatError(app, correlacao, false)] }
    : errorBody(app, correlacao)
  return reply.status(app.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** An address that cannot be decoded (/%zz) matches no route, so none of the other hooks and handlers run for it. */
export function badAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('BAD_REQUEST', 'Este endereço não pode ser lido.')
  endIfUnread(request, reply)
  void reply
    .status(error.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .send(JSON.stringify(errorBody(error, String(request.id))))
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Handles input that is not a valid HTTP request (too large headers, garbage) or does not arrive in time. The response
 * is written directly to the socket.
 */
export function badRequestLine(error: Error & { code?: string }, socket: Socket): void {
  // Browsers open connections in advance. An error response on an unused connection would be taken for the response to
  // the next request. When the connection is closed instead, the browser sends that request again.
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && (socket.bytesRead === 0 || socket.writableEnded)
  const lost = error.code === 'ECONNRESET' || (!socket.writable && !socket.writableEnded)
  if (late || lost) return void socket.destroy()
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify(errorBody(new AppError('BAD_REQUEST', 'Requisição malformada.'), randomUUID()))
  endMalformed(
    socket,
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
