import { once } from 'node:events'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type DateOnly, defaultTimeZone, todayIn } from '../dates.js'
import { unavailable } from '../errors.js'
import type { Decimal } from '../money.js'
import { projectRoot } from '../paths.js'
import { csvOf } from './csv.js'
import type { Book, Handed } from './export.worker.js'

/**
 * One column of an exported list, declared by its feature: Portuguese header, kind, and the function that gives the
 * value.
 */
export type ExportColumn<Row> = { title: string /** column width in characters, for XLSX */; width?: number } & (
  | { kind?: 'text'; value: (row: Row) => string | number | null }
  | { kind: 'money'; value: (row: Row) => Decimal | null }
  | { kind: 'date'; value: (row: Row) => DateOnly | null }
  /** an instant, as `formatInstant` writes it */
  | { kind: 'instant'; value: (row: Row) => string | null }
  | { kind: 'number'; value: (row: Row) => number | string | null }
)

export interface ExportedFile {
  filename: string
  type: string
  data: Buffer
}

export const exportFormat = z.enum(['csv', 'xlsx'], 'Escolha o formato: csv ou xlsx.')

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Up to this many rows a CSV is written faster than a thread starts. */
const short = 500

/** Number of rows that are sent to the thread before other requests are processed: about a millisecond of work. */
const portion = 200

/**
 * A whole list as a file.
 * @param name of the file, without date and extension
 */
export async function exportFile<Row>(
  name: string,
  formato: z.output<typeof exportFormat>,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<ExportedFile> {
  const filename = `${name}-${todayIn(defaultTimeZone)}.${formato}`
  const heads = columns.map(({ title, kind, width }) => ({ title, kind, width }))
  if (formato === 'csv' && rows.length <= short)
    return { filename, type: types.csv, data: csvOf(heads, cellsOf(columns, rows)) }
  const book = { formato, sheet: name.slice(0, 31), columns: heads }
  return { filename, type: types[formato], data: await inThread(book, columns, rows) }
}

/** A Brazilian telephone number formatted for people: a spreadsheet would take bare digits for a number. */
export const writtenPhone = (digits: string): string => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** '52998224725' as '529.982.247-25' */
export const writtenCpf = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/**
 * Tens of thousands of rows take seconds, so a thread writes them. The thread gets them in portions, so that other
 * requests are processed meanwhile.
 */
async function inThread<Row>(book: Book, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<Buffer> {
  return turn(async () => {
    const worker = new Worker(program, { workerData: book, execArgv: [], env: {} })
    const late = setTimeout(() => void worker.terminate(), timeLimit)
    try {
      const made = Promise.race([
        once(worker, 'message'),
        once(worker, 'exit').then(() => Promise.reject(unavailable())),
      ])
      await Promise.race([made, handOver(worker, columns, rows)])
      const [data] = await made
      return Buffer.from((data as Uint8Array).buffer)
    } finally {
      clearTimeout(late)
      void worker.terminate()
    }
  })
}

async function handOver<Row>(
  worker: Worker,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += portion) {
    if (at > 0) await setImmediate()
    worker.postMessage({ cells: cellsOf(columns, rows.slice(at, at + portion)) } satisfies Handed)
  }
  worker.postMessage({ cells: null } satisfies Handed)
}

const cellsOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map((column) => column.value(row)))

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/kernel/export/export.worker.js')

const timeLimit = 30_000

/** At most two files are written at the same time; others wait. This limits the memory. */
const turn = pLimit(2)
