import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Services } from './context.js'
import type { Connection } from './database/connection.js'
import { defaultTimeZone } from './dates.js'
import type { JobKind, JobOrigin, JobQueue } from './job-queue.js'

/** Background work. It is queued in the business transaction and runs after it, at least once: `run` must bear repetition. */
export interface Job<Data extends object> extends JobKind<Data> {
  /** cron expression in the churches' usual time zone: the job also runs by itself, without data, in tenant 0 */
  readonly schedule?: string
  run: (services: Services, data: Data & JobOrigin) => Promise<void>
}

/** The queue together with what works on it. */
export interface JobRunner extends JobQueue {
  /** Starts working on the given jobs. */
  work(services: Services, jobs: readonly Job<never>[]): Promise<void>
  stop(): Promise<void>
}

const schema = 'pgboss'

const bySchedule: JobOrigin = { idCliente: 0, idUsuario: null, requisicao: 'agenda' }

/** Tables and functions of the queue; run by the owner of the database, idempotent. */
export async function migrateJobs(owner: Connection): Promise<void> {
  const boss = new PgBoss({ ...owner, schema, schedule: false, supervise: false, max: 1 })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** The queue on the application's role. Jobs that fail are tried again four times, with growing delays, then kept as failed. */
export async function openJobs(app: Connection, log: FastifyBaseLogger): Promise<JobRunner> {
  const boss = new PgBoss({
    ...app,
    schema,
    migrate: false,
    createSchema: false,
    max: 4,
    application_name: 'candeia-jobs',
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  return {
    async send(work, job, author, data) {
      const payload = { ...data, idCliente: work.idCliente, idUsuario: author.idUsuario, requisicao: author.requisicao }
      await boss.send(job.name, payload, { db: fromKysely(work.em.getKysely()) })
    },
    async work(services, jobs) {
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: 4, retryDelay: 10, retryBackoff: true, notify: true })
        if (job.schedule) await boss.schedule(job.name, job.schedule, bySchedule, { tz: defaultTimeZone })
        await boss.work<JobOrigin>(job.name, { pollingIntervalSeconds: 2, batchSize: 1 }, async ([item]) => {
          if (!item) return
          const started = performance.now()
          try {
            await job.run(services, item.data as never)
            log.info(
              { job: job.name, idCliente: item.data.idCliente, ms: Math.round(performance.now() - started) },
              'job done',
            )
          } catch (error) {
            log.error({ job: job.name, idCliente: item.data.idCliente, err: error }, 'job failed')
            throw error
          }
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}
