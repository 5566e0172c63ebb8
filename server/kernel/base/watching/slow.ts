import { Counter } from 'prom-client'
import { registry as metrics } from '../metrics.js'
import type { Timed, Work } from './running.js'

/** An operation of a church that was slow, since the last time that its figures were taken. */
export interface SlowOperation {
  idCliente: number
  operation: string
  count: number
  /** durations of the latest slow calls, in milliseconds */
  durations: number[]
  /** duration of the slowest call, in milliseconds */
  worst: number
  /** the longest statement of any slow call, without values */
  statement: Timed | undefined
  last: Date
}

/** The number of operations, and of durations for each of them, that are kept until they are taken. */
const most = { operations: 500, durations: 100 } as const

/**
 * Maximum number of churches among the labels of the metric. Slow operations of further churches are counted as church
 * 0.
 */
const mostChurches = 500

/** A job counts as slow after this many times the limit of a request, because it does more. */
const jobFactor = 30

/** Collects in this process which operations of which church took long. A feature takes them and stores them. */
export class SlowOperations {
  private operations = new Map<string, SlowOperation>()
  private readonly churches = new Set<number>()
  private readonly counter: Counter<'idCliente'>

  /** @param milliseconds from which a request counts as slow; 0: none does */
  constructor(
    private readonly milliseconds: number,
    private readonly log: { warn(line: object, message: string): void },
  ) {
    const name = 'candeia_slow_operations_total'
    metrics.removeSingleMetric(name)
    this.counter = new Counter({
      name,
      help: 'Requests and jobs that took long, by church.',
      labelNames: ['idCliente'],
      registers: [metrics],
    })
  }

  /** Notes a finished request or job, if it was slow. */
  note(work: Work, duration: number, job = false): void {
    const limit = this.milliseconds * (job ? jobFactor : 1)
    if (limit === 0 || duration < limit || work.waits) return
    const { operation, slowest } = work
    const idCliente = work.idCliente ?? 0
    const ms = Math.round(duration)
    const statement = slowest && { text: slowest.text, ms: Math.round(slowest.ms) }
    this.log.warn({ idCliente, operation, ms, statement: statement?.text, statementMs: statement?.ms }, 'slow')
    if (this.churches.size < mostChurches) this.churches.add(idCliente)
    this.counter.inc({ idCliente: this.churches.has(idCliente) ? idCliente : 0 })
    const key = `${idCliente} ${operation}`
    const before = this.operations.get(key)
    if (!before && this.operations.size >= most.operations) return
    const longer = !before?.statement || (statement && statement.ms > before.statement.ms)
    this.operations.set(key, {
      idCliente,
      operation,
      count: (before?.count ?? 0) + 1,
      durations: [ms, ...(before?.durations ?? [])].slice(0, most.durations),
      worst: Math.max(ms, before?.worst ?? 0),
      statement: longer ? statement : before.statement,
      last: new Date(),
    })
  }

  /** Returns what was collected and begins anew. */
  take(): SlowOperation[] {
    const all = [...this.operations.values()]
    this.operations = new Map()
    return all
  }
}
