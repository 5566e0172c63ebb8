import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Engine } from '../config.js'
import type { Services } from '../context.js'
import { commitInTwoPhases } from '../database/citus/two-phases.js'
import type { Connection } from '../database/connection.js'
import { defaultTimeZone } from '../dates.js'
import type { Writing } from '../tenant/session.js'
import { current, currentTracer, type Work, within } from '../watching/running.js'
import { observeJob } from './job-metrics.js'
import type { JobKind, JobOrigin, JobQueue } from './job-queue.js'

/**
 * Background work. It is queued in the business transaction and runs after the commit, at least once: `run` must be
 * idempotent.
 */
export interface Job<Data extends object> extends JobKind<Data> {
  /** cron expression in the churches' usual time zone: the job also runs on this schedule, without data, in tenant 0 */
  readonly schedule?: string
  /**
   * for long work: how many jobs run concurrently in this process, at most one per church, so that the jobs of one
   * church do not delay those of another church. Without this setting all jobs run one after the other.
   */
  readonly churchesAtOnce?: number
  run: (services: Services, data: Data & JobOrigin) => Promise<void>
}

/** A job of any kind, for the code that runs it with the data that was queued for it. */
export interface AnyJob extends Pick<Job<object>, 'name' | 'schedule' | 'churchesAtOnce'> {
  // a method, because a kind may require more data than all jobs have
  run(services: Services, data: JobOrigin): Promise<void>
}

/** The queue together with its workers. */
export interface JobRunner extends JobQueue {
  /** Starts working on the given jobs. */
  work(services: Services, jobs: readonly AnyJob[]): Promise<void>
  /** Takes no more jobs; resolves when the running ones are done. Queueing still works. */
  finish(): Promise<void>
  /** Closes the queue. Jobs that still run count as failed and are retried. */
  stop(): Promise<void>
}

const schema = 'pgboss'

/**
 * Takes all waiting jobs without pauses: a worker that takes single jobs would wait for its poll interval after each.
 */
const drain = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** A worker with one job at a time. It skips churches for which another worker of the queue is running a job. */
const byChurch = { ...drain, batchSize: 1, localGroupConcurrency: 1 } as const

/** A failed job is retried four times, with growing delays, unless its kind says otherwise. */
export const queueOptions = { retryLimit: 4, retryDelay: 10, retryBackoff: true, notify: true } as const

const bySchedule: JobOrigin = { idCliente: 0, idUsuario: null, requisicao: 'agenda' }

