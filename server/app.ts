import './access-table.js'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { accessOf, authenticate, filesCookie } from './features/acesso/sessao/index.js'
import { mountAttachments } from './features/financas/anexo/index.js'
import { mountRegister } from './features/igreja/cadastro/index.js'
import { mountReportFiles, reportLinks } from './features/relatorios/relatorio/index.js'
import { features as allFeatures } from './features.js'
import { browserOperations, version } from './kernel/base/paths.js'
import type { TableName } from './kernel/data/tenant/records.js'
import type { Feature } from './kernel/transport/feature.js'
import { makeSchema } from './kernel/transport/graphql/schema.js'
import { mountGraphql } from './kernel/transport/graphql/server.js'
import { mountSubscriptions } from './kernel/transport/graphql/subscriptions/mount.js'
import { acceptSockets } from './kernel/transport/graphql/subscriptions/sockets.js'
import { isFor } from './kernel/transport/http/addresses.js'
import { bearerOf, challengeStrangers } from './kernel/transport/http/bearer.js'
import { limitDepth } from './kernel/transport/http/bodies.js'
import { mountBrowserErrors } from './kernel/transport/http/browser-errors.js'
import { mountClient } from './kernel/transport/http/client.js'
import { compressAnswers } from './kernel/transport/http/compression.js'
import { allowOrigins } from './kernel/transport/http/cors.js'
import { rememberAddresses } from './kernel/transport/http/known-addresses.js'
import { loggerOptions, logRequests } from './kernel/transport/http/logging.js'
import { tellReplays } from './kernel/transport/http/replays.js'
import { secure } from './kernel/transport/http/security.js'
import { limitTime } from './kernel/transport/http/time-limit.js'
import { endUnreadBodies } from './kernel/transport/http/unread-bodies.js'
import { mountWellKnown } from './kernel/transport/http/well-known.js'
import { mountRest } from './kernel/transport/rest/mount.js'
import { openApi } from './kernel/transport/rest/openapi.js'
import { mountDocs } from './kernel/transport/serving/docs.js'
import { badAddress, badRequestLine, errorHandler } from './kernel/transport/serving/errors.js'
import { mountFiles } from './kernel/transport/serving/files.js'
import { mountOperations } from './kernel/transport/serving/operations.js'
import { requestPlaces } from './kernel/transport/serving/request-places.js'
import { partOf, watchHandler, watchRequest } from './kernel/transport/serving/watched.js'
import { Context, type Services } from './kernel/work/context/context.js'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context
  }
}

/** Creates the HTTP server without services. It must exist first, because opening the services needs its logger. */
export const makeServer = (config: Services['config']): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config),
    genReqId: () => randomUUID(),
    // a function, because Fastify trusts no proxy when it gets only the number
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: 100_000,
    requestTimeout: 15_000,
    // by default Node checks only every 30 s and allows 60 s for headers
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 65_000,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: badAddress,
    clientErrorHandler: badRequestLine,
  }) as unknown as FastifyInstance

/**
 * Puts the whole application together: security headers, sessions, both transports, pictures, client, operations.
 * @param features the same features as the services were opened with
 * @param schema their schema, when it was made before: making it takes half a second of the processor
 */
export async function mountApp(
  app: FastifyInstance,
  services: Services,
  features: readonly Feature[] = allFeatures,
  schema: GraphQLSchema = makeSchema(features),
): Promise<FastifyInstance> {
  const { config } = services
  app.setErrorHandler(errorHandler)
  rememberAddresses(app)
  logRequests(app)
  await acceptSockets(app)
  endUnreadBodies(app)
  limitTime(app, 15_000)
  limitDepth(app)
  await secure(app, config)
  challengeStrangers(app)
  tellReplays(app)
  await compressAnswers(app)
  allowOrigins(app, config.corsOrigins)
  await app.register(cookie)
  sessions(app, services)

  const routes = features.flatMap(({ routes = [], table }) =>
    routes.map((route) => (route.record || !table ? route : { ...route, record: table as TableName })),
  )
  const manifest = config.manifestOnly && { manifest: await browserOperations() }
  await mountOperations(app, services)
  await mountGraphql(app, {
    schema,
    production: config.production,
    exactTypes: config.exactTypes,
    ...manifest,
  })
  mountSubscriptions(app, { schema, services, production: config.production, authenticate, accessOf, ...manifest })
  await mountDocs(app, { schema, openapi: openApi(routes, version) })
  await mountRest(app, routes)
  await mountFiles(app, services.images)
  mountAttachments(app, services.images)
  mountReportFiles(app, services)
  mountRegister(app)
  mountWellKnown(app, config, '/dashboard/settings?aba=seguranca')
  mountBrowserErrors(app)
  await mountClient(app, config)
  return app
}

/** The value of a header that is sent once. */
const oneOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

/** Gives every request a context. A bearer token (for pictures: the cookie) identifies the current user. */
function sessions(app: FastifyInstance, services: Services): void {
  app.decorateRequest('ctx')
  const places = requestPlaces()
  app.addHook('onRequest', async (request, reply) => {
    // Sockets get no context here, because each event gets its own (mountSubscriptions). Other paths need no context.
    if (request.ws || !isFor(request, 'api', 'arquivos', 'graphql')) return
    // the configured address counts too, because the proxy that ends TLS may not be one of the trusted proxies
    const secureCookie = request.protocol === 'https' || services.config.publicUrl.startsWith('https:')
    request.ctx = new Context(services, {
      viewer: null,
      requestId: String(request.id),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      overRest: isFor(request, 'api'),
      igreja: oneOf(request.headers['x-igreja']),
      idempotencyKey: oneOf(request.headers['idempotency-key']),
      setCookie: (name, value, { path, maxAge }) =>
        void reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: 'strict', secure: secureCookie }),
    })
    watchRequest(request, reply)
    // the hook onResponse is not used, because it does not run when the client disconnects early
    reply.raw.once('close', () => {
      request.ctx.close().catch((error) => request.log.error({ err: error }, 'end of reading'))
    })
    const bearer = bearerOf(request.headers.authorization)
    // a report opens with its address alone, so a token that the browser sends is ignored
    if (request.url.startsWith(`${reportLinks}/`)) return
    const token = bearer ?? (isFor(request, 'arquivos') ? request.cookies[filesCookie.name] : undefined)
    const seenAs = [request.headers['x-ver-como']].flat()[0]
    if (token) await partOf(request.ctx, () => authenticate(request.ctx, token, seenAs))
    if (token) await places.own(request, token)
  })
  app.addHook('preValidation', async (request) => {
    if (request.ctx) await places.ofAddress(request)
  })
  // a client may take any time to send the rest of the body, so the request must hold no connection meanwhile
  app.addHook('preParsing', async ({ raw, ctx }) => {
    if (ctx && !raw.complete) await ctx.endReading()
  })
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const { ctx } = request
      if (!ctx) return handler.call(this, request, reply)
      const answer = watchHandler(ctx, () => handler.call(this, request, reply))
      ctx.life.working(answer)
      return answer
    }
  })
}
