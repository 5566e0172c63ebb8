import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { AppError, toAppError } from '../../base/errors.js'

/**
 * Errors of the library about the request itself (syntax, validation, size), whose English text must not reach people.
 */
const requestErrors: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'A consulta GraphQL não pôde ser lida.',
  GRAPHQL_VALIDATION_FAILED: 'A consulta GraphQL não é válida para este esquema.',
  BAD_USER_INPUT: 'As variáveis da consulta não são válidas.',
  BAD_REQUEST: 'Requisição malformada.',
  OPERATION_RESOLUTION_FAILURE: 'A operação pedida não existe na consulta.',
  PERSISTED_QUERY_NOT_FOUND: 'Consulta não encontrada.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Consultas persistidas não são aceitas.',
}

/** Finds the application's error inside the wrappers of the GraphQL execution. */
export function appErrorOf(error: unknown): AppError {
  let inner: unknown = error
  while (inner instanceof Error && 'originalError' in inner && inner.originalError) inner = inner.originalError
  return toAppError(inner)
}

/** Writes the error line of an answer with 5xx: what a client sees of it says nothing. */
export function logFailure(log: FastifyBaseLogger, error: unknown, { extensions }: GraphQLFormattedError): void {
  if (Number(extensions?.status) < 500) return
  const app = appErrorOf(error)
  log.error({ err: app.details.cause ?? app, correlacao: extensions?.correlacao }, 'graphql')
}

/**
 * What a client sees of an error: Portuguese text, code, status, fields, correlation id; never SQL, stack traces or
 * internal names.
 * @param detail whether the client may read the schema: then the library's own English text about the request follows
 * @param libraryCode the server library's own code for errors of the request itself (syntax, validation)
 */
export function formatError(
  error: unknown,
  correlacao: string,
  detail: boolean,
  libraryCode?: unknown,
): GraphQLFormattedError {
  const graphql = error instanceof GraphQLError ? error : undefined
  // the compiled executor has an error class of its own, without extensions
  const code = graphql?.extensions?.code ?? libraryCode
  if (typeof code === 'string' && requestErrors[code]) {
    // the library's own text helps developers, but it reveals names of the schema
    const told = detail ? (error as { message?: string }).message : undefined
    return {
      message: told ? `${requestErrors[code]} ${told}` : requestErrors[code],
      ...(detail && graphql?.locations && { locations: graphql.locations }),
      extensions: { code, status: 400, correlacao },
    }
  }
  const app = appErrorOf(error)
  return {
    message: app.message,
    ...(graphql?.locations?.length && { locations: graphql.locations }),
    ...(graphql?.path && { path: graphql.path }),
    extensions: {
      code: app.code,
      status: app.status,
      correlacao,
      ...(app.details.campos && { campos: app.details.campos }),
      ...(app.details.tentarEm && { tentarEm: app.details.tentarEm }),
      ...(app.details.endereco && { endereco: app.details.endereco }),
      ...(app.details.confirmacoes && { confirmacoes: app.details.confirmacoes }),
    },
  }
}
