import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { isDecimal } from './money.js'

/** A list as a workbook takes it: plain values that can be handed to a thread. */
export interface Workbook {
  sheet: string
  columns: { title: string; kind: 'text' | 'money' | 'date' | undefined; width: number | undefined }[]
  rows: (string | number | null)[][]
}

/** Typed cells: text never becomes a formula, money adds up, dates sort. */
function cell(kind: Workbook['columns'][number]['kind'], value: string | number | null): Cell {
  if (value === null || value === '') return null
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  if (kind === 'money' && isDecimal(String(value))) return { value: Number(value), type: Number, format: '#,##0.00' }
  return { value: String(value), type: String }
}

const { sheet, columns, rows } = workerData as Workbook
const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }))
const body = rows.map((row) => row.map((value, index) => cell(columns[index]?.kind, value)))
const widths = columns.map(({ kind, title, width }) => ({ width: width ?? Math.max(title.length + 2, kind ? 14 : 20) }))
parentPort?.postMessage(
  await writeXlsxFile([header, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer(),
)
