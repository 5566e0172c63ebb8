import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, toAppError } from '../errors.js'
import { errorBody } from '../rest/errors.js'

const byStatus: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'Requisição malformada.'],
  404: ['NOT_FOUND', 'Este endereço não existe.'],
  413: ['PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Este tipo de conteúdo não é aceito.'],
  503: ['UNAVAILABLE', 'O sistema está sobrecarregado. Tente novamente em instantes.'],
}

/** Errors of the framework (body too large, broken JSON, overload) as ours. */
function translate(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
  return known
    ? new AppError(known[0], known[1], { cause: error, ...(known[0] === 'UNAVAILABLE' && { tentarEm: 5 }) })
    : toAppError(error)
}

/** Everything that a handler throws, once, for REST, pictures and the request part of GraphQL. */
export async function errorHandler(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const app = translate(error)
  const correlacao = String(request.id)
  if (app.status >= 500) request.log.error({ err: app.details.cause ?? error, correlacao }, 'request failed')
  if (app.details.tentarEm) void reply.header('retry-after', String(app.details.tentarEm))
  const body = request.url.startsWith('/graphql')
    ? {
        errors: [
          {
            message: app.message,
            extensions: {
              code: app.code,
              status: app.status,
              correlacao,
              ...(app.details.campos && { campos: app.details.campos }),
              ...(app.details.tentarEm && { tentarEm: app.details.tentarEm }),
            },
          },
        ],
      }
    : errorBody(app, correlacao)
  return reply.status(app.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
