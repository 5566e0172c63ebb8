import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../base/errors.js'

/** Maximum depth of a body; our own inputs have at most five levels. */
const levels = 30

/**
 * Refuses bodies that are nested too deeply. Later code (validation, the server library) recurses once per level, so a
 * deep body would overflow the stack.
 */
export function limitDepth(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    done(isTooDeep(request.body) ? badRequest('O corpo da requisição tem níveis demais.') : undefined)
  })
}

/** Checks level by level, without recursion. Uploads are not plain objects and are not inspected. */
export function isTooDeep(body: unknown): boolean {
  let level = [body].filter(holds)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === levels) return true
    level = level.flatMap((value) => Object.values(value).filter(holds))
  }
  return false
}

const holds = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
