import type { FastifyInstance } from 'fastify'
import { lastBackup } from '../backup/last.js'
import type { Services } from '../context.js'
import { equalText } from '../crypto.js'
import { unauthenticated } from '../errors.js'
import { measureAge, renderMetrics } from './metrics.js'

/**
 * /healthz: the process is running. /readyz: it can serve requests (the database is reachable). /metrics: Prometheus.
 */
export async function mountOperations(app: FastifyInstance, { config, sessions }: Services): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  const asked = () =>
    sessions.app.em
      .fork()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      )
  let last: { at: number; ready: Promise<boolean> } | undefined
  app.get('/readyz', async (_request, reply) => {
    // anybody may call /readyz, so at most one call per second takes a connection
    if (!last || performance.now() - last.at > 1000) last = { at: performance.now(), ready: asked() }
    if (await last.ready) return { status: 'ok' }
    last = undefined
    return reply.status(503).send({ status: 'sem banco de dados' })
  })
  measureAge('candeia_backup_age_seconds', 'Seconds since the last good backup was completed.', () =>
    lastBackup(sessions.app.em.fork().getKysely()),
  )
  app.get('/metrics', async (request, reply) => {
    // a proxy on this machine forwards requests of other machines from a local address
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
    if (!config.metricsToken && (forwarded || !/^(127\.|::1$|::ffff:127\.)/.test(request.ip)))
      throw unauthenticated('Defina METRICS_TOKEN para ler as métricas de outra máquina.')
    if (config.metricsToken && !equalText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
      throw unauthenticated('Token de métricas inválido.')
    const { type, text } = await renderMetrics()
    return reply.type(type).send(text)
  })
}
