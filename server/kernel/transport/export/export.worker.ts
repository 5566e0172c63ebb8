import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Cell } from 'write-excel-file/node'
import { isDecimal } from '../../../../schema/rules/money.js'
import { type Cells, csvOf, type Head } from './csv.js'

/** What the thread has to write; the rows follow in portions. */
export interface Book {
  formato: 'csv' | 'xlsx'
  sheet: string
  columns: Head[]
}

/** A portion of the rows; null after the last one. */
export interface Handed {
  cells: Cells[] | null
}

// on Linux each thread has its own priority: requests come before files
try {
  setPriority(0, 5)
} catch {
  // on other systems, or without permission, all threads have the same priority
}

const { formato, sheet, columns } = workerData as Book
const rows: Cells[] = []

parentPort?.on('message', async ({ cells }: Handed) => {
  if (cells) return void rows.push(...cells)
  // transferred, not copied, because copying would block the thread that serves requests
  const data = new Uint8Array(formato === 'csv' ? csvOf(columns, rows) : await xlsxOf(rows))
  parentPort?.postMessage(data, [data.buffer])
  parentPort?.close()
})

/** '05/01/2026 19:30', or '05/01/2026' of what lasts whole days */
const written = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/

function instantCell(value: string): Cell | undefined {
  const [, day, month, year, hour, minute] = written.exec(value) ?? []
  if (!year) return undefined
  return {
    value: new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`),
    type: Date,
    format: hour ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy',
  }
}

const numberCell = (value: string): Cell | undefined =>
  isDecimal(value) ? { value: Number(value), type: Number } : undefined

const moneyCell = (value: string): Cell | undefined =>
  isDecimal(value) ? { value: Number(value), type: Number, format: '#,##0.00' } : undefined

/** The cell of each kind of column; undefined for what does not look like its kind, and stays text. */
const cellOfKind: Partial<Record<NonNullable<Head['kind']>, (value: string) => Cell | undefined>> = {
  date: (value) => ({ value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }),
  instant: instantCell,
  number: numberCell,
  money: moneyCell,
}

/** Typed cells: text never becomes a formula, numbers can be added, dates sorted. */
function cell(kind: Head['kind'], value: Cells[number]): Cell {
  if (value === null || value === '') return null
  const text = String(value)
  return (kind && cellOfKind[kind]?.(text)) ?? { value: text, type: String }
}

async function xlsxOf(rows: readonly Cells[]): Promise<Buffer> {
  // CSV does not need it, and loading it takes time
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }))
  const body = rows.map((row) => row.map((value, index) => cell(columns[index]?.kind, value)))
  const widths = columns.map(({ kind, title, width }) => ({
    width: width ?? Math.max(title.length + 2, kind ? 14 : 20),
  }))
  return writeXlsxFile([header, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer()
}
