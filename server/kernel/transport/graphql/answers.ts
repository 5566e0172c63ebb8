import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  specifiedRules,
  validate,
} from 'graphql'
import type { Context } from '../../work/context/context.js'
import { isMoot } from '../../work/context/life.js'
import { appErrorOf, formatError, logFailure } from './errors.js'
import { limitRules } from './limits.js'

/**
 * Adds the correlation id also to errors of the request itself (syntax, validation), and tells an API token what is
 * wrong: it may read the schema.
 */
export const correlation = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue, document, errors }) => {
      await contextValue.endReading()
      if (response.body.kind !== 'single') return
      const result = response.body.singleResult
      // the errors of an executed operation are already in the result; these are of an operation that was refused
      if (errors && contextValue.viewer?.escopos)
        result.errors = explained(schema, document, errors).map((error) =>
          formatError(error, '', true, errors[0]?.extensions.code),
        )
      for (const error of result.errors ?? [])
        Object.assign(error.extensions ?? {}, { correlacao: contextValue.caller.requestId })
      setStatus(response, result)
    },
  }),
})

/** Logs what fails before or beside the execution, which logs its own errors. */
export const failures: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors)
        logAnswered(
          contextValue,
          error,
          formatError(error, contextValue.caller.requestId, false, error.extensions.code),
        )
    },
  }),
  unexpectedErrorProcessingRequest: async ({ error, requestContext: { contextValue } }) =>
    logAnswered(contextValue, error, formatError(error, contextValue.caller.requestId, false)),
}

/** Logs a failure that is answered. */
export function logAnswered(ctx: Context, error: unknown, formatted: GraphQLFormattedError): void {
  if (!isMoot(ctx.life, appErrorOf(error))) logFailure(ctx.log, error, formatted)
}

/** The first validation errors of a document, with the names that may have been meant; other errors as they are. */
function explained(schema: GraphQLSchema, document: DocumentNode | undefined, errors: readonly GraphQLError[]) {
  if (!document || errors[0]?.extensions.code !== 'GRAPHQL_VALIDATION_FAILED') return errors
  const found = validate(schema, document, [...specifiedRules, ...limitRules], { maxErrors: 10 })
  return found.length ? found : errors
}

/** What passes by itself, so that programs ask again when the HTTP status says so. */
const passing: readonly unknown[] = [429, 503]

/**
 * Without data, the response has the HTTP status of the error, as over REST. Otherwise it is 200, because tools throw the data
 * of other answers away; but not when all of it is null for a reason that passes.
 */
export function setStatus(
  response: { http: { status?: number | undefined; headers: Map<string, string> } },
  {
    data,
    errors,
  }: { data?: Record<string, unknown> | null; errors?: readonly { extensions?: Record<string, unknown> }[] },
): void {
  const first = errors?.[0]?.extensions
  if (!first) return
  const answered = data && (!passing.includes(first.status) || Object.values(data).some((value) => value !== null))
  if (!answered && typeof first.status === 'number') response.http.status = first.status
  if (typeof first.tentarEm === 'number') response.http.headers.set('retry-after', String(first.tentarEm))
}
