import { normaliseText } from '../../../../schema/rules/folding.js'
import type { Line } from './line.js'

/** A title or a word without case, accents, spaces and signs: 'data_nascimento' and 'DATA NASCIMENTO:' are equal, 'Nº' is 'n'. */
export const bareWord = (text: string): string => normaliseText(text.replace(/[ºª]/g, '')).replace(/[^a-z0-9]/g, '')

/** Programs write the name of the church or of the account, a period and the like before the titles. */
const before = 30

const value =
  /^(\(?[-+−]?(R\$)? ?[\d.,]+\)? ?[CD]?|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}( .*)?|[^@ ]{1,60}@[^@ ]{1,60}|\(?\d[\d ().-]{7,})$/i

/** Whether a cell is a value rather than a title: a date, an amount, a number, an address. */
const isValue = (cell: string): boolean => value.test(cell.trim().slice(0, 80))

/** How many of the cells of a line are titles that the caller knows. */
export type KnownTitles = (cells: readonly string[]) => number

/** A line with a value holds no titles. */
const titlesIn = (cells: readonly string[], known: KnownTitles): number => (cells.some(isValue) ? 0 : known(cells))

/** How many titles the line has that has most of them. */
export const mostTitles = (lines: readonly (readonly string[])[], known: KnownTitles): number =>
  Math.max(0, ...lines.slice(0, before).map((cells) => titlesIn(cells, known)))

/**
 * Where the titles of a table stand.
 * @returns the place in `lines`; null: the table has no titles, its first line is one of values
 */
export function titleLine(lines: readonly Line[], known: KnownTitles): number | null {
  const start = lines.slice(0, before)
  const counts = start.map(({ cells }) => titlesIn(cells, known))
  const [first] = start
  if (first && first.cells.length > 1 && first.cells.some(isValue)) {
    const later = counts.findIndex((count) => count > 1)
    return later < 0 ? null : later
  }
  // one known word alone may stand in a heading, and two values may be words that are titles elsewhere
  const sure = counts.findIndex((count) => count > 2)
  if (counts[0] === 1 && sure > 0) return sure
  if (counts[0] && (start[0]?.cells.length ?? 0) > 1) return 0
  const several = counts.findIndex((count) => count > 1)
  return Math.max(0, several >= 0 ? several : counts.findIndex((count) => count > 0))
}
