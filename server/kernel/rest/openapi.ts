import { z } from 'zod'
import { actions, publicAction } from '../access/actions.js'
import type { Route } from './route.js'

type Json = Record<string, unknown>

const errorSchema = {
  type: 'object',
  description: 'Um só texto em português, sob os quatro nomes que as telas antigas leem.',
  required: ['error', 'erro', 'Erro', 'message', 'codigo'],
  properties: {
    error: { type: 'string' },
    erro: { type: 'string' },
    Erro: { type: 'string' },
    message: { type: 'string' },
    codigo: { type: 'string', description: 'Código do erro, como VALIDATION_FAILED.' },
    correlacao: { type: 'string', description: 'Identificador da requisição, para o suporte.' },
    campos: { type: 'object', additionalProperties: { type: 'string' }, description: 'Texto por campo (422).' },
  },
}

const listParameters = [
  {
    name: 'limit',
    in: 'query',
    schema: { type: 'integer', minimum: 1 },
    description: 'Quantos registros; sem ele, todos.',
  },
  { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 }, description: 'A partir de qual posição.' },
  { name: 'busca', in: 'query', schema: { type: 'string' }, description: 'Texto a procurar.' },
]

const idCliente = {
  name: 'idCliente',
  in: 'query',
  schema: { type: 'integer' },
  description: 'A própria igreja (opcional); outra só para o administrador da plataforma.',
}

const ignoredTenant = { ...idCliente, description: 'Aceito e ignorado: vale sempre a própria igreja.' }

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return schema
}

/** OpenAPI 3.1 of the route table: the same table that serves the calls. */
export function openApi(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    ;(paths[route.path] as Json)[route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candeia: API REST de compatibilidade',
      version,
      description:
        'Chamadas documentadas para integrações existentes. Novas integrações devem preferir GraphQL (/graphql).',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Token de POST /login ou token de API.' },
      },
      schemas: { Erro: errorSchema },
    },
    paths,
  }
}

function operation(route: Route): Json {
  const open = route.action === publicAction
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const extra = Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    description,
  }))
  const tenant = route.ignoresTenant
    ? [ignoredTenant]
    : open || route.adm || route.path.includes('{idCliente}')
      ? []
      : [idCliente]
  const status = String(route.status ?? (route.method === 'POST' ? 201 : 200))
  const record = route.response && schemaOf(route.response, 'output')
  const answer = route.list && record ? { type: 'array', items: record } : record
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[{}]/g, '').replace(/[/_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(open ? { security: [] } : { 'x-perfis': route.action === publicAction ? [] : actions[route.action] }),
    parameters: [...named, ...tenant, ...(route.list ? listParameters : []), ...extra],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
    }),
    ...(route.upload && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      },
    }),
    responses: {
      [status]: {
        description: 'Sucesso.',
        ...(route.list && {
          headers: { 'X-Total-Count': { schema: { type: 'integer' }, description: 'Quantos registros a lista tem.' } },
        }),
        ...(answer && { content: { 'application/json': { schema: answer } } }),
      },
      default: {
        description: 'Erro.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
      },
    },
  }
}
