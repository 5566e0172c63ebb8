import type { QueryResult } from 'kysely'

type Execute = (text: string, values: readonly unknown[]) => Promise<QueryResult<unknown>>

/** Rows of one statement, each with one parameter for each column; PostgreSQL takes 65,535 parameters. */
const portion = 1000
const mostParameters = 65_000

/**
 * `insert into <table of the churches> (...) select ...` as Citus can run it: the selected rows are read, then inserted with
 * `values`. Citus would copy them to the nodes, where row-level security refuses a copy. All other statements are sent
 * as they are.
 */
export function readingFirst(execute: Execute): Execute {
  return async (text, values) => {
    const parts = partsOf(text)
    if (!parts) return execute(text, values)
    const { table, columns, select, rest } = parts
    const texts = columns.map((column) => `${column}::text`)
    // the rows come as texts, which PostgreSQL reads again as what each column is
    const found = await execute(`select ${texts} from (${select}) as item (${columns})`, values)
    const rows = (found.rows as Record<string, string | null>[]).map((row) => Object.values(row))
    const result: { rows: unknown[]; numAffectedRows: bigint } = { rows: [], numAffectedRows: 0n }
    const size = Math.min(portion, Math.floor(mostParameters / columns.length))
    for (let from = 0; from < rows.length; from += size) {
      const some = rows.slice(from, from + size)
      const tuples = some.map((row, at) => `(${row.map((_, index) => `$${at * row.length + index + 1}`)})`)
      const inserted = await execute(`insert into ${table} (${columns}) values ${tuples.join()}${rest}`, some.flat())
      result.rows.push(...inserted.rows)
      result.numAffectedRows += inserted.numAffectedRows ?? 0n
    }
    return result
  }
}

/** The parts of an `insert ... select` into a table of the churches; undefined for all other statements. */
export function partsOf(text: string): { table: string; columns: string[]; select: string; rest: string } | undefined {
  const [begin, table, names] = /^\s*insert into (\S+) \(([^()]+)\)\s+(?=select\s)/i.exec(text) ?? []
  const columns = names?.split(',').map((name) => name.trim())
  if (!begin || !table || !columns?.some((name) => name.replaceAll('"', '') === 'id_cliente')) return undefined
  const end = endOfSelect(text, begin.length)
  const rest = text.slice(end)
  if (/\$\d/.test(rest)) throw new Error(`no parameter may follow the select: ${text}`)
  return { table, columns, select: text.slice(begin.length, end), rest }
}

/** Where `on conflict` or `returning` follows the select. */
function endOfSelect(text: string, from: number): number {
  const tokens = /'(?:[^']|'')*'|"[^"]*"|[()]|\s(?:on conflict|returning)\s/gi
  tokens.lastIndex = from
  let depth = 0
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    if (found[0] === '(') depth++
    else if (found[0] === ')') depth--
    else if (depth === 0 && /^\s/.test(found[0])) return found.index
  }
  return text.length
}
