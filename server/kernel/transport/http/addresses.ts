import type { FastifyRequest } from 'fastify'

/**
 * The path that the router matched. The path in the request may be encoded differently ('/%61pi/login' is
 * '/api/login').
 */
const addressOf = (request: FastifyRequest): string => request.routeOptions.url ?? request.url

const part = /^\/(\w+)(?:[/?]|$)/

/** Whether the request is for one of these parts of the server: `isFor(request, 'graphql', 'api')` */
export const isFor = (request: FastifyRequest, ...parts: ('api' | 'arquivos' | 'graphql')[]): boolean =>
  (parts as readonly string[]).includes(part.exec(addressOf(request))?.[1] ?? '')
