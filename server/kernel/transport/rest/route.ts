import { z } from 'zod'
import type { List } from '../../../../schema/rules/pagination.js'
import type { Action, PublicAction } from '../../access/actions.js'
import type { TableName } from '../../data/tenant/records.js'
import type { Context } from '../../work/context/context.js'
import { churchNumber } from '../../work/context/entered-church.js'
import type { FileKind } from './file-reply.js'

/** What a route sees of the request. */
export interface RestRequest {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: Record<string, unknown>
  /** the one file of a multipart request */
  file?: { filename: string; data: Buffer }
}

/** Other data of the request that a route may read. Cookies are set with `ctx.caller.setCookie`. */
interface RouteReply {
  cookie(name: string): string | undefined
  /** @param name in lower case */
  header(name: string): string | undefined
  /** the JSON body as it was sent */
  rawBody(): string
}

/** One documented call. Routes are data: the server serves them, and schema/openapi.json is generated from them. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** OpenAPI style under /api: '/itens/{id}' */
  path: string
  summary: string
  tag: string
  /** the action in the permission table; comes from the use case */
  action: Action | PublicAction
  /** the action of a call whose path decides what it does; `action` is then that of its usual form, for the document */
  actionOf?: (params: Record<string, string>) => Action
  /** the table of the record that `{id}` in the path names, if it is not that of the feature's own records */
  record?: TableName | undefined
  /** schema of the request's body, for the document */
  body?: z.ZodType
  /** further query parameters for the document, besides idCliente and the parameters of every list */
  query?: Record<string, string>
  /** the required parameters in `query`, for the document */
  required?: readonly string[]
  /** fields that old integrations send in the body and the server ignores, each with the reason, for the document */
  ignored?: Record<string, string>
  /** schema of one record of the response, for the document and the contract sweep */
  response?: z.ZodType
  /** the kinds of files that the response may be */
  file?: readonly FileKind[]
  status?: number
  /** a complete list: takes limit, offset, busca; returns an array with X-Total-Count */
  list?: boolean
  /** the response contains the list in a property of this name */
  under?: string
  /** an /adm list: all tenants, platform only */
  adm?: boolean
  /** existing integrations always send another church's idCliente here, so it is ignored */
  ignoresTenant?: boolean
  /** the route takes multipart/form-data with the field `file` */
  upload?: boolean
  /** the call that uploads the record's picture: a picture in the JSON body is refused with its name */
  picture?: string
  /** the response is a file that is made while it is sent; it may exceed the time limit */
  slow?: boolean
  handle(ctx: Context, request: RestRequest, reply: RouteReply): Promise<unknown>
}

/** A use case, or a function that calls one. */
export type Call<Raw, Output> = ((ctx: Context, raw: Raw) => Promise<Output>) & {
  action: Action | PublicAction
} & Pick<Route, 'record'>

/** The parts of a route that its feature writes besides the use case. */
type Described = Pick<
  Route,
  | 'summary'
  | 'tag'
  | 'actionOf'
  | 'record'
  | 'response'
  | 'file'
  | 'body'
  | 'query'
  | 'required'
  | 'ignored'
  | 'picture'
  | 'status'
  | 'list'
  | 'under'
  | 'adm'
  | 'ignoresTenant'
  | 'upload'
  | 'slow'
>

/** The response of most deletions, and of signing out. */
export const messageJson = z.object({ message: z.string() })

/**
 * A route over a use case: `route('GET', '/itens/{id}', lerItem, (r) => ({ id: r.params.id }),
 * itemJson, {...})`. `input` only selects from the request, `reply` only renames and converts; the use case has
 * the rules.
 */
export function route<Raw, Output>(
  method: Route['method'],
  path: string,
  call: Call<Raw, Output>,
  input: (request: RestRequest) => Omit<Raw, 'idCliente'>,
  reply: (output: Output) => unknown,
  described: Described,
): Route {
  return {
    method,
    path,
    action: described.adm ? 'plataforma.operar' : call.action,
    record: call.record,
    ...(method === 'DELETE' && { response: messageJson }),
    ...described,
    async handle(ctx, request) {
      return reply(await call(ctx, { ...input(request), idCliente: tenantNamedIn(request) } as Raw))
    },
  }
}

/**
 * The tenant that a request names in its path, query or body, in that order.
 * @throws VALIDATION_FAILED when it cannot be a church's number
 */
export function tenantNamedIn({ params, query, body }: RestRequest): number | undefined {
  for (const value of [params.idCliente, query.idCliente, body.idCliente]) {
    const idCliente = churchNumber(value)
    if (idCliente !== undefined) return idCliente
  }
  return undefined
}

/** The query parameters of complete lists, as the use cases take them. */
export const listQuery = ({ query }: RestRequest) => ({
  limit: query.limit === undefined ? undefined : Number(query.limit),
  offset: Number(query.offset ?? 0),
  busca: query.busca,
  comTotal: true,
})

const parameter = /\{(\w+)\}/g

/** A path without its parameter names: paths that differ only in parameter names are the same address. */
export const shapeOf = (path: string): string => path.replace(parameter, '{}')

/** The path's parameters, in their order. */
export const namesIn = (path: string): string[] => [...path.matchAll(parameter)].map(([, name = '']) => name)

/** A path with these values of its parameters. */
export const filledIn = (path: string, values: Record<string, string>): string =>
  path.replace(parameter, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** The status of a successful response. */
export const statusOf = ({ status, method }: Route): number => status ?? (method === 'POST' ? 201 : 200)

/** The record named by the path. */
export const recordId = ({ params }: RestRequest) => ({ id: params.id ?? '' })

/**
 * Rows in the format of the old integrations. Each row is converted when it is written: converting ten thousand at once
 * would block other requests.
 */
class Converted<Row, Json> {
  constructor(
    private readonly rows: readonly Row[],
    private readonly json: (row: Row) => Json,
  ) {}

  get length(): number {
    return this.rows.length
  }

  slice(from: number, to: number): Json[] {
    return this.rows.slice(from, to).map((row) => this.json(row))
  }
}

/** A list with each row in the format of the old integrations. */
export const rowsAs =
  <Row, Json>(json: (row: Row) => Json) =>
  (list: List<Row>) => ({ ...list, rows: new Converted(list.rows, json) })

/** Returns the use case's result unchanged. */
export const asIs = <Output>(output: Output): Output => output

/** Filters of a list: name of the query parameter -> description. */
export type Filters = Record<string, string>

/** The query parameters of a filtered list, as the use cases take them. */
export const filteredList = (filters: Filters) => (request: RestRequest) => ({
  ...listQuery(request),
  filtro: filterQuery(request, filters),
})

const words: Record<string, boolean> = { true: true, false: false }

/** The query parameters of a list's filters, as the use cases take them. */
export const filterQuery = ({ query }: RestRequest, filters: Filters) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, words[query[name] ?? ''] ?? query[name]]))
