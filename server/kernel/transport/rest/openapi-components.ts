import { z } from 'zod'
import type { Route } from './route.js'

type Json = Record<string, unknown>

export const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
export const responseRef = (status: number | string): Json => ({ $ref: `#/components/responses/${status}` })
export const headerRefs = (...names: (keyof typeof headers)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return schema
}

const ownChurch = 'A própria igreja (opcional); outra só para o administrador da plataforma.'

/** 'PrimeiroSegundo' of '/primeiro-segundo/{id}' */
const nameOf = ({ path }: Route): string =>
  path
    .replace(/^\/adm\//, '/')
    .replace(/\{\w+\}/g, '')
    .split(/[/_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Names of request and response schemas: a schema shared by several routes gets the name of the first. */
export class Names {
  readonly schemas: Record<string, Json> = {}
  private readonly known = new Map<z.ZodType, string>()

  /** @returns a reference to the schema of the response's record */
  response(route: Route): Json {
    return this.ref(route.response as z.ZodType, nameOf(route), () => schemaOf(route.response as z.ZodType, 'output'))
  }

  /** @returns a reference to the schema of the request's body, including accepted fields without effect */
  body(route: Route): Json {
    const verb = route.method === 'PUT' ? 'Alteracao' : 'Dados'
    return this.ref(route.body as z.ZodType, `${nameOf(route)}${verb}`, () => {
      const schema = schemaOf(route.body as z.ZodType, 'input')
      const ignored = Object.entries(route.ignored ?? {}).map(([name, why]) => [
        name,
        { description: `Aceito e ignorado: ${why}` },
      ])
      const properties = { ...(schema.properties as Json), ...Object.fromEntries(ignored) }
      return schema.type === 'object'
        ? {
            ...schema,
            properties: { ...properties, idCliente: { type: ['integer', 'string', 'null'], description: ownChurch } },
          }
        : schema
    })
  }

  private ref(type: z.ZodType, wanted: string, schema: () => Json): Json {
    let name = this.known.get(type)
    if (!name) {
      name = wanted
      for (let n = 2; name in this.schemas; n++) name = `${wanted}${n}`
      this.known.set(type, name)
      this.schemas[name] = schema()
    }
    return { $ref: `#/components/schemas/${name}` }
  }
}

const error = {
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
    campos: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Texto por campo, com o nome que foi enviado (422).',
    },
  },
}

const header = (schema: Json, description: string): Json => ({ schema, description })

const headers = {
  'Content-Disposition': header({ type: 'string' }, 'O nome do arquivo.'),
  ETag: header({ type: 'string' }, 'Enviado de volta em If-None-Match, um arquivo que não mudou responde 304.'),
  'Idempotency-Replayed': header(
    { type: 'string', enum: ['true'] },
    'Presente quando esta chave já tinha sido usada: nada foi escrito de novo.',
  ),
  Link: header(
    { type: 'string' },
    'Com `limit`, os endereços das páginas: rel="first", "prev", "next" e "last" (RFC 8288).',
  ),
  Location: header({ type: 'string', format: 'uri-reference' }, 'O endereço do registro criado.'),
  RateLimit: header({ type: 'string' }, 'Nada mais é aceito por `t` segundos: "default";r=0;t=30.'),
  'Retry-After': header({ type: 'integer' }, 'Em quantos segundos vale a pena tentar de novo.'),
  'X-Total-Count': header({ type: 'integer' }, 'Quantos registros a lista tem.'),
}

const refusal = (description: string, ...names: (keyof typeof headers)[]): Json => ({
  description,
  ...(names.length > 0 && { headers: headerRefs(...names) }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
})

const responses: Record<string, Json> = {
  400: refusal('Malformada: o corpo não pode ser lido.'),
  401: refusal('Sem sessão, ou com uma que terminou.'),
  403: refusal('O perfil não permite, ou a igreja nomeada não é a da sessão.'),
  404: refusal('Não existe, foi excluído ou é de outra igreja.'),
  409: refusal('Conflito com o estado atual.'),
  413: refusal('O corpo ou o arquivo é grande demais.'),
  415: refusal('Este tipo de conteúdo não é aceito.'),
  422: refusal('Um campo ou parâmetro não vale; `campos` diz qual.'),
  429: refusal('Muitas tentativas.', 'Retry-After', 'RateLimit'),
  503: refusal('Sobrecarregado; a mesma requisição pode dar certo em instantes.', 'Retry-After'),
  erro: refusal('Outro erro.'),
}

const query = (name: string, schema: Json, description: string): Json => ({ name, in: 'query', schema, description })
const church = { type: 'integer' }

const parameters: Record<string, Json> = {
  idCliente: query('idCliente', church, ownChurch),
  idClienteIgnorado: query('idCliente', church, 'Aceito e ignorado: vale sempre a própria igreja.'),
  limit: query('limit', { type: 'integer', minimum: 1 }, 'Quantos registros; sem ele, todos.'),
  offset: query('offset', { type: 'integer', minimum: 0 }, 'A partir de qual posição.'),
  busca: query('busca', { type: 'string' }, 'Texto a procurar.'),
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string' },
    description: 'Repetida dentro de 48 horas, responde o primeiro resultado e não escreve nada.',
  },
}

/** The named components that the operations refer to. */
export const components = (names: Names): Json => ({
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'Token de POST /login ou token de API.' },
  },
  schemas: { Erro: error, ...names.schemas },
  parameters,
  headers,
  responses,
})
