import Papa from 'papaparse'

/** A line of a table: its number as spreadsheets show it, from 1, and its cells. */
export interface Line {
  number: number
  cells: string[]
}

/** In the order in which they are preferred where several split all lines alike: commas also write amounts. */
const separators = [';', '\t', '|', ','] as const

const looked = 200

/**
 * The separator that splits most lines into the same number of cells; a line `sep=;` at the beginning says it.
 */
function separatorOf(text: string): string {
  const said = /^sep=(.)\s*$/im.exec(text.slice(0, 10))?.[1]
  if (said) return said
  const shares = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: looked })
    const filled = data.filter((cells) => cells.some((cell) => cell.trim()))
    const counts = new Map<number, number>()
    for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
    const most = Math.max(0, ...counts.values())
    // in a list of one column, some names hold commas
    return { delimiter, share: most > filled.length / 2 ? most : 0 }
  })
  return shares.reduce((best, one) => (one.share > best.share ? one : best)).delimiter
}

/**
 * Reads a text as a table of cells, in quotes or without. Empty lines are left out, but count in the numbers.
 * @param most how many lines are read at most
 * @returns the lines, whether there are more, and the number of a line in which quotes do not close
 */
export function readDelimited(
  text: string,
  most: number,
): { lines: Line[]; more: boolean; unclosed: number | undefined } {
  const content = text.replace(/^\ufeff/, '')
  const delimiter = separatorOf(content)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter, preview: most + 1 })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  const lines = data.slice(0, most).flatMap((cells, index) => {
    const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    const isSeparator = index === 0 && /^sep=.?$/i.test(cells.join('').trim())
    return end && !isSeparator ? [{ number: index + 1, cells: cells.slice(0, end) }] : []
  })
  return { lines, more: data.length > most, unclosed: quotes && (quotes.row ?? 0) + 1 }
}
