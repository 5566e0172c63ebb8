import { actions, publicAction } from '../../access/actions.js'
import { type FileKind, fileTypes } from './file-reply.js'
import { recordAddresses } from './links.js'
import { components, headerRefs, Names, parameterRef, responseRef } from './openapi-components.js'
import { namesIn, type Route, shapeOf, statusOf } from './route.js'

type Json = Record<string, unknown>

/** Writes the OpenAPI 3.1 document of the route table. The same table serves the requests. */
export function openApi(routes: readonly Route[], version: string): Json {
  const names = new Names()
  const paths: Record<string, Json> = {}
  const templates = templatesOf(routes)
  const addressOf = recordAddresses(routes)
  for (const route of routes) {
    const path = templates.get(shapeOf(route.path)) ?? route.path
    paths[path] ??= {}
    ;(paths[path] as Json)[route.method.toLowerCase()] = operation(route, path, names, addressOf(route) !== undefined)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candeia: API REST de compatibilidade',
      version,
      description:
        'Chamadas documentadas para integrações existentes. Novas integrações devem preferir GraphQL (/graphql). Um método que o endereço não aceita responde 405, e `Allow` diz os que aceita.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    components: components(names),
    paths,
  }
}

/** The path template that represents each address in the document: the first one. */
function templatesOf(routes: readonly Route[]): Map<string, string> {
  const templates = new Map<string, string>()
  for (const { path } of routes) if (!templates.has(shapeOf(path))) templates.set(shapeOf(path), path)
  return templates
}

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
  // the server takes a missing body as an empty one
  const required = !route.body.safeParse({}).success
  return { required, content: { 'application/json': { schema: names.body(route) } } }
}

/** An answer that is a file, of each kind that it may be. */
const fileAnswer = (kinds: readonly FileKind[]): Json => ({
  description: 'O arquivo.',
  headers: headerRefs('Content-Disposition', 'ETag'),
  content: Object.fromEntries(
    kinds.map((kind) => [fileTypes[kind], { schema: { type: 'string', ...(!isText(kind) && { format: 'binary' }) } }]),
  ),
})

const isText = (kind: FileKind) => fileTypes[kind].startsWith('text/')

function success(route: Route, names: Names, located: boolean): Json {
  if (route.file) return fileAnswer(route.file)
  const record = route.response && names.response(route)
  const rows = record && { type: 'array', items: record }
  const under = route.under && rows && { type: 'object', required: [route.under], properties: { [route.under]: rows } }
  const schema = route.list ? under || rows : record
  return {
    description: 'Sucesso.',
    ...(route.list && { headers: headerRefs('X-Total-Count', 'Link') }),
    ...(route.method !== 'GET' && {
      headers: headerRefs('Idempotency-Replayed', ...(located ? ['Location' as const] : [])),
    }),
    ...(schema && { content: { 'application/json': { schema } } }),
  }
}

/** The error statuses of a call. A body or a filter can be invalid, a record can be missing, a write can conflict. */
function refusals(route: Route): number[] {
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

function operation(route: Route, template: string, names: Names, located: boolean): Json {
  const open = route.action === publicAction
  const body = requestBody(route, names)
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[{}]/g, '').replace(/[/_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(open ? { security: [] } : { 'x-perfis': route.action === publicAction ? [] : actions[route.action] }),
    parameters: parametersOf(route, template),
    ...(body && { requestBody: body }),
    responses: {
      [statusOf(route)]: success(route, names, located),
      ...Object.fromEntries(refusals(route).map((refusal) => [String(refusal), responseRef(refusal)])),
      default: responseRef('erro'),
    },
  }
}
