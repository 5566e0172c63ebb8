import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** All metrics of this process. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
// with several workers the slowest one counts: the average of them hides one that stands still
for (const figure of ['', '_min', '_max', '_mean', '_stddev', '_p50', '_p90', '_p99'])
  Object.assign(registry.getSingleMetric(`nodejs_eventloop_lag${figure}_seconds`) ?? {}, { aggregator: 'max' })
// what a worker answers when the primary process collects the metrics of all; it listens as soon as it is made
AggregatorRegistry.setRegistries(registry)
const together = new AggregatorRegistry()

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests by route pattern, without personal data.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [registry],
})

/** @param route the route's pattern ('/api/itens/:id'), never the address of the request, which contains ids */
export function observe(method: string, route: string, status: number, seconds: number): void {
  duration.observe({ method, route, status: String(status) }, seconds)
}

/** Measures the seconds since an event, whenever the metrics are read. Without an event, or when it is unknown, there is no value. */
export function measureAge(name: string, help: string, last: () => Promise<Date | null>): void {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    registers: [registry],
    // all workers of a server ask the same database
    aggregator: 'min',
    async collect() {
      const at = await last().catch(() => null)
      if (at) this.set((Date.now() - at.getTime()) / 1000)
      else this.remove()
    },
  })
}

/** Values of a metric, each with its labels. */
type Values = readonly { labels: Record<string, string>; value: number }[]

/**
 * Measures values whenever the metrics are read. Without a known value, the metric is empty.
 * @param together how the values of several workers become one: 'sum' if each worker has its own, 'max' if all see the
 * same
 */
export function measure(
  name: string,
  help: string,
  labelNames: readonly string[],
  together: 'sum' | 'max',
  read: () => Promise<Values>,
): void {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    aggregator: together,
    async collect() {
      this.reset()
      for (const { labels, value } of await read().catch(() => [])) this.set(labels, value)
    },
  })
}

/** The metrics in the text format of Prometheus: of this process, or with several workers of all of them together. */
export const renderMetrics = async () => ({
  type: registry.contentType,
  text: cluster.isWorker ? await askPrimary() : await registry.metrics(),
})

/** Not called `metrics`, as the field of prom-client's own messages is. */
type Question = { question: number }
type Answer = Question & { text: string }

let questions = 0

/** @throws when the primary process does not answer in time */
function askPrimary(): Promise<string> {
  const question = ++questions
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      process.off('message', read)
    }
    const timer = setTimeout(() => {
      done()
      reject(new Error('the primary process did not answer with the metrics'))
    }, 5000)
    const read = (message: Partial<Answer>) => {
      if (message.question !== question) return
      done()
      resolve(message.text ?? '')
    }
    process.on('message', read)
    process.send?.({ question } satisfies Question)
  })
}

/** In the primary process: answers workers that are asked for metrics. */
export function collectMetrics(): void {
  cluster.on('message', (worker: Worker, { question }: Partial<Question>) => {
    if (question === undefined) return
    void together
      .clusterMetrics()
      // a worker that has just died does not answer
      .catch(() => '')
      .then((text) => worker.isConnected() && worker.send({ question, text } satisfies Answer))
  })
}
