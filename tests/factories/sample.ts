import type { TestApp } from './harness.js'

/**
 * What the sweeps need to know of one kind of record. A feature tells it in `<feature>.sample.ts`, as its exported list
 * `samples`; the sweeps say when one is missing.
 */
export interface RecordKind {
  table: string
  /** tables of which a church must have a record before one of this kind can be made */
  after?: readonly string[]
  /** makes one as people make it */
  make(app: TestApp, token: string): Promise<unknown>
  /** SQL that adds $2 rows to the church $1; for the kinds that have a list with pages */
  rows?: string
  /** its input type in GraphQL, which REST takes too; links, which people only make and break, need none */
  input?: string
  /** path of its REST calls: '/celulas/{idCelula}/encontros' */
  path?: string
  /** parameters that name its first record wherever they stand in a path: '{idCulto}' */
  names?: readonly string[]
  /** paths after which a parameter names its first record, besides its own */
  pathsTo?: readonly string[]
  /** input that the server takes, different at every call; `ref` names the record that `refs` point to */
  sample?(ref?: string | number): Record<string, unknown>
  /** fields of its input and of its filter that name records of other kinds */
  refs?: readonly string[]
  /** REST list of the records that `refs` may name; /tipoPatrimonios unless told */
  refPath?: string
  /** fields of filters, or of its other inputs, that name records of its kind */
  filters?: readonly string[]
  /** its REST calls are walked by a test of their own: it names more than one record, or has steps */
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

/** The answer, when it is no refusal. @throws Error with the whole answer */
export function done<T extends { status: number }>(answer: T): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer
}

/** `make` of a kind that REST makes from its sample alone. */
export const post =
  (path: string, sample: () => object): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, sample()))

/** `make` of a kind that a mutation makes. @param field the mutation's field with arguments and selection */
export const mutate = async (app: TestApp, token: string, field: string) =>
  done(await app.graphql(token, `mutation { ${field} }`))

/** The number of the first record in a REST list. */
export const firstOf = async (app: TestApp, token: string, path: string): Promise<number> =>
  (await app.rest(token, 'GET', `${path}?limit=1`)).body[0].id

/** SQL: the newest people of the church $1, $2 of them. */
export const lastPeople = `(select id from usuario where id_cliente = $1::int order by id desc limit $2) u`

/** SQL: the newest people of a church join its newest record. @param table of the memberships, @param of the record's table */
export const newestJoin = (table: string, of: string) =>
  `insert into ${table} (id_cliente, id_${of}, id_membro)
    select $1::int, (select max(id) from ${of} where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`
