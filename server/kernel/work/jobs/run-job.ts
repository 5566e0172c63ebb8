import type { FastifyBaseLogger } from 'fastify'
import { currentTracer, type Work, within } from '../../base/watching/running.js'
import type { JobOrigin } from '../../data/queue/job-queue.js'
import type { Services } from '../context/context.js'
import { observeJob } from './job-metrics.js'
import type { AnyJob } from './jobs.js'

interface Run {
  done: boolean
  /** milliseconds since it began */
  ms: number
  /** milliseconds without those that it waited for others */
  worked: number
}

/**
 * Runs a job once, with its span, its metrics and its line in the log.
 * @param away see takeTurns
 */
export async function runJob(
  { services, log }: { services: Services; log: FastifyBaseLogger },
  job: AnyJob,
  { idCliente, traco, ...own }: JobOrigin,
  away: (is: boolean) => void,
): Promise<Run> {
  const started = performance.now()
  const { name, comesFirst = false } = job
  const work: Work = { operation: `job ${name}`, idCliente: idCliente || null, away, comesFirst }
  const span = currentTracer()?.start(work.operation, 'consumer', { 'candeia.id_cliente': idCliente }, undefined, traco)
  const ended = (failure?: unknown): Run => {
    span?.end(failure)
    const ms = performance.now() - started
    services.slow.note(work, ms, true)
    observeJob(name, failure === undefined, ms / 1000)
    return { done: failure === undefined, ms, worked: ms - (work.waited ?? 0) }
  }
  try {
    await within(work, span, () => job.run(services, { ...own, idCliente }))
  } catch (error) {
    log.error({ job: name, idCliente, err: error }, 'job failed')
    return ended(error ?? new Error())
  }
  const run = ended()
  log.info({ job: name, idCliente, ms: Math.round(run.ms) }, 'job done')
  return run
}
