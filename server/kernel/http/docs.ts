import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { printSdl } from '../graphql/sdl.js'

/** The OpenAPI document with a page to try it, and the SDL for the explorer. */
export async function mountDocs(
  app: FastifyInstance,
  { schema, openapi }: { schema: GraphQLSchema; openapi: object },
): Promise<void> {
  const sdl = printSdl(schema)
  app.get('/api/openapi.json', async () => openapi)
  app.get('/api/schema.graphql', async ({ ctx }, reply) => {
    ctx.authorise('explorador.usar')
    return reply.type('text/plain; charset=utf-8').send(sdl)
  })
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: openapi as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      // the package's default policy names a validator on the network
      staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      uiConfig: { persistAuthorization: false, validatorUrl: 'none' },
    })
  })
}
