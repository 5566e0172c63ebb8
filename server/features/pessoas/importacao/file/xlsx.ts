import { readXlsx as readSheet } from '../../../../kernel/work/tables/xlsx.js'
import { importLimits } from './format.js'
import { checkSize, fromLines, type Table } from './table.js'

/**
 * Reads the first sheet of a spreadsheet by the rules of CSV; the others are named.
 * @throws VALIDATION_FAILED for a file that cannot be read, no rows, or too many rows
 */
export function readXlsx(data: Uint8Array): Table {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const { lines, more, unread } = readSheet(file, { lines: importLimits.linhas * 2, columns: importLimits.colunas })
  if (more) checkSize(importLimits.linhas + 1)
  const tabela = fromLines(lines)
  const others = unread.map((name) => `Só uma planilha do arquivo é lida: '${name}' fica de fora.`)
  return { ...tabela, avisos: [...others, ...tabela.avisos] }
}
