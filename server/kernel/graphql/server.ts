import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import processRequest from 'graphql-upload/processRequest.mjs'
import Upload from 'graphql-upload/Upload.mjs'
import { publicAction } from '../access/actions.js'
import { refuseInPreview } from '../access/can.js'
import { isMoot, prove } from '../context/proving.js'
import type { Context } from '../context.js'
import { badRequest, signInFirst } from '../errors.js'
import { uploadError, uploadLimits } from '../files/files.js'
import { inSpan } from '../watching/running.js'
import { appErrorOf, formatError, logFailure } from './errors.js'
import { exactScalars } from './exact-scalars.js'
import { complexityLimit, limitRules, limits } from './limits.js'
import { manifestOnly } from './manifest.js'
import { hiddenFields } from './readable.js'

export interface GraphqlOptions {
  schema: GraphQLSchema
  production: boolean
  /** a resolver that returns a value of another type fails instead of passing it on */
  exactTypes: boolean
  /** hashes of the browser's operations, when only those are accepted */
  manifest?: ReadonlySet<string>
}

/** Mounts /graphql. Requests must already have their context (authenticated). */
export async function mountGraphql(
  app: FastifyInstance,
  { schema, production, exactTypes, manifest }: GraphqlOptions,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true, // this option allows introspection for everybody; the code below refuses it in production except for API tokens
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // the library writes the text of errors, which may contain personal data; `failures` writes the line
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    stopOnTerminationSignals: false,
    // finding names to suggest takes thirty times as long as the rest of the validation, so it is done for API tokens only
    validationOptions: { hideSuggestions: production },
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    formatError: (formatted, error) => formatError(error, '', !production, formatted.extensions?.code),
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // the library's hooks for each field reduce the throughput by a quarter
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      correlation(schema),
      failures,
      noSubscriptions,
      noMutationsInPreview,
      proofBeforeMutations,
      complexityLimit(schema),
      hiddenFields(schema),
      ...(production ? [introspectionForTokens(schema)] : []),
      ...(manifest ? [manifestOnly(manifest)] : []),
      sessionFirst(schema),
      compiledExecution(schema, { production, exactTypes }),
    ],
  })
  await apollo.start()

  await app.register(async (graphql) => {
    graphql.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    // any other content type reaches the server library, whose CSRF check refuses it
    graphql.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // the library makes an address of it
    graphql.addHook('onRequest', async ({ host }) => {
      if (!URL.canParse(`http://${host || 'x'}`)) throw badRequest()
    })
    graphql.addHook('preValidation', readUploads)
    // adds the request id to errors that the library returns before there is a context
    graphql.addHook('onSend', async (request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'string'
        ? payload.replace('"correlacao":""', `"correlacao":"${request.id}"`)
        : payload,
    )
    const handle = fastifyApolloHandler(apollo, { context: async (request) => request.ctx })
    graphql.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      async handler(request, reply) {
        const answer = await handle.call(this, request, reply)
        // nothing reaches a current user who is not proven, not even that a query was refused
        return (await prove(request.ctx)) ? answer : handle.call(this, request, reply)
      },
    })
  })
}

/**
 * Uploads are read only with a session and with the header that a foreign page cannot send; nothing is written to disk
 * before.
 */
async function readUploads(request: FastifyRequest, reply: { raw: import('node:http').ServerResponse }): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) throw badRequest()
  if (!request.ctx.viewer) throw signInFirst()
  refuseInPreview(request.ctx.viewer)
  try {
    const body = await processRequest(request.raw, reply.raw, uploadLimits)
    for (const upload of Object.values((body as { variables?: object }).variables ?? {}))
      if (upload instanceof Upload) speakOurErrors(upload)
    request.body = body
  } catch (error) {
    throw uploadError(error)
  }
}

/** A failure of the file after the operation was parsed (missing or truncated) is reported when the file is read. */
function speakOurErrors(upload: Upload): void {
  upload.promise = upload.promise.catch((error) => Promise.reject(uploadError(error)))
  // an operation that fails before it reads its file leaves this rejection unhandled
  upload.promise.catch(() => undefined)
}

/**
 * Adds the correlation id also to errors of the request itself (syntax, validation), and tells an API token what is
 * wrong: it may read the schema.
 */
const correlation = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
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
const failures: ApolloServerPlugin<Context> = {
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
function logAnswered(ctx: Context, error: unknown, formatted: GraphQLFormattedError): void {
  if (!isMoot(ctx, appErrorOf(error))) logFailure(ctx.log, error, formatted)
}

/** The first validation errors of a document, with the names that may have been meant; other errors as they are. */
function explained(schema: GraphQLSchema, document: DocumentNode | undefined, errors: readonly GraphQLError[]) {
  if (!document || errors[0]?.extensions.code !== 'GRAPHQL_VALIDATION_FAILED') return errors
  const found = validate(schema, document, [...specifiedRules, ...limitRules], { maxErrors: 10 })
  return found.length ? found : errors
}

/** Refuses subscriptions here, because the compiled executor would run them as queries. */
const noSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === 'subscription')
        throw badRequest('Assinaturas se fazem por WebSocket, em /graphql/ws.')
    },
  }),
}

