import { type QueryExecutorProvider, sql } from 'kysely'
import { Histogram } from 'prom-client'
import { registry } from '../../base/metrics.js'

const duration = new Histogram({
  name: 'candeia_job_duration_seconds',
  help: 'Duration of attempts to do a job, by its name and result (done or failed).',
  // not 'job': Prometheus gives every sample that label itself, with the name of the job that reads them
  labelNames: ['tarefa', 'result'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900],
  registers: [registry],
})

export function observeJob(job: string, done: boolean, seconds: number): void {
  duration.observe({ tarefa: job, result: done ? 'done' : 'failed' }, seconds)
}

/** The jobs of the queue: how many could run now, how many failed in all their attempts, seconds that the oldest waits. */
export interface QueueLength {
  waiting: number
  failed: number
  oldest: number
}

/** The queue's tables belong to no church, so the application's role may read them. */
export async function queueLength(db: QueryExecutorProvider): Promise<QueueLength> {
  const { rows } = await sql<QueueLength>`
    select count(*) filter (where due)::int as waiting, count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float8 as oldest
    from (select *, state in ('created', 'retry') and start_after <= now() as due from pgboss.job) job`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0, oldest: 0 }
}
