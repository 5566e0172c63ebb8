import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { make } from '../../../../tests/factories/reports.js'
import { readConfig } from '../config.js'
import { currentTracer } from './running.js'
import { startTracing } from './tracing.js'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  links?: { traceId: string; spanId: string }[]
}

/** A collector that keeps the spans it gets. */
const spans: SentSpan[] = []
let everything = ''
const collector = createServer(async (request: IncomingMessage, response) => {
  let body = ''
  for await (const part of request) body += part
  everything += body
  for (const { scopeSpans } of JSON.parse(body).resourceSpans)
    for (const { spans: sent } of scopeSpans) spans.push(...sent)
  response.setHeader('content-type', 'application/json').end('{}')
})

let app: TestApp
let church: TestChurch
let endTraces: () => Promise<void>

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as { port: number }
  endTraces = await startTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }))
  app = await testApp()
  church = await app.church()
})
afterAll(async () => {
  await endTraces()
  collector.close()
  await app.close()
})

const attribute = (span: SentSpan, key: string) => {
  const value = span.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is a trace from the route over its operation and use case to its statements, and a job names the one that queued it', async () => {
  const token = await church.token(1)
  const person = await church.person({ name: 'Zuleica Secretíssima' })
  const query = 'query Zuleica { usuarios(first: 5, busca: "zuleica secretissima") { totalCount nodes { name } } }'
  expect((await app.graphql(token, query)).data.usuarios.totalCount).toBe(1)
  const report = await app.graphql(token, make, { input: { tipo: 'usuarios' } })
  expect(report.errors).toBeUndefined()
  await app.runJobs()
  expect((await app.rest(token, 'GET', `/user/${person.id}`)).status).toBe(200)
  await endTraces()
  // nothing is traced after the end
  expect(currentTracer()).toBeUndefined()

  const named = (name: string, parent?: SentSpan) =>
    spans.filter((span) => span.name === name && (!parent || span.parentSpanId === parent.spanId))
  const operation = named('query usuarios')[0]!
  const [route] = spans.filter(({ spanId }) => spanId === operation.parentSpanId)
  expect(route).toMatchObject({ name: 'POST /graphql', traceId: operation.traceId })
  expect(route?.parentSpanId ?? '').toBe('')
  expect(attribute(route!, 'candeia.id_cliente')).toBe(church.idCliente)
  expect(attribute(route!, 'http.response.status_code')).toBe(200)
  const [useCase] = named('use case usuario.ler', operation)
  const statements = spans.filter(
    ({ name, parentSpanId }) => name.startsWith('SQL ') && parentSpanId === useCase?.spanId,
  )
  expect(statements.length).toBeGreaterThan(0)
  const text = statements.map((span) => attribute(span, 'db.query.text')).join()
  expect(text).toContain('usuario')
  expect(text).toMatch(/like \$\d/)

  // the session is looked up before the operation
  expect(named('SQL begin', route).length).toBeGreaterThan(0)

  const mutation = spans.find(
    ({ name, parentSpanId }) =>
      name.startsWith('use case ') && parentSpanId === named('mutation gerarRelatorio')[0]?.spanId,
  )!
  const job = spans.find(
    ({ name, links }) => name.startsWith('job ') && links?.some(({ spanId }) => spanId === mutation.spanId),
  )
  expect(job?.links?.[0]?.traceId).toBe(mutation.traceId)
  expect(job?.traceId).not.toBe(mutation.traceId)
  expect(attribute(job!, 'candeia.id_cliente')).toBe(church.idCliente)
  expect(spans.some(({ name, traceId }) => name.startsWith('SQL') && traceId === job?.traceId)).toBe(true)

  // names, texts that people searched for, names of operations that the client made up, tokens and e-mails
  for (const secret of ['uleica', 'ecretissima', token, person.email ?? ''])
    expect(everything.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('traces are off without a collector, when OpenTelemetry is disabled, and when their exporter is none', async () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318' }
  const at = (env: Record<string, string>) => readConfig(env).tracing?.url
  expect(at({})).toBeUndefined()
  expect(at(endpoint)).toBe('http://coletor:4318/v1/traces')
  expect(at({ ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://outro/t' })).toBe('http://outro/t')
  expect(at({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(at({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  await (await startTracing(readConfig({})))()
  expect(currentTracer()).toBeUndefined()
})
