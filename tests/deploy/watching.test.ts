import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { type TestApp, testApp } from '../factories/harness.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

let app: TestApp
/** names of the samples at /metrics, and the labels of each */
const samples = new Map<string, Set<string>>()

beforeAll(async () => {
  app = await testApp({})
  const church = await app.church()
  await app.graphql(await church.token(1), '{ eu { id } }')
  await app.sql('insert into copia_seguranca default values')
  app.services.slow.note({ operation: 'query pessoas', idCliente: church.idCliente }, 9000)
  // a job that runs, so that its metric has values
  await app.graphql(
    await church.token(1),
    'mutation { gerarRelatorio(input: { tipo: "usuarios" }, aguardar: false) { uuid } }',
  )
  await app.runJobs()
  const { payload } = await app.http.inject('/metrics')
  for (const [, name = '', labels = ''] of payload.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    samples.set(name, known)
  }
})
afterAll(() => app.close())

/** What a PromQL expression names: metrics, and the labels in its selectors and its `by`. */
function named(expr: string) {
  const plain = expr.replace(/"[^"]*"/g, '""')
  const labels = [
    ...[...plain.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/(\w+)\s*[=!]/g)].map((m) => m[1]!),
    ),
    ...[...plain.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) =>
      inside.split(',').map((one) => one.trim()),
    ),
  ]
  const metrics = [...plain.replace(/\{[^}]*\}|\bby \([^)]*\)|\[\w+\]/g, '').matchAll(/[a-z_][a-z\d_]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['or', 'and', 'by'].includes(name))
  return { metrics, labels }
}

/** Metrics and labels that Prometheus itself adds. */
const ofPrometheus = ['up', 'instance', 'job']

function unknown(expr: string): string[] {
  const { metrics, labels } = named(expr)
  const has = new Set(metrics.flatMap((name) => [...(samples.get(name) ?? [])]))
  return [
    ...metrics.filter((name) => !samples.has(name) && !ofPrometheus.includes(name)),
    ...labels.filter((label) => !has.has(label) && !ofPrometheus.includes(label)),
  ]
}

test('every metric and label that the alerts and the dashboard name exists at /metrics', () => {
  const { groups } = parse(read('deploy/watching/alerts.yml'))
  const alerts = groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr))
  const { panels } = JSON.parse(read('deploy/watching/grafana.json'))
  const charts = panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr))
  expect([alerts.length > 8, charts.length > 15]).toEqual([true, true])
  for (const expr of [...alerts, ...charts]) {
    expect(named(expr).metrics.length).toBeGreaterThan(0)
    expect({ expr, unknown: unknown(expr) }).toEqual({ expr, unknown: [] })
  }
  // the reader of expressions notices what does not exist
  expect(unknown('rate(candeia_nada_total[5m]) > 1')).toEqual(['candeia_nada_total'])
  expect(unknown('sum by (igreja) (candeia_slow_operations_total)')).toEqual(['igreja'])
})

test('no metric has a label that Prometheus sets itself: it would rename ours, and every sum by it would be wrong', () => {
  const taken = [...samples].filter(([, labels]) => labels.has('job') || labels.has('instance'))
  expect(taken.map(([name]) => name)).toEqual([])
})

test('every metric of the product itself is used by an alert or the dashboard', () => {
  const used = read('deploy/watching/alerts.yml') + read('deploy/watching/grafana.json')
  const own = [...samples.keys()]
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => name.startsWith('candeia_'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !used.includes(name))).toEqual([])
})

test('every alert has a text, a severity, and a section that says what to do', () => {
  const { groups } = parse(read('deploy/watching/alerts.yml'))
  const manual = read('docs/operar.md')
  for (const { alert, labels, annotations } of groups[0].rules) {
    expect(labels.severity).toMatch(/^(critical|warning|info)$/)
    expect(annotations.summary.length).toBeGreaterThan(10)
    expect(manual).toContain(`\`${alert}\``)
  }
})
