import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { equalText } from '../../base/crypto.js'
import { unauthenticated } from '../../base/errors.js'
import { measure, measureAge, renderMetrics } from '../../base/metrics.js'
import type { Services } from '../../work/context/context.js'
import { type QueueLength, queueLength } from '../../work/jobs/job-metrics.js'
import { lastBackup } from '../backup/last.js'

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
  const measureOwn = () => {
    measureAge('candeia_backup_age_seconds', 'Seconds since the last good backup was completed.', () =>
      lastBackup(sessions.app.em.fork().getKysely()),
    )
    measurePools(sessions)
    measureQueue(sessions)
  }
  measureOwn()
  app.get('/metrics', async (request, reply) => {
    // a proxy on this machine forwards requests of other machines from a local address
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
    if (!config.metricsToken && (forwarded || !/^(127\.|::1$|::ffff:127\.)/.test(request.ip)))
      throw unauthenticated('Defina METRICS_TOKEN para ler as métricas de outra máquina.')
    if (config.metricsToken && !equalText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
      throw unauthenticated('Token de métricas inválido.')
    // the metrics belong to the process, which in tests has several servers: the one that is asked measures itself
    measureOwn()
    const { type, text } = await renderMetrics()
    return reply.type(type).send(text)
  })
}

/** The connections of each pool: in use, idle, and how many transactions wait for one. */
function measurePools({ app, platform, connections }: Services['sessions']): void {
  const pools: Record<string, MikroORM> = { app, platform }
  const read = (of: (pool: Pool, name: string) => Record<string, number>) => async () => {
    const values = []
    for (const [pool, orm] of Object.entries(pools)) {
      const counts = of((await orm.em.getConnection().getNativeClient()) as Pool, pool)
      for (const [state, value] of Object.entries(counts)) values.push({ labels: { pool, state }, value })
    }
    return values
  }
  measure(
    'candeia_database_connections',
    'Connections to the database, by pool and state; waiting: transactions that wait for one.',
    ['pool', 'state'],
    'sum',
    read(({ totalCount, idleCount, waitingCount }, pool) => ({
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount + (pool === 'app' ? connections.waiting : 0),
    })),
  )
  measure('candeia_database_connections_max', 'The maximum of connections of each pool.', ['pool'], 'sum', async () =>
    (await read(({ options }) => ({ max: options.max }))()).map(({ labels: { pool }, value }) => ({
      labels: { pool },
      value,
    })),
  )
}

/** The job queue, which all processes share. */
function measureQueue({ app }: Services['sessions']): void {
  let asked: { at: number; length: Promise<QueueLength> } | undefined
  // three metrics are read at once
  const length = () => {
    if (!asked || performance.now() - asked.at > 1000)
      asked = { at: performance.now(), length: queueLength(app.em.fork().getKysely()) }
    return asked.length
  }
  const one = (name: string, help: string, of: (length: QueueLength) => number) =>
    measure(name, help, [], 'max', async () => [{ labels: {}, value: of(await length()) }])
  one('candeia_jobs_waiting', 'Jobs that could run now and wait for their turn.', ({ waiting }) => waiting)
  one('candeia_jobs_oldest_seconds', 'How long the oldest of these waits.', ({ oldest }) => oldest)
  one('candeia_jobs_failed', 'Jobs that failed in all their attempts and are kept.', ({ failed }) => failed)
}
