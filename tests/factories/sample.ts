import type { TestApp } from './harness.js'

/**
 * What the sweeps need to know about one kind of record. A feature exports a list `samples` from `<feature>.sample.ts`.
 * If a kind is missing and its table stays empty, the tenant sweep fails.
 */
export interface RecordKind {
  table: string
  /** tables that must contain a record of the church before a record of this kind can be created */
  after?: readonly string[]
  /** creates one record through the API */
  make(app: TestApp, token: string): Promise<unknown>
  /** SQL that inserts $2 rows for the church $1; for kinds whose list has pages */
  rows?: string
  /** its GraphQL input type, which REST accepts too; not set for memberships that are only created and deleted */
  input?: string
  /** path of its REST calls: '/celulas/{idCelula}/encontros' */
  path?: string
  /** parameters that refer to its first record in every path: '{idCulto}' */
  names?: readonly string[]
  /** further paths after which a parameter refers to its first record */
  pathsTo?: readonly string[]
  /** valid input, different at every call; `ref` is the record for the fields in `refs` */
  sample?(ref?: string | number): Record<string, unknown>
  /** the fields of its input that `sample` leaves out, each with another value than its default (fields.test.ts) */
  optional?(app: TestApp, token: string): object | Promise<object>
  /** fields of its input and its filter that refer to records of other kinds */
  refs?: readonly string[]
  /** REST list of the records for `refs`; by default /tipoPatrimonios */
  refPath?: string
  /** fields of filters, or of other inputs, that refer to records of this kind */
  filters?: readonly string[]
  /** its REST calls have a separate test, because they name several records or need several steps */
  byHand?: boolean
}

/** A picture of one pixel. */
export const picture = {
  name: 'foto.png',
  type: 'image/png',
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * The response, unless it is an error.
 * @throws Error with the whole response
 */
export function done<T extends { status: number }>(answer: T): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer
}

/** `make` for a kind that REST creates from its sample alone. */
export const post =
  (path: string, sample: () => object): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, sample()))

/**
 * `make` for a kind that a mutation creates.
 * @param field the mutation's field with arguments and selection
 */
export const mutate = async (app: TestApp, token: string, field: string) =>
  done(await app.graphql(token, `mutation { ${field} }`))

/** The id of the first record in a REST list. */
export const firstOf = async (app: TestApp, token: string, path: string): Promise<number> =>
  (await app.rest(token, 'GET', `${path}?limit=1`)).body[0].id

/** SQL: the $2 newest people of the church $1. */
export const lastPeople = `(select id from usuario where id_cliente = $1::int order by id desc limit $2) u`

/**
 * SQL: the newest people of a church become members of its newest record.
 * @param table of the memberships,
 * @param of the record's table
 */
export const newestJoin = (table: string, of: string) =>
  `insert into ${table} (id_cliente, id_${of}, id_membro)
    select $1::int, (select max(id) from ${of} where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`