/** Tables and functions of the queue; run by the owner of the database, idempotent. */
export async function migrateJobs(owner: Connection): Promise<void> {
  const boss = new PgBoss({ ...owner, schema, schedule: false, supervise: false, max: 1 })
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * The queue, connected as the application's role. A failed job is retried (see `queueOptions`), and then kept as failed.
 * @param app PostgreSQL itself or a pooler in session mode, as for the events
 * @param engine on Citus the queue is at the coordinator, and the church's rows are at a node
 */
export async function openJobs(
  app: Connection,
  log: FastifyBaseLogger,
  engine: Engine = 'postgresql',
): Promise<JobRunner> {
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

  const queues = new Map<string, Promise<void>>()
  const working = new Set<string>()
  /** transactions that have queued a job */
  const queuing = new WeakSet<Writing['em']>()
  let starting: Promise<void> | undefined
  let finishing: Promise<unknown> | undefined
  /** Each queue is created once, by its first user: a process may queue before it works. */
  function queue(name: string): Promise<void> {
    const made = queues.get(name) ?? boss.createQueue(name, queueOptions)
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }

  /**
   * A job of the schedule has no data: one that succeeds has done what earlier ones failed to do, so nobody needs to
   * repeat them.
   * @param ms how long ago it began: it did not do what failed since
   */
  async function forgetFailed(name: string, ms: number): Promise<void> {
    try {
      await boss.getDb().executeSql(
        `delete from ${schema}.job where name = $1 and state = 'failed' and data = $2::jsonb
          and completed_on < now() - make_interval(secs => $3)`,
        [name, JSON.stringify(bySchedule), ms / 1000],
      )
    } catch (error) {
      log.warn({ job: name, err: error }, 'failed jobs of the schedule are kept')
    }
  }

  async function run(services: Services, job: AnyJob, { id, data }: { id: string; data: JobOrigin }) {
    const { idCliente, traco, ...own } = data
    const started = performance.now()
    const work: Work = { operation: `job ${job.name}`, idCliente: idCliente || null }
    const span = currentTracer()?.start(
      work.operation,
      'consumer',
      { 'candeia.id_cliente': idCliente },
      undefined,
      traco,
    )
    const ended = (failure?: unknown) => {
      span?.end(failure)
      const ms = performance.now() - started
      services.slow.note(work, ms, true)
      observeJob(job.name, failure === undefined, ms / 1000)
    }
    try {
      await within(work, span, () => job.run(services, { ...own, idCliente }))
      ended()
      const ms = Math.round(performance.now() - started)
      log.info({ job: job.name, idCliente, ms }, 'job done')
      if (own.requisicao === bySchedule.requisicao && !idCliente) await forgetFailed(job.name, ms)
      return { id, status: 'completed' as const }
    } catch (error) {
      ended(error ?? new Error())
      log.error({ job: job.name, idCliente, err: error }, 'job failed')
      return { id, status: 'failed' as const }
    }
  }

  /** Works on one kind of job after the other, until `finish` is called. */
  async function startWork(services: Services, jobs: readonly AnyJob[]): Promise<void> {
    for (const job of jobs) {
      if (finishing) return
      await queue(job.name)
      if (job.schedule) await boss.schedule(job.name, job.schedule, bySchedule, { tz: defaultTimeZone })
      const options = job.churchesAtOnce ? byChurch : drain
      const workers: string[] = []
      for (let missing = job.churchesAtOnce ?? 1; missing > 0; missing--) {
        const worker: string = await boss.work<JobOrigin, unknown, typeof options>(job.name, options, async (items) => {
          // Workers that request a job at the same time get jobs of the same church. All except one return their
          // job and would then wait for their poll interval, although a job of another church is next.
          for (const other of workers) if (other !== worker) boss.notifyWorker(other)
          const results = []
          for (const item of items) {
            // the other jobs of the batch count as failed, so the next process retries them
            if (finishing) results.push({ id: item.id, status: 'failed' as const })
            else results.push(await run(services, job, item))
          }
          // Wakes the worker: otherwise a worker that takes single jobs would wait for its poll interval before the
          // next job.
          if (job.churchesAtOnce && !finishing) boss.notifyWorker(worker)
          return results
        })
        workers.push(worker)
      }
      working.add(job.name)
    }
  }

  async function finishWork(): Promise<void> {
    // its error is the caller's of `work`
    await starting?.catch(() => undefined)
    await Promise.all([...working].map((name) => boss.offWork(name, { wait: true })))
  }

  return {
    async send(work, job, author, data, seconds = 0) {
      await queue(job.name)
      const { idUsuario, requisicao } = author
      if (engine === 'citus' && !queuing.has(work.em)) await commitInTwoPhases(work.db)
      queuing.add(work.em)
      const traco = current()?.span?.address
      const payload = { ...data, idCliente: work.idCliente, idUsuario, requisicao, ...(traco && { traco }) }
      await boss.send(job.name, payload, {
        db: fromKysely(work.em.getKysely()),
        group: { id: String(work.idCliente) },
        ...(job.retry && { ...job.retry, retryBackoff: true }),
        ...(seconds > 0 && { startAfter: seconds }),
      })
    },
    async waiting({ db, idCliente }, { name }) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(`${schema}.job`)}
        where name = ${name} and group_id = ${String(idCliente)} and state in ('created', 'retry')`.execute(db)
      return rows[0]?.n ?? 0
    },
    async work(services, jobs) {
      starting = startWork(services, jobs)
      await starting
    },
    async finish() {
      finishing ??= finishWork()
      await finishing
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
