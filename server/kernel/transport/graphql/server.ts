import { AsyncLocalStorage } from 'node:async_hooks'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { usesToken } from '../../access/can.js'
import { badRequest } from '../../base/errors.js'
import type { Context } from '../../work/context/context.js'
import { correlation, failures } from './answers.js'
import { churchOfRequest } from './church.js'
import { formatError } from './errors.js'
import { compiledExecution } from './execution.js'
import { complexityLimit, limitRules, limits } from './limits.js'
import { manifestOnly } from './manifest.js'
import { plainSecrets } from './plain-secrets.js'
import { hiddenFields } from './readable.js'
import { introspectionForTokens, noMutationsInPreview, noSubscriptions, sessionFirst } from './refusals.js'
import { readUploads, unforgeable } from './uploads.js'

export interface GraphqlOptions {
  schema: GraphQLSchema
  production: boolean
  /** a resolver that returns a value of another type fails instead of passing it on */
  exactTypes: boolean
  /** hashes of the browser's operations, when only those are accepted */
  manifest?: ReadonlySet<string>
}

/** Whether the client may read the schema: for errors that the library finds before there is a context. */
const readsSchema = new AsyncLocalStorage<boolean>()

/** Mounts /graphql. Requests must already have their context (authenticated). */
export async function mountGraphql(
  app: FastifyInstance,
  { schema, production, exactTypes, manifest }: GraphqlOptions,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true, // this option allows introspection for everybody; the code below refuses it in production except for API tokens
    // none of these headers can come from a form or a link of a foreign page
    csrfPrevention: { requestHeaders: [...unforgeable] },
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
    formatError: (formatted, error) =>
      formatError(error, '', readsSchema.getStore() === true, formatted.extensions?.code),
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // the library's hooks for each field reduce the throughput by a quarter
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      correlation(schema),
      failures,
      noSubscriptions,
      noMutationsInPreview,
      plainSecrets,
      complexityLimit(schema),
      hiddenFields(schema),
      ...(production ? [introspectionForTokens(schema)] : []),
      ...(manifest ? [manifestOnly(manifest)] : []),
      sessionFirst(schema),
      churchOfRequest(schema),
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
        const mayReadSchema = !production || usesToken(request.ctx.viewer)
        return readsSchema.run(mayReadSchema, () => handle.call(this, request, reply))
      },
    })
  })
}
