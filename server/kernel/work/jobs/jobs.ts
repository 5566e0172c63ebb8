import type { JobKind, JobOrigin, JobQueue } from '../../data/queue/job-queue.js'
import type { Services } from '../context/context.js'

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
  /** short, and somebody waits for it to sign in: its transactions come first (ChurchConnections) */
  readonly comesFirst?: boolean
  run: (services: Services, data: Data & JobOrigin) => Promise<void>
}

/** A job of any kind, for the code that runs it with the data that was queued for it. */
export interface AnyJob extends Pick<Job<object>, 'name' | 'schedule' | 'churchesAtOnce' | 'comesFirst'> {
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
