import type { FastifyInstance } from 'fastify'

/** Tells a client that its write was stored before, under the same Idempotency-Key. */
export function tellReplays(app: FastifyInstance): void {
  app.addHook('onSend', ({ ctx }, reply, _payload, done) => {
    if (ctx?.current.replayed) void reply.header('idempotency-replayed', 'true')
    done()
  })
}