/** Public mutations too: signing in would end the preview without its screens knowing. */
const noMutationsInPreview: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation === 'mutation') refuseInPreview(contextValue.viewer)
    },
  }),
}

/** Only a query can be answered anew when its current user turns out to have changed. */
const proofBeforeMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation === 'mutation') await prove(contextValue)
    },
  }),
}

/** In production only API tokens may read the schema; the browser client never does. */
function introspectionForTokens(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const seen = new WeakMap<DocumentNode, boolean>()
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue }) => {
        if (contextValue.viewer?.escopos) return
        let introspects = seen.get(document)
        if (introspects === undefined) {
          introspects = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0
          seen.set(document, introspects)
        }
        if (introspects) throw badRequest('A introspecção exige um token de API.')
      },
    }),
  }
}

/**
 * Refuses an operation without a session unless all its root fields are public. The fields would refuse it as well, but
 * only after the operation has been compiled, and compiling costs more than everything before.
 */
function sessionFirst(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, contextValue }) => {
        if (contextValue.viewer || !operation) return
        const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
        const isPublic = (name: string) => name.startsWith('__') || fields[name]?.extensions.action === publicAction
        if (!rootFields(document, operation).every(isPublic)) throw signInFirst()
      },
    }),
  }
}

/** The names of an operation's root fields, also those in fragments. Each fragment is read once. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const names: string[] = []
  const sets: SelectionSetNode[] = [operation.selectionSet]
  const spread = new Set<string>()
  for (const { selections } of sets)
    for (const node of selections) {
      if (node.kind === 'Field') names.push(node.name.value)
      else if (node.kind === 'InlineFragment') sets.push(node.selectionSet)
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value)
        for (const one of document.definitions)
          if (one.kind === 'FragmentDefinition' && one.name.value === node.name.value) sets.push(one.selectionSet)
      }
    }
  return names
}

const names = new WeakMap<OperationDefinitionNode, string>()

/**
 * The name of an operation for the operator: its kind and its first fields. The name that the client gives is not used,
 * because it may be any text.
 */
function nameOf(document: DocumentNode, operation: OperationDefinitionNode): string {
  let name = names.get(operation)
  if (name === undefined) {
    const fields = [...new Set(rootFields(document, operation))]
    name = `${operation.operation} ${fields.slice(0, 3).join(' ')}${fields.length > 3 ? ' ...' : ''}`
    names.set(operation, name)
  }
  return name
}

/**
 * graphql-jit instead of the interpreting executor: 1.7 to 2.4 times the throughput. Each operation is compiled once.
 */
function compiledExecution(
  schema: GraphQLSchema,
  { production, exactTypes }: Pick<GraphqlOptions, 'production' | 'exactTypes'>,
): ApolloServerPlugin<Context> {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | ExecutionResult>()
  const leaves = exactTypes ? { customSerializers: exactScalars } : { disableLeafSerialization: true }
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, operationName, contextValue, request }) => {
        // the library refuses a document without the operation that is asked for
        if (!operation) return null
        let query = compiled.get(operation)
        if (!query)
          compiled.set(
            operation,
            (query = compileQuery(schema, document, operationName ?? undefined, leaves) as
              | CompiledQuery
              | ExecutionResult),
          )
        const name = nameOf(document, operation)
        contextValue.work.operation = name
        const run = isCompiledQuery(query) && query.query
        const result = run
          ? await inSpan(name, { 'graphql.operation.type': operation.operation }, async () =>
              run(undefined, contextValue, request.variables ?? {}),
            )
          : (query as ExecutionResult)
        const errors = result.errors?.map((error) => {
          const formatted = formatError(
            error,
            contextValue.caller.requestId,
            !production || contextValue.viewer?.escopos !== undefined,
            error.originalError || error.path ? undefined : 'BAD_USER_INPUT',
          )
          logAnswered(contextValue, error, formatted)
          return formatted
        })
        const response = {
          http: { status: undefined, headers: new HeaderMap() },
          body: {
            kind: 'single' as const,
            singleResult: { ...result, errors } as { data?: Record<string, unknown> | null; errors?: typeof errors },
          },
        }
        setStatus(response, response.body.singleResult)
        return response
      },
    }),
  }
}

/** When every field failed, the response has the HTTP status of the error, as over REST. */
function setStatus(
  response: { http: { status?: number | undefined; headers: Map<string, string> } },
  {
    data,
    errors,
  }: { data?: Record<string, unknown> | null; errors?: readonly { extensions?: Record<string, unknown> }[] },
): void {
  const first = errors?.[0]?.extensions
  if (!first || (data && Object.values(data).some((value) => value !== null))) return
  if (typeof first.status === 'number') response.http.status = first.status
  if (typeof first.tentarEm === 'number') response.http.headers.set('retry-after', String(first.tentarEm))
}
