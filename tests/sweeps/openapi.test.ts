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
  requestBody?: { required: boolean; content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> }
}

let app: TestApp
let token: string
let idCliente: number
let document: Document
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  token = await church.token(1)
  idCliente = church.idCliente
  await fillChurch(app, church)
  document = (await app.rest(null, 'GET', '/openapi.json')).body
})
afterAll(() => app.close())

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

/** The documented operation of a route. Paths that differ only in parameter names share one path in the document. */
function operationOf(name: string): Operation {
  const [method = '', path = ''] = name.split(' ')
  const found = Object.entries(document.paths).find(([each]) => shapeOf(each) === shapeOf(path))?.[1]
  const operation = found?.[method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

test('the OpenAPI document is valid 3.1 and all its references resolve', async () => {
  // the linter is a separate program, so it reads the committed file; another check proves that the server sends the
  // same document
  const { stdout, stderr } = await promisify(execFile)('node_modules/.bin/validate-api', ['schema/openapi.json'])
  expect(stdout + stderr).toMatch(/"?valid"?: true/)
  const text = JSON.stringify(document)
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g))
    expect((document.components as unknown as Record<string, object>)[kind]).toHaveProperty([name])
})

test('paths and operation ids are unique, and every path parameter is described', () => {
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

test('every JSON body refers to a named schema', () => {
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(60)
  for (const methods of Object.values(document.paths))
    for (const { requestBody } of Object.values(methods)) {
      const json = requestBody?.content['application/json']
      if (json) expect(json.schema.$ref).toMatch(/^#\/components\/schemas\/\w+$/)
    }
})

test('every write takes an Idempotency-Key, and ignored fields are documented as ignored', () => {
  for (const methods of Object.values(document.paths))
    for (const [method, { parameters }] of Object.entries(methods))
      expect(parameters.some(({ $ref }) => $ref?.endsWith('/idempotencyKey'))).toBe(method !== 'get')
  const schema = operationOf('POST /contasPagar')
    .requestBody?.content['application/json']?.schema.$ref?.split('/')
    .at(-1)
  expect(document.components.schemas[schema ?? '']?.properties?.statusConta?.description).toMatch(/^Aceito e ignorado/)
})

test('every answer has a schema, and a body is required unless the server takes an empty one', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  )
  const without = operations.filter(([, { responses }]) =>
    Object.entries(responses).some(
      ([status, { content }]) => /^2/.test(status) && !Object.values(content ?? {})[0]?.schema,
    ),
  )
  expect(without.map(([name]) => name)).toEqual([])
  const omitted = operations.filter(([, { requestBody }]) => requestBody?.required === false).map(([name]) => name)
  expect(omitted.sort()).toEqual([
    'PATCH /contasPagar/{id}/encerrar',
    'PATCH /contasReceber/{id}/encerrar',
    'PATCH /patrimonio-manutencoes/manutencao/{id}/cliente/{idCliente}/concluir',
    'PATCH /reunioes-lideranca/{id}/ata/aprovar',
    'POST /grupos_louvor/{idGrupo}/membros/{uuid}',
    'POST /pix/webhook/{endereco}/pix',
  ])
})

describe('the OpenAPI document matches the server', () => {
  const calls = routes.filter(({ action, path }) => action !== publicAction && !path.includes('{tipo}'))

  test.each(calls.filter(({ query }) => query).map((route) => [nameOf(route), route] as const))(
    '%s: the required query parameters of the document are those that the server requires',
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

  test.each(calls.map((route) => [nameOf(route), route] as const))(
    '%s: the status of each refusal is documented',
    async (name, route) => {
      const documented = Object.keys(operationOf(name).responses)
      const path = route.path.replace('{idCliente}', String(idCliente)).replace(/\{\w+\}/g, '2147483647')
      const answers = [
        await app.rest(null, route.method, path, route.body && {}),
        await app.rest(token, route.method, path, route.body && { versao: 'x' }),
        await app.rest(token, route.method, `${path}?limit=x&idCliente=2147483646`),
      ]
      for (const { status } of answers) if (status >= 300) expect(documented).toContain(String(status))
    },
  )
})
