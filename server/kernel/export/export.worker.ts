import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { isDecimal } from '../money.js'
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

/** Typed cells: text never becomes a formula, numbers can be added, dates sorted. */
function cell(kind: Head['kind'], value: Cells[number]): Cell {
  if (value === null || value === '') return null
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  if (kind === 'instant') {
    const [, day, month, year, hour, minute] = written.exec(String(value)) ?? []
    if (year)
      return {
        value: new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`),
        type: Date,
        format: hour ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy',
      }
  }
  if (kind === 'number' && isDecimal(String(value))) return { value: Number(value), type: Number }
  if (kind === 'money' && isDecimal(String(value))) return { value: Number(value), type: Number, format: '#,##0.00' }
  return { value: String(value), type: String }
}

function xlsxOf(rows: readonly Cells[]): Promise<Buffer> {
  const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }))
  const body = rows.map((row) => row.map((value, index) => cell(columns[index]?.kind, value)))
  const widths = columns.map(({ kind, title, width }) => ({
    width: width ?? Math.max(title.length + 2, kind ? 14 : 20),
  }))
  return writeXlsxFile([header, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer()
}
