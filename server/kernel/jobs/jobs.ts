import type { FastifyBaseLogger } from 'fastify'
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
import { type Taken, takeTurns } from './take-turns.js'
import { addToWaiting, countWaiting, holdWaiting } from './waiting-jobs.js'

/**
 * Background work. It is queued in the business transaction and runs after the commit, at least once: `run` must be
 * idempotent.
 */
export interface Job<Data extends object> extends JobKind<Data> {
  /** cron expression in the churches' usual time zone: the job also runs on this schedule, without data, in tenant 0 */
  readonly schedule?: string
  /**
   * how many jobs run concurrently in this process, at most one per church; one without this setting. Churches take turns
   * in any case (takeTurns), so a job whose amount of work somebody else decides ends with its turn (beginTurn).
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

/** SQL: the channel on which the queue announces the names of queues with new jobs. */
const channel = `'pgboss_' || left(encode(sha224('${schema}'), 'hex'), 24)`

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
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  const queues = new Map<string, Promise<void>>()
  /** the queues that this process works on, by name */
  const working = new Map<string, ReturnType<typeof takeTurns<JobOrigin>>>()
  /** the jobs that run, for the case that the process must end before they do */
  const taken = new Map<string, Set<Taken<JobOrigin>>>()
  /** transactions that have queued a job */
  const queuing = new WeakSet<Writing['em']>()
  let listening: Promise<{ close(): Promise<void> } | undefined> | undefined
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

  /** @returns whether it succeeded, and how long it worked */
  async function run(
    services: Services,
    job: AnyJob,
    { data }: Taken<JobOrigin>,
    away: (is: boolean) => void,
  ): Promise<{ done: boolean; worked: number }> {
    const { idCliente, traco, ...own } = data
    const started = performance.now()
    const work: Work = { operation: `job ${job.name}`, idCliente: idCliente || null, away }
    const worked = () => performance.now() - started - (work.waited ?? 0)
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
      return { done: true, worked: worked() }
    } catch (error) {
      ended(error ?? new Error())
      log.error({ job: job.name, idCliente, err: error }, 'job failed')
      return { done: false, worked: worked() }
    }
  }

  /** Wakes the workers of a queue when a job is announced, and all of them when announcements may have been missed. */
  async function listen(): Promise<{ close(): Promise<void> } | undefined> {
    const { rows } = await boss.getDb().executeSql(`select ${channel} as channel`)
    return boss.getDb().listen?.(
      (rows[0] as { channel: string }).channel,
      (name) => working.get(name)?.look(),
      () => {
        for (const queue of working.values()) queue.look()
      },
    )
  }

  /** Works on one kind of job after the other, until `finish` is called. */
  async function startWork(services: Services, jobs: readonly AnyJob[]): Promise<void> {
    // without announcements they look from time to time
    listening ??= listen().catch((error: unknown) => void log.warn({ err: error }, 'job queue'))
    await listening
    for (const job of jobs) {
      if (finishing) return
      await queue(job.name)
      if (job.schedule) await boss.schedule(job.name, job.schedule, bySchedule, { tz: defaultTimeZone })
      const own = new Set<Taken<JobOrigin>>()
      taken.set(job.name, own)
      const queueOfJob = takeTurns<JobOrigin>({
        boss,
        services,
        name: job.name,
        atOnce: job.churchesAtOnce ?? 1,
        async run(item, away) {
          own.add(item)
          const { done, worked } = await run(services, job, item, away)
          if (own.delete(item)) await (done ? boss.complete(job.name, [item]) : boss.fail(job.name, [item]))
          return worked
        },
        failed: (error) => log.error({ job: job.name, err: error }, 'job queue'),
      })
      working.set(job.name, queueOfJob)
    }
  }

  async function finishWork(): Promise<void> {
    // its error is the caller's of `work`
    await starting?.catch(() => undefined)
    await Promise.all([...working.values()].map((queue) => queue.finish()))
  }

  const send: JobQueue['send'] = async (work, job, author, data, seconds = 0, turnOf = String(work.idCliente)) => {
    await queue(job.name)
    const { idUsuario, requisicao } = author
    if (engine === 'citus' && !queuing.has(work.em)) await commitInTwoPhases(work.db)
    queuing.add(work.em)
    const traco = current()?.span?.address
    const payload = { ...data, idCliente: work.idCliente, idUsuario, requisicao, ...(traco && { traco }) }
    await boss.send(job.name, payload, {
      db: fromKysely(work.em.getKysely()),
      group: { id: turnOf },
      ...(job.retry && { ...job.retry, retryBackoff: true }),
      ...(seconds > 0 && { startAfter: seconds }),
    })
  }

  return {
    send,
    async sendOnce(work, job, author, seconds = 0) {
      // a minute later does for what waits anyway
      const within = seconds && seconds + 60
      if (!(await holdWaiting(work, job.name, within))) await send(work, job, author, {}, seconds)
    },
    async append(work, job, author, { field, values, most, seconds = 0 }) {
      const added = await addToWaiting(work, job.name, { field, values, most, seconds })
      if (added === 'none')
        await send(work, job, author, { [field]: values } as Parameters<NonNullable<typeof job.takes>>[0], seconds)
      return added !== 'full'
    },
    waiting: (work, { name }) => countWaiting(work, name),
    async work(services, jobs) {
      starting = startWork(services, jobs)
      await starting
    },
    async finish() {
      finishing ??= finishWork()
      await finishing
    },
    async stop() {
      void finishWork()
      await (await listening)?.close()
      for (const [name, items] of taken) {
        const left = [...items]
        items.clear()
        if (left.length > 0) await boss.fail(name, left).catch((error) => log.error({ err: error }, 'job queue'))
      }
      await boss.stop({ graceful: false })
    },
  }
}
