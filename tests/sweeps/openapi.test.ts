import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { fillChurch, realPath } from '../factories/records.js'
import { nameOf } from './rest-contract.js'

interface Operation {
  operationId: string
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, unknown>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> }
}

let app: TestApp
let token: string
let document: Document
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  token = await church.token(1)
  await fillChurch(app, church)
  document = (await app.rest(null, 'GET', '/openapi.json')).body
})
afterAll(() => app.close())

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

/** The operation of a route: the document has one path for all that differ by the names of their parameters. */
function operationOf(name: string): Operation {
  const [method = '', path = ''] = name.split(' ')
  const found = Object.entries(document.paths).find(([each]) => shapeOf(each) === shapeOf(path))?.[1]
  const operation = found?.[method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

test('the document is valid OpenAPI 3.1, with every reference in its place', async () => {
  // what is served is what is committed (the drift check); the linter is a program of its own
  const { stdout, stderr } = await promisify(execFile)('node_modules/.bin/validate-api', ['schema/openapi.json'])
  expect(stdout + stderr).toMatch(/"?valid"?: true/)
  const text = JSON.stringify(document)
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g))
    expect((document.components as unknown as Record<string, object>)[kind]).toHaveProperty([name])
})

test('no two paths are one address, no two operations have one name, every parameter of a path is described', () => {
  const paths = Object.keys(document.paths)
  expect(new Set(paths.map(shapeOf)).size).toBe(paths.length)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  )
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
  expect(operations).toHaveLength(routes.length)
  for (const [path, { parameters }] of operations) {
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(named).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test('bodies and answers have names', () => {
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(60)
  for (const methods of Object.values(document.paths))
    for (const { requestBody } of Object.values(methods)) {
      const json = requestBody?.content['application/json']
      if (json) expect(json.schema.$ref).toMatch(/^#\/components\/schemas\/\w+$/)
    }
})

test('writes take an Idempotency-Key; what is accepted and ignored says so', () => {
  for (const methods of Object.values(document.paths))
    for (const [method, { parameters }] of Object.entries(methods))
      expect(parameters.some(({ $ref }) => $ref?.endsWith('/idempotencyKey'))).toBe(method !== 'get')
  const schema = operationOf('POST /contasPagar')
    .requestBody?.content['application/json']?.schema.$ref?.split('/')
    .at(-1)
  expect(document.components.schemas[schema ?? '']?.properties?.statusConta?.description).toMatch(/^Aceito e ignorado/)
})

describe('what is documented is what happens', () => {
  const calls = routes.filter(({ action, path }) => action !== publicAction && !path.includes('{tipo}'))

  test.each(calls.filter(({ query }) => query).map((route) => [nameOf(route), route] as const))(
    '%s: required query parameters',
    async (name, route) => {
      const path = await realPath(app, token, route.path)
      const required = operationOf(name).parameters.flatMap((one) =>
        one.required && one.in === 'query' ? [one.name] : [],
      )
      const { status, body } = await app.rest(token, route.method, path)
      const missing = status === 422 ? Object.keys(body.campos ?? {}).filter((field) => route.query?.[field]) : []
      expect(required.toSorted()).toEqual(missing.toSorted())
    },
  )

  test.each(calls.map((route) => [nameOf(route), route] as const))('%s: the refusals', async (name, route) => {
    const documented = Object.keys(operationOf(name).responses)
    const path = route.path
      .replace(/\{(\w+)\}/g, (_, parameter) => (parameter === 'idCliente' ? '' : '2147483647'))
      .replace(/\/$/, '')
    const answers = [
      await app.rest(null, route.method, path, route.body && {}),
      await app.rest(token, route.method, path, route.body && { versao: 'x' }),
      await app.rest(token, route.method, `${path}?limit=x&idCliente=2147483646`),
    ]
    for (const { status } of answers) if (status >= 300) expect(documented).toContain(String(status))
  })
})
