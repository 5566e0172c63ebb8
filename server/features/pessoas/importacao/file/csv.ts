import Papa from 'papaparse'
import { importLimits, unreadable } from './format.js'
import { cell, checkSize, type Tabela, titles } from './table.js'

/** Comma or semicolon, whichever splits the first line into more titles. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0
  return columns(';') > columns(',') ? ';' : ','
}

/**
 * Reads a CSV file. Rows are numbered as in spreadsheets: the titles are row 1, and empty rows count. All cells stay
 * text, including formulas.
 * @throws VALIDATION_FAILED for unclosed quotes, no rows, or too many rows
 */
export function readCsv(text: string): Tabela {
  // empty lines before the titles are skipped, but count in the row numbers
  const content = text.trimStart()
  const skipped = text.slice(0, text.length - content.length).split(/\r\n|\r|\n/).length - 1
  // empty rows are allowed between the others, up to a limit
  const most = importLimits.linhas * 2
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content), preview: most + 1 })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw unreadable(`Linha ${(quotes.row ?? 0) + 1 + skipped}: há aspas que não fecham.`)
  const [header = [], ...records] = data
  const colunas = titles(trimmedEnd(header))
  const linhas = records.flatMap((record, index) => {
    const valores = trimmedEnd(record)
    return valores.length ? [{ numero: index + 2 + skipped, valores: valores.map(cell) }] : []
  })
  checkSize(data.length > most ? data.length : linhas.length)
  return { colunas, linhas }
}

/** Removes the empty cells at the end, because spreadsheets write many of them. */
function trimmedEnd(cells: string[]): string[] {
  let end = cells.length
  while (end > 0 && cells[end - 1]?.trim() === '') end--
  return cells.slice(0, end)
}
