import { readDelimited } from '../../../../kernel/work/tables/delimited.js'
import { knownTitles } from '../linha/campos.js'
import { importLimits, unreadable } from './format.js'
import { checkSize, fromLines, type Table } from './table.js'

/**
 * Reads a CSV file. Rows are numbered as in spreadsheets: the first line is row 1, and empty rows count. All cells stay
 * text, including formulas.
 * @throws VALIDATION_FAILED for unclosed quotes, no rows, or too many rows
 */
export function readCsv(text: string): Table {
  // empty rows are allowed between the others, up to a limit
  const { lines, more, unclosed } = readDelimited(text, importLimits.linhas * 2, knownTitles)
  if (unclosed) throw unreadable(`Linha ${unclosed}: há aspas que não fecham.`)
  if (more) checkSize(importLimits.linhas + 1)
  return fromLines(lines)
}
