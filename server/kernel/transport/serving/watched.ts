import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentTracer, type Span, within } from '../../base/watching/running.js'
import type { Context } from '../../work/context/context.js'

const spans = new WeakMap<Context, Span>()

/** Begins to watch a request that has its context. */
export function watchRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { ctx } = request
  const route = request.routeOptions.url ?? 'not found'
  ctx.work.operation = `${request.method} ${route}`
  const span = currentTracer()?.start(ctx.work.operation, 'server', {
    'http.request.method': request.method,
    'http.route': route,
  })
  if (!span) return
  spans.set(ctx, span)
  reply.raw.once('close', () => {
    const { statusCode } = reply
    const { idCliente } = ctx.work
    span.set({ 'http.response.status_code': statusCode })
    if (idCliente !== null) span.set({ 'candeia.id_cliente': idCliente })
    span.end(statusCode >= 500 ? new Error('a response of 5xx') : undefined)
  })
}

/** Runs a part of a request, so that its statements are measured for it. */
export const partOf = <T>(ctx: Context, run: () => T): T => within(ctx.work, spans.get(ctx), run)

/** Runs the handler of a request, and notes it if it was slow. The time that its client needs does not count. */
export function watchHandler<T>(ctx: Context, run: () => T): T {
  const began = performance.now()
  ctx.work.idCliente = ctx.viewer?.idCliente ?? null
  const answer = partOf(ctx, run)
  const note = () => ctx.services.slow.note(ctx.work, performance.now() - began)
  Promise.resolve(answer).then(note, note)
  return answer
}
