import type { FastifyInstance } from 'fastify'
import { badRequest } from '../errors.js'

/** Inputs of ours are five levels deep at the most. */
const levels = 30

/**
 * Refuses bodies whose lists and objects lie too deep in one another: what walks them later (validation, the server library)
 * calls itself for each level, and would run out of stack.
 */
export function limitDepth(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    done(isTooDeep(request.body) ? badRequest('O corpo da requisição tem níveis demais.') : undefined)
  })
}

/** Looks level by level, never calling itself. Uploads are no plain objects: nobody looks into them. */
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
