import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { collectMetrics } from './kernel/base/metrics.js'
import type { RoleConnections } from './kernel/data/database/roles.js'

/** What a worker needs to know from the primary process, which has prepared the database. */
export interface Prepared {
  roles: RoleConnections
  host: string
}

/** Milliseconds before a worker that has ended is replaced: longer when it lived only for a short time. */
const pauses = { short: 100, long: 5000, young: 10_000 } as const

/**
 * Starts processes that serve requests and work on jobs, all on one port, and replaces each that ends. Once one of them
 * serves, another one that ends before it listens does not end the server.
 * @returns `listening` resolves when each is listening or has ended, and rejects with WorkerEnded when none of them could
 * listen; `end` ends all of them, also while they start
 */
export function startWorkers(count: number, prepared: Prepared): { listening: Promise<void>; end(): Promise<void> } {
  collectMetrics()
  let ending = false
  const start = (): Worker => {
    const born = performance.now()
    const worker = cluster.fork()
    worker.send({ prepared })
    worker.once('exit', (code, signal) => {
      if (ending) return
      console.error(`Um processo terminou (${signal ?? code}); outro toma o lugar dele.`)
      const young = performance.now() - born < pauses.young
      setTimeout(() => ending || start(), young ? pauses.long : pauses.short)
    })
    return worker
  }
  const ended = (worker: Worker) => once(worker, 'exit')
  const first = Array.from({ length: count }, () => {
    const worker = start()
    return Promise.race([once(worker, 'listening').then(() => true), ended(worker).then(() => false)])
  })
  return {
    listening: Promise.all(first).then((listening) => {
      // a port in use, for example, which the workers have explained
      if (!listening.includes(true)) throw new WorkerEnded()
    }),
    async end() {
      ending = true
      const left = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const all = left.map(ended)
      for (const worker of left) worker.process.kill('SIGTERM')
      await Promise.all(all)
    },
  }
}

/** The first workers could not start; they have said why. */
export class WorkerEnded extends Error {}

/** In a worker: what the primary process has prepared. */
export async function preparedByPrimary(): Promise<Prepared> {
  const [message] = (await once(process, 'message')) as [{ prepared: Prepared }]
  return message.prepared
}
