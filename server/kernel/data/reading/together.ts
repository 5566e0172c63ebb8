import type { QueryResult } from 'kysely'
import { Recent } from '../../base/recent.js'
import { preparedName } from './prepared.js'

/** A statement, as the driver takes it. */
export interface Sent {
  text: string
  values: unknown[]
  /** its name, when it is to be prepared */
  name?: string | undefined
  /** how many statements it consists of, for those who count them */
  parts?: number
}

/** The driver's answer: the rows, and the type of each column. */
interface Answer {
  rows: Record<string, unknown>[]
  fields?: readonly { name: string; dataTypeID: number }[]
}

/** How the driver reads a column's text. */
type ParserOf = (type: number) => (text: string) => unknown

interface Waiting {
  text: string
  values: readonly unknown[]
  resolve(result: QueryResult<unknown>): void
  reject(reason: unknown): void
}

/**
 * What is known of a statement that has run once. It never changes, because an answer is read by what was known when its
 * statement was sent; who learns more replaces it.
 */
interface Known {
  readonly names: readonly string[]
  readonly types: readonly number[]
  /** a row without values */
  readonly empty: Row
  /** whether it has returned many rows, so that they are read column by column */
  readonly long: boolean
}

const known = new Recent<string, Known>(1000)
const joined = new Recent<string, Pick<Sent, 'text' | 'name'>>(500)

/** From this number of rows on, rows are read column by column. */
const long = 20

/**
 * Up to this number of ids, the records that belong to them are read as one JSON. Pages within pages of 100 need no
 * more.
 */
const mostIds = 2000

/** int2, int4, bool, and texts: JSON gives the same values as the driver. All other types are sent as texts. */
const plain: ReadonlySet<number> = new Set([16, 19, 21, 23, 25, 1042, 1043, 2950])

/**
 * Sends statements through one connection, one after the other. Statements that are started in one turn of the event
 * loop, or while another one runs, are sent as one, because a message to PostgreSQL costs more than a short statement.
 * Their rows come as JSON. Each statement must have run by itself before: that answer tells the types of its columns,
 * so the rows are always exactly those of the driver.
 * @param parserOf how the driver reads a type
 */
export function together(
  send: (statement: Sent) => Promise<Answer>,
  parserOf: ParserOf,
): (text: string, values: readonly unknown[]) => Promise<QueryResult<unknown>> {
  let waiting: Waiting[] = []
  let busy = false

  async function next(): Promise<void> {
    while (waiting.length) await (several(waiting) ?? one(waiting.shift() as Waiting))
    busy = false
  }

  /** Sends the first statements that can be sent as one; undefined when there are not several. */
  function several(all: Waiting[]): Promise<void> | undefined {
    const parts: { waits: Waiting; is: Known }[] = []
    const texts = new Set<string>()
    for (const waits of all) {
      const is = isBounded(waits) ? known.get(waits.text) : undefined
      // each text occurs once, because otherwise every number of repetitions would be another prepared statement
      if (!is || texts.has(waits.text)) break
      texts.add(waits.text)
      parts.push({ waits, is })
    }
    const alone = parts.length === 1 && parts[0]?.is.long
    if (parts.length < 2 && !alone) return undefined
    waiting = all.slice(parts.length)
    return asOne(parts)
  }

  async function asOne(parts: readonly { waits: Waiting; is: Known }[]): Promise<void> {
    try {
      const values = parts.flatMap(({ waits }) => waits.values)
      const { rows } = await send({ ...statementOf(parts), values, parts: parts.length })
      const answer = Object.values(rows[0] ?? {}) as (string | null)[]
      for (const { waits, is } of parts) {
        const texts = answer.splice(0, is.long ? is.names.length : 1)
        const found = rowsIn(is, texts, parserOf)
        if (!is.long && found.length >= long) known.set(waits.text, { ...is, long: true })
        waits.resolve({ rows: found })
      }
    } catch (error) {
      for (const { waits } of parts) waits.reject(error)
    }
  }

  async function one({ text, values, resolve, reject }: Waiting): Promise<void> {
    try {
      const answer = await send({ text, values: [...values], name: preparedName(text) })
      learn(text, answer)
      resolve(answer)
    } catch (error) {
      reject(error)
    }
  }

  return (text, values) =>
    new Promise((resolve, reject) => {
      waiting.push({ text, values, resolve, reject })
      if (busy) return
      busy = true
      // waits until all code that is ready to run has started its statement
      process.nextTick(next)
    })
}

/**
 * Whether a statement reads one page, or what belongs to some records. All rows of a church in one JSON would delay
 * other requests.
 */
function isBounded({ text, values }: Waiting): boolean {
  const ids = values.find((value) => Array.isArray(value)) as unknown[] | undefined
  return ids ? ids.length <= mostIds : /\blimit \d{1,3}( offset \S+)?\s*$/.test(text)
}

function learn(text: string, { rows, fields = [] }: Answer): void {
  // PostgreSQL plans a search each time, and other statements must not wait for that
  if (!fields.length || !preparedName(text)) return
  known.set(text, {
    names: fields.map(({ name }) => name),
    types: fields.map(({ dataTypeID }) => dataTypeID),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    long: rows.length >= long,
  })
}

/** The statement that joins these parts. */
function statementOf(parts: readonly { waits: Waiting; is: Known }[]): Pick<Sent, 'text' | 'name'> {
  const key = parts.map(({ waits, is }) => `${is.long} ${waits.text}`).join('\n')
  let statement = joined.get(key)
  if (!statement) {
    let before = 0
    const rows = parts.map(({ waits, is }, part) => {
      const own = `(${renumbered(waits.text, before)}\n) as item(${is.names.map((_, index) => `c${index}`)})`
      before += waits.values.length
      return `(select ${jsonOf(is, part)} from ${own}) as p${part}`
    })
    const text = `select * from ${rows.join(' cross join ')}`
    joined.set(key, (statement = { text, name: preparedName(text) }))
  }
  return statement
}

/** All rows as one JSON array of rows or, for many rows, one JSON array for each column. */
function jsonOf({ types, long }: Known, part: number): string {
  const columns = types.map((type, index) => (plain.has(type) ? `c${index}` : `c${index}::text`))
  if (!long) return `json_agg(json_build_array(${columns}))::text as p${part}`
  return columns.map((column, index) => `json_agg(${column})::text as p${part}c${index}`).join()
}

const parameters = /'(?:[^']|'')*'|"[^"]*"|\$(\d+)/g

/** The same text with its parameters renumbered: they follow `before` others. */
const renumbered = (text: string, before: number): string =>
  before ? text.replace(parameters, (all, number) => (number ? `$${Number(number) + before}` : all)) : text

type Row = Record<string, unknown>

/** @param texts the JSON arrays, which are null when there is no row */
function rowsIn({ names, types, empty, long }: Known, texts: readonly (string | null)[], parserOf: ParserOf): Row[] {
  const arrays = texts.map((text) => (text === null ? [] : (JSON.parse(text) as unknown[])))
  const [first = []] = arrays
  // a copy has room for all columns: a row that grows by one column after the other takes twice the memory
  const rows: Row[] = first.map(() => ({ ...empty }))
  for (const [index, name] of names.entries()) {
    const type = types[index] as number
    const parse = plain.has(type) ? undefined : parserOf(type)
    const column = arrays[index] as unknown[]
    rows.forEach((row, at) => {
      const value = long ? column[at] : (first[at] as unknown[])[index]
      row[name] = parse && value !== null ? parse(value as string) : value
    })
  }
  return rows
}
