import type { FastifyInstance } from 'fastify'
import { isFor } from './addresses.js'

const methods = 'GET, POST, PUT, PATCH, DELETE'
const asked = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'apollo-require-preflight',
  'x-igreja',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
].join(', ')
const shown = [
  'x-total-count',
  'link',
  'location',
  'etag',
  'retry-after',
  'ratelimit',
  'content-disposition',
  'idempotency-replayed',
  'x-request-id',
].join(', ')

/**
 * Lets pages of these origins call both APIs with a token and read the responses. Other origins get no CORS headers.
 * Cookies are never allowed. Without configured origins, no CORS headers are sent at all.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isFor(request, 'api', 'graphql')) return
    // set on the raw response, so that error responses have it too
    reply.raw.setHeader('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return
    reply.raw.setHeader('access-control-allow-origin', origin)
    reply.raw.setHeader('access-control-expose-headers', shown)
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    reply.raw.setHeader('access-control-allow-methods', methods)
    reply.raw.setHeader('access-control-allow-headers', asked)
    reply.raw.setHeader('access-control-max-age', '600')
    return reply.status(204).send()
  })
}
