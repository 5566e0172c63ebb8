import { createHash } from 'node:crypto'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { printSdl } from '../graphql/sdl.js'

/** Serves the OpenAPI document, a page to try it, and the SDL for the explorer. */
export async function mountDocs(
  app: FastifyInstance,
  { schema, openapi }: { schema: GraphQLSchema; openapi: object },
): Promise<void> {
  const sdl = printSdl(schema)
  const document = Buffer.from(JSON.stringify(openapi))
  const etag = `"${createHash('sha256').update(document).digest('base64url')}"`
  /** The document has a megabyte and anybody may request it, so the bytes are written once and reused. */
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(document)
  }
  app.get('/api/openapi.json', sendDocument)
  app.get('/api/schema.graphql', async ({ ctx }, reply) => {
    ctx.authorise('explorador.usar')
    return reply.type('text/plain; charset=utf-8').send(sdl)
  })
  // the package's type of a document ends at OpenAPI 3.0
  const specification = { document: openapi as StaticDocumentSpec['document'] }
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      // the package's default policy would allow a validator on the network
      staticCSP:
        "default-src 'self';script-src 'self';object-src 'none';style-src 'self' 'unsafe-inline';img-src 'self' data:;frame-ancestors 'none'",
      uiHooks: {
        onRequest: async (request, reply) => {
          if (request.routeOptions.url === '/api/docs/json') return sendDocument(request, reply)
        },
      },
      uiConfig: { persistAuthorization: false, validatorUrl: 'none' },
    })
  })
}
