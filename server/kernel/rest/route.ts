import type { z } from 'zod'
import type { Action, PublicAction } from '../access/actions.js'
import type { Context } from '../context.js'
import { invalid } from '../errors.js'
import type { List } from '../reading/pagination.js'

/** What a route sees of the request. */
export interface RestRequest {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: Record<string, unknown>
  /** the one file of a multipart request */
  file?: { filename: string; data: Buffer }
}

/** What a route may ask of the connection besides the request; cookies are set through the context's caller. */
export interface RouteReply {
  cookie(name: string): string | undefined
  /** @param name in lower case */
  header(name: string): string | undefined
  /** the JSON body as it was sent */
  rawBody(): string
}

/** One documented call. Routes are data: what serves them also writes schema/openapi.json. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** OpenAPI style under /api: '/patrimonios/{id}' */
  path: string
  summary: string
  tag: string
  /** what the table asks for; comes from the use case */
  action: Action | PublicAction
  /** body of the request, for the document */
  body?: z.ZodType
  /** query parameters besides idCliente and those of lists, for the document */
  query?: Record<string, string>
  /** those of `query` without which the call is refused, for the document */
  required?: readonly string[]
  /** what old integrations send in the body and nobody reads, with the reason, for the document */
  ignored?: Record<string, string>
  /** shape of one record of the answer, for the document and the contract sweep */
  response?: z.ZodType
  status?: number
  /** a complete list: takes limit, offset, busca; answers an array with X-Total-Count */
  list?: boolean
  /** the list is not the answer itself but under this name in it */
  under?: string
  /** an /adm list: all tenants, platform only */
  adm?: boolean
  /** existing integrations always send another church's idCliente here, so nobody looks at it */
  ignoresTenant?: boolean
  /** takes multipart/form-data with the field `file` */
  upload?: boolean
  /** the call that takes the record's picture: one in the JSON body is refused with its name */
  picture?: string
  /** answers with a file that is made while it is sent, and may take its time */
  slow?: boolean
  handle(ctx: Context, request: RestRequest, reply: RouteReply): Promise<unknown>
}

/** A use case, or what stands before one. */
export type Call<Raw, Output> = ((ctx: Context, raw: Raw) => Promise<Output>) & { action: Action | PublicAction }

/** What of a route its feature writes beside the use case. */
type Described = Pick<
  Route,
  | 'summary'
  | 'tag'
  | 'response'
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
>

/**
 * A route over a use case: `route('GET', '/patrimonios/{id}', lerPatrimonio, (r) => ({ id: r.params.id }), patrimonioJson, {...})`.
 * `input` only picks from the request, `reply` only renames and converts; rules are the use case's.
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
    ...described,
    async handle(ctx, request) {
      return reply(await call(ctx, { ...input(request), idCliente: tenantNamedIn(request) } as Raw))
    },
  }
}

/**
 * The tenant that a request names in its path, query or body, in that order.
 * @throws VALIDATION_FAILED for what cannot be a church's number
 */
export function tenantNamedIn({ params, query, body }: RestRequest): number | undefined {
  for (const value of [params.idCliente, query.idCliente, body.idCliente]) {
    if (value === undefined || value === null || value === '') continue
    const idCliente = Number(value)
    if (!Number.isInteger(idCliente) || idCliente < 1 || idCliente > 2147483647)
      throw invalid({ idCliente: 'Número da igreja inválido.' })
    return idCliente
  }
  return undefined
}

/** Whether a list is of one record: of the one that its path names, or of the one that a filter does (`idDepartamento`). */
export const namesRecord = ({ query: filters = {} }: Route, { params, query }: RestRequest): boolean =>
  [...Object.keys(params), ...Object.keys(filters).filter((name) => /^id[A-Z]/.test(name) && query[name])].some(
    (name) => name !== 'idCliente',
  )

/** The query parameters of complete lists, as the use cases take them. */
export const listQuery = ({ query }: RestRequest) => ({
  limit: query.limit === undefined ? undefined : Number(query.limit),
  offset: Number(query.offset ?? 0),
  busca: query.busca,
  comTotal: true,
})

/** The record that the path names. */
export const recordId = ({ params }: RestRequest) => ({ id: params.id ?? '' })

/** Rows as the old integrations know them, each converted when it is written: ten thousand at once would keep others waiting. */
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

/** A list with each row as the old integrations know it. */
export const rowsAs =
  <Row, Json>(json: (row: Row) => Json) =>
  (list: List<Row>) => ({ ...list, rows: new Converted(list.rows, json) })

/** Answers what the use case answers. */
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
