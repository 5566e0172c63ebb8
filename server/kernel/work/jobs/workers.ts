import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { defaultTimeZone } from '../../../../schema/rules/dates.js'
import type { JobOrigin } from '../../data/queue/job-queue.js'
import type { Services } from '../context/context.js'
import type { AnyJob, JobRunner } from './jobs.js'
import { runJob } from './run-job.js'
import { type Taken, takeTurns } from './take-turns.js'

interface Working {
  boss: PgBoss
  log: FastifyBaseLogger
  /** the schema of the queue's tables */
  schema: string
  /** creates the queue of this name if it does not exist */
  prepare(name: string): Promise<void>
}

const bySchedule: JobOrigin = { idCliente: 0, idUsuario: null, requisicao: 'agenda' }

const isOfSchedule = ({ idCliente, requisicao }: JobOrigin): boolean =>
  requisicao === bySchedule.requisicao && !idCliente

/** The workers of this process, one for each kind of job. `stop` leaves the queue itself open. */
export function jobWorkers({ boss, log, schema, prepare }: Working): Pick<JobRunner, 'work' | 'finish' | 'stop'> {
  /** the queues that this process works on, by name */
  const working = new Map<string, ReturnType<typeof takeTurns<JobOrigin>>>()
  /** the jobs that run, for the case that the process must end before they do */
  const taken = new Map<string, Set<Taken<JobOrigin>>>()
  let listening: Promise<{ close(): Promise<void> } | undefined> | undefined
  let starting: Promise<void> | undefined
  let finishing: Promise<unknown> | undefined

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

  /** Wakes the workers of a queue when a job is announced, and all of them when announcements may have been missed. */
  async function listen(): Promise<{ close(): Promise<void> } | undefined> {
    // the channel on which the queue announces the names of queues with new jobs
    const channel = `'pgboss_' || left(encode(sha224('${schema}'), 'hex'), 24)`
    const { rows } = await boss.getDb().executeSql(`select ${channel} as channel`)
    return boss.getDb().listen?.(
      (rows[0] as { channel: string }).channel,
      (name) => working.get(name)?.look(),
      () => {
        for (const queue of working.values()) queue.look()
      },
    )
  }

  function workOn(services: Services, job: AnyJob): void {
    const { name } = job
    const own = new Set<Taken<JobOrigin>>()
    taken.set(name, own)
    const queue = takeTurns<JobOrigin>({
      boss,
      services,
      name,
      atOnce: job.churchesAtOnce ?? 1,
      async run(item, away) {
        own.add(item)
        const { done, ms, worked } = await runJob({ services, log }, job, item.data, away)
        if (done && isOfSchedule(item.data)) await forgetFailed(name, ms)
        if (own.delete(item)) await (done ? boss.complete(name, [item]) : boss.fail(name, [item]))
        return worked
      },
      failed: (error) => log.error({ job: name, err: error }, 'job queue'),
    })
    working.set(name, queue)
  }

  /** Works on one kind of job after the other, until `finish` is called. */
  async function start(services: Services, jobs: readonly AnyJob[]): Promise<void> {
    // without announcements they look from time to time
    listening ??= listen().catch((error: unknown) => void log.warn({ err: error }, 'job queue'))
    await listening
    for (const job of jobs) {
      if (finishing) return
      await prepare(job.name)
      if (job.schedule) await boss.schedule(job.name, job.schedule, bySchedule, { tz: defaultTimeZone })
      workOn(services, job)
    }
  }

  async function finishWork(): Promise<void> {
    // its error is the caller's of `work`
    await starting?.catch(() => undefined)
    await Promise.all([...working.values()].map((queue) => queue.finish()))
  }

  return {
    async work(services, jobs) {
      starting = start(services, jobs)
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
    },
  }
}
