import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.js'
import { equalText } from '../crypto.js'
import { unauthenticated } from '../errors.js'
import { renderMetrics } from './metrics.js'

/** /healthz: the process lives. /readyz: it can answer (database reachable). /metrics: Prometheus. */
export async function mountOperations(app: FastifyInstance, { config, sessions }: Services): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sessions.app.em.fork().execute('select 1')
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'sem banco de dados' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!config.metricsToken && !/^(127\.|::1$|::ffff:127\.)/.test(request.ip))
      throw unauthenticated('Defina METRICS_TOKEN para ler as métricas de outra máquina.')
    if (config.metricsToken && !equalText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
      throw unauthenticated('Token de métricas inválido.')
    const { type, text } = await renderMetrics()
    return reply.type(type).send(text)
  })
}
