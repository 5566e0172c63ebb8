import Papa from 'papaparse'
import { type KnownTitles, mostTitles } from './titles.js'

/** In the order in which they are preferred where several split all lines alike: commas also write amounts. */
const separators = [';', '\t', '|', ','] as const

const looked = 200

/**
 * The separator that a line `sep=;` at the beginning says; else the one between titles that the caller knows; else the one
 * that splits most lines into the same number of cells. In a statement of one movement most lines stand above its titles.
 */
export function separatorOf(text: string, known: KnownTitles): string {
  const said = /^sep=(.)\s*$/im.exec(text.slice(0, 10))?.[1]
  if (said) return said
  const found = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: looked })
    const filled = data.filter((cells) => cells.some((cell) => cell.trim()))
    return { delimiter, titles: mostTitles(filled, known), share: evenLines(filled) }
  })
  const by = (key: 'titles' | 'share') => found.reduce((best, one) => (one[key] > best[key] ? one : best))
  return (by('titles').titles > 1 ? by('titles') : by('share')).delimiter
}

/** How many lines have the same number of cells; 0 unless they are most: in a list of one column, some names hold commas. */
function evenLines(lines: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return most > lines.length / 2 ? most : 0
}
