import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Engine } from '../../base/config.js'
import type { Connection } from '../../data/database/connection.js'
import type { JobRunner } from './jobs.js'
import { jobSender } from './send-jobs.js'
import { jobWorkers } from './workers.js'

const schema = 'pgboss'

/** A failed job is retried four times, with growing delays, unless its kind says otherwise. */
export const queueOptions = { retryLimit: 4, retryDelay: 10, retryBackoff: true, notify: true } as const

/** Tables and functions of the queue; run by the owner of the database, idempotent. */
export async function migrateJobs(owner: Connection): Promise<void> {
  const boss = new PgBoss({ ...owner, schema, schedule: false, supervise: false, max: 1 })
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * The queue, connected as the application's role. A failed job is retried (see `queueOptions`), and then kept as failed.
 * @param app PostgreSQL itself or a pooler in session mode, as for the events
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
  const prepare = queueCreator(boss)
  const workers = jobWorkers({ boss, log, schema, prepare })
  return {
    ...jobSender({ boss, engine, prepare }),
    ...workers,
    async stop() {
      await workers.stop()
      await boss.stop({ graceful: false })
    },
  }
}

/** Each queue is created once, by its first user: a process may queue before it works. */
function queueCreator(boss: PgBoss): (name: string) => Promise<void> {
  const queues = new Map<string, Promise<void>>()
  return (name) => {
    const made = queues.get(name) ?? boss.createQueue(name, queueOptions)
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
}
