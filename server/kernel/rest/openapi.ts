import { actions, publicAction } from '../access/actions.js'
import { components, Names, parameterRef, responseRef } from './openapi-components.js'
import type { Route } from './route.js'

type Json = Record<string, unknown>

/** Writes the OpenAPI 3.1 document of the route table. The same table serves the requests. */
export function openApi(routes: readonly Route[], version: string): Json {
  const names = new Names()
  const paths: Record<string, Json> = {}
  const templates = templatesOf(routes)
  for (const route of routes) {
    const path = templates.get(shapeOf(route)) ?? route.path
    paths[path] ??= {}
    ;(paths[path] as Json)[route.method.toLowerCase()] = operation(route, path, names)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candeia: API REST de compatibilidade',
      version,
      description:
        'Chamadas documentadas para integrações existentes. Novas integrações devem preferir GraphQL (/graphql).',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    components: components(names),
    paths,
  }
}

const parameter = /\{(\w+)\}/g

/** A path without its parameter names: paths that differ only in parameter names are the same address. */
const shapeOf = ({ path }: Route): string => path.replace(parameter, '{}')

/** The path template that represents each address in the document: the first one. */
function templatesOf(routes: readonly Route[]): Map<string, string> {
  const templates = new Map<string, string>()
  for (const route of routes) if (!templates.has(shapeOf(route))) templates.set(shapeOf(route), route.path)
  return templates
}

const namesIn = (path: string): string[] => [...path.matchAll(parameter)].map(([, name = '']) => name)

/** The parameters of the template. Where the route's own name for one differs, the description gives it. */
const pathParameters = (route: Route, template: string): Json[] =>
  namesIn(template).map((name, index) => {
    const own = namesIn(route.path)[index] ?? name
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...(own !== name && { description: `Nesta chamada: ${own}.` }),
    }
  })

function parametersOf(route: Route, template: string): Json[] {
  const open = route.action === publicAction
  const named = Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    ...(route.required?.includes(name) && { required: true }),
    schema: { type: 'string' },
    description,
  }))
  const noTenant = open || route.adm || route.path.includes('{idCliente}')
  return [
    ...pathParameters(route, template),
    ...(route.ignoresTenant ? [parameterRef('idClienteIgnorado')] : noTenant ? [] : [parameterRef('idCliente')]),
    ...(route.list ? ['limit', 'offset', 'busca'].map(parameterRef) : []),
    ...named,
    ...(route.method === 'GET' ? [] : [parameterRef('idempotencyKey')]),
  ]
}

function requestBody(route: Route, names: Names): Json | undefined {
  if (route.upload)
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    }
  if (!route.body) return undefined
  return { required: true, content: { 'application/json': { schema: names.body(route) } } }
}

function success(route: Route, names: Names): Json {
  const record = route.response && names.response(route)
  const rows = record && { type: 'array', items: record }
  const under = route.under && rows && { type: 'object', required: [route.under], properties: { [route.under]: rows } }
  const schema = route.list ? under || rows : record
  return {
    description: 'Sucesso.',
    ...(route.list && {
      headers: { 'X-Total-Count': { schema: { type: 'integer' }, description: 'Quantos registros a lista tem.' } },
    }),
    ...(schema && { content: { 'application/json': { schema } } }),
  }
}

/** The error statuses of a call. A body or a filter can be invalid, a record can be missing, a write can conflict. */
export function refusals(route: Route): number[] {
  const open = route.action === publicAction
  const writes = route.method !== 'GET'
  const named = route.path.includes('{') || Object.keys(route.query ?? {}).some((name) => /^id[A-Z]/.test(name))
  return [
    ...(writes ? [400] : []),
    ...(open ? [] : [401, 403]),
    ...(named || route.body || !open ? [404] : []),
    ...(writes ? [409, 413] : []),
    ...(route.body || route.upload ? [415] : []),
    422,
    429,
    503,
  ]
}

function operation(route: Route, template: string, names: Names): Json {
  const open = route.action === publicAction
  const body = requestBody(route, names)
  const status = String(route.status ?? (route.method === 'POST' ? 201 : 200))
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[{}]/g, '').replace(/[/_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(open ? { security: [] } : { 'x-perfis': route.action === publicAction ? [] : actions[route.action] }),
    parameters: parametersOf(route, template),
    ...(body && { requestBody: body }),
    responses: {
      [status]: success(route, names),
      ...Object.fromEntries(refusals(route).map((refusal) => [String(refusal), responseRef(refusal)])),
      default: responseRef('erro'),
    },
  }
}
