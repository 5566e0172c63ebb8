import { readDelimited } from '../../../../kernel/tables/delimited.js'
import { titleLine } from '../../../../kernel/tables/titles.js'
import { conhecidos } from '../campos.js'
import { importLimits, unreadable } from './format.js'
import { cell, checkSize, type Tabela, titles } from './table.js'

/**
 * Reads a CSV file. Rows are numbered as in spreadsheets: the first line is row 1, and empty rows count. What stands above
 * the titles is left out; a file without titles gets 'Coluna 1', 'Coluna 2' ... All cells stay text, including formulas.
 * @throws VALIDATION_FAILED for unclosed quotes, no rows, or too many rows
 */
export function readCsv(text: string): Tabela {
  // empty rows are allowed between the others, up to a limit
  const { lines, more, unclosed } = readDelimited(text, importLimits.linhas * 2)
  if (unclosed) throw unreadable(`Linha ${unclosed}: há aspas que não fecham.`)
  const at = titleLine(lines, conhecidos)
  const rows = at === null ? lines : lines.slice(at + 1)
  const width = at === null ? Math.max(...lines.map(({ cells }) => cells.length)) : 0
  const colunas = titles(at === null ? Array.from({ length: width }, () => '') : (lines[at]?.cells ?? []))
  const linhas = rows.map(({ number, cells }) => ({ numero: number, valores: cells.map(cell) }))
  checkSize(more ? importLimits.linhas + 1 : linhas.length)
  return { colunas, linhas }
}
