import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { prove } from '../context/proving.js'
import type { Context } from '../context.js'
import { badRequest } from '../errors.js'
import { correlation, failures } from './answers.js'
import { formatError } from './errors.js'
import { compiledExecution } from './execution.js'
import { complexityLimit, limitRules, limits } from './limits.js'
import { manifestOnly } from './manifest.js'
import { hiddenFields } from './readable.js'
import {
  introspectionForTokens,
  noMutationsInPreview,
  noSubscriptions,
  proofBeforeMutations,
  sessionFirst,
} from './refusals.js'
import { readUploads } from './uploads.js'

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
