import { fromKysely, type PgBoss } from 'pg-boss'
import type { Engine } from '../../base/config.js'
import { current } from '../../base/watching/running.js'
import { commitInTwoPhases } from '../../data/database/citus/two-phases.js'
import type { JobQueue } from '../../data/queue/job-queue.js'
import { addToWaiting, countWaiting, holdWaiting } from '../../data/queue/waiting-jobs.js'
import type { Writing } from '../../data/tenant/session.js'

interface Sending {
  boss: PgBoss
  /** on Citus the queue is at the coordinator, and the church's rows are at a node */
  engine: Engine
  /** creates the queue of this name if it does not exist */
  prepare(name: string): Promise<void>
}

/** Queues jobs in the caller's transaction. */
export function jobSender({ boss, engine, prepare }: Sending): JobQueue {
  /** transactions that have queued a job */
  const queuing = new WeakSet<Writing['em']>()

  const send: JobQueue['send'] = async (work, job, author, data, seconds = 0, turnOf = String(work.idCliente)) => {
    await prepare(job.name)
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
  }
}
