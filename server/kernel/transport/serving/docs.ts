import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { signInFirst } from '../../base/errors.js'
import { schemaChangelog } from '../../base/paths.js'
import { printSdl } from '../graphql/sdl.js'

/**
 * Answers with this text. Documents have up to a megabyte, so the bytes are written once and reused, and a client that
 * has them already gets 304.
 */
function sending(text: string, type: string) {
  const document = Buffer.from(text)
  const hash = createHash('sha256').update(document).digest('base64url')
  let compressed: Buffer | undefined
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    // weak, because the bytes may be compressed
    void reply.header('etag', `W/"${hash}"`).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (headers['if-none-match']?.includes(hash)) return reply.status(304).send()
    void reply.type(`${type}; charset=utf-8`)
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(document)
    compressed ??= brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    return reply.header('content-encoding', 'br').send(compressed)
  }
}

/**
 * Serves the OpenAPI document, a page to try it, the SDL and its changelog. Whoever may introspect the schema, or uses
 * the product, may read the SDL. A stranger may not: an installation may differ from the public repository, and its
 * errors keep the names of its schema from strangers too.
 */
export async function mountDocs(
  app: FastifyInstance,
  { schema, openapi }: { schema: GraphQLSchema; openapi: object },
): Promise<void> {
  const sdl = printSdl(schema)
  const sendDocument = sending(JSON.stringify(openapi), 'application/json')
  app.get('/api/openapi.json', sendDocument)
  const texts = {
    '/graphql/schema': sending(sdl, 'text/plain'),
    '/graphql/schema/mudancas': sending(await schemaChangelog(), 'text/markdown'),
  }
  for (const [address, send] of Object.entries(texts))
    app.get(address, async (request, reply) => {
      if (!request.ctx.viewer) throw signInFirst()
      return send(request, reply)
    })
  app.get('/api/schema.graphql', async ({ ctx }, reply) => {
    ctx.authorise('explorador.usar')
    return reply.type('text/plain; charset=utf-8').send(sdl)
  })
  // the package has no type for documents of OpenAPI 3.1
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
