import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

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

/** The metrics in the text format of Prometheus. */
export const renderMetrics = async () => ({ type: registry.contentType, text: await registry.metrics() })
