import { normaliseText } from '../reading/pagination.js'
import type { Line } from './delimited.js'

/** A title or a word without case, accents, spaces and punctuation: 'data_nascimento' and 'DATA NASCIMENTO:' are equal. */
export const bareWord = (text: string): string => normaliseText(text).replace(/[^a-z0-9]/g, '')

/** Programs write the name of the church or of the account, a period and the like before the titles. */
const before = 30

/** Whether a cell is a value rather than a title: a date, an amount, a number, an address. */
const isValue = (cell: string): boolean =>
  /^\s*(\(?[-+−]?\s*(R\$)?\s*[\d.,]+\)?\s*[CD]?|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}.*|\S+@\S+\.\S+|\(?\d[\d\s().-]{7,})\s*$/i.test(
    cell,
  )

/**
 * Where the titles of a table stand.
 * @param known how many of the cells of a line are titles that the caller knows
 * @returns the place in `lines`; null: the table has no titles, its first line is one of values
 */
export function titleLine(lines: readonly Line[], known: (cells: readonly string[]) => number): number | null {
  const start = lines.slice(0, before)
  const counts = start.map(({ cells }) => known(cells))
  const most = Math.max(0, ...counts)
  // one known word alone may stand in a heading
  if (most > 1 || (most === 1 && counts[0] === 1)) return counts.indexOf(most)
  const first = start[0]
  return first && first.cells.length > 1 && first.cells.some(isValue) ? null : most === 1 ? counts.indexOf(1) : 0
}
