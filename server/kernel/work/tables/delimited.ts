import Papa from 'papaparse'
import type { Line } from './line.js'
import { separatorOf } from './separator.js'
import type { KnownTitles } from './titles.js'

/**
 * Reads a text as a table of cells, in quotes or without. Empty lines are left out, but count in the numbers.
 * @param most how many lines are read at most
 * @param known tells the titles of such a table
 * @returns the lines, whether there are more, and the number of a line in which quotes do not close
 */
export function readDelimited(
  text: string,
  most: number,
  known: KnownTitles = () => 0,
): { lines: Line[]; more: boolean; unclosed: number | undefined } {
  const content = text.replace(/^\ufeff/, '')
  const delimiter = separatorOf(content, known)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter, preview: most + 1 })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  const lines: Line[] = []
  for (let index = 0; index < Math.min(data.length, most); index++) {
    const cells = data[index] as string[]
    if (index === 0 && /^sep=.?$/i.test(cells.join('').trim())) continue
    while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
    if (cells.length > 0) lines.push({ number: index + 1, cells })
  }
  return { lines, more: data.length > most, unclosed: quotes && (quotes.row ?? 0) + 1 }
}
