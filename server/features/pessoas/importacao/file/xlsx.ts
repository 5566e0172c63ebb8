import { readSheet } from 'read-excel-file/node'
import { importLimits, unreadable } from './format.js'
import { checkSize, fromLines, type Tabela } from './table.js'

/** A cell as people see it; a date without a time is a date. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    const instant = value.toISOString()
    return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : instant
  }
  return String(value)
}

/**
 * Reads the first sheet of a spreadsheet. Formulas give their last result.
 * @throws VALIDATION_FAILED for a file that is damaged or has a password, no rows, or too many rows
 */
export async function readXlsx(data: Uint8Array): Promise<Tabela> {
  const rows = await readSheet(Buffer.from(data)).catch(() => {
    throw unreadable('A planilha está danificada ou tem senha. Salve-a de novo como .xlsx sem senha, ou como .csv.')
  })
  if (rows.length > importLimits.linhas * 2) checkSize(importLimits.linhas + 1)
  const lines = rows.flatMap((values, index) => {
    const cells = values.map(textOf)
    const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    return end ? [{ number: index + 1, cells: cells.slice(0, end) }] : []
  })
  return fromLines(lines)
}
