import { once } from 'node:events'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { isNationwide } from '../../../../schema/rules/formats.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { unavailable } from '../../base/errors.js'
import { projectRoot } from '../../base/paths.js'
import { csvOf } from './csv.js'
import type { Book, Handed } from './export.worker.js'

/**
 * One column of an exported list, declared by its feature: Portuguese header, kind, and the function that gives the
 * value.
 */
export type ExportColumn<Row> = { title: string /** column width in characters, for XLSX */; width?: number } & (
  | { kind?: 'text'; value: (row: Row) => string | null }
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
export const short = 500

/** Number of rows that are sent to the thread before other requests are processed: about a millisecond of work. */
const portion = 200

/** What describes a file: its name without extension, its format and its columns. */
type Described<Row> = [name: string, formato: z.output<typeof exportFormat>, columns: readonly ExportColumn<Row>[]]

/** Rows as a CSV at once: for a file that is being sent already, whose parts cannot wait for their turn. */
export const csvNow = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Buffer =>
  csvOf(headsOf(columns), cellsOf(columns, rows))

/** Rows as a file. */
export async function exportFile<Row>(...[name, format, columns, rows]: [...Described<Row>, rows: readonly Row[]]) {
  if (format === 'xlsx' || rows.length > short) return exportParts(name, format, columns, [rows])
  return fileOf(name, format, csvNow(columns, rows))
}

/**
 * A long list as a file. Each part of its rows is read when the one before has been sent to the thread, and the first
 * part when it is the file's turn.
 */
export async function exportParts<Row>(
  ...[name, formato, columns, parts]: [...Described<Row>, AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>]
): Promise<ExportedFile> {
  return turn(async () => {
    const file = new FileThread({ formato, sheet: name.slice(0, 31), columns: headsOf(columns) })
    try {
      for await (const rows of parts) await file.write(columns, rows)
      return fileOf(name, formato, await file.end())
    } finally {
      file.stop()
    }
  })
}

const fileOf = (name: string, format: keyof typeof types, data: Buffer): ExportedFile => ({
  filename: `${name}.${format}`,
  type: types[format],
  data,
})

/** The file with a day in its name: 'lista-2026-03-01.csv'. */
export const dated = ({ filename, ...file }: ExportedFile, day: DateOnly): ExportedFile => ({
  filename: filename.replace(/(\.\w+)$/, `-${day}$1`),
  ...file,
})

const headsOf = <Row>(columns: readonly ExportColumn<Row>[]) =>
  columns.map(({ title, kind, width }) => ({ title, kind, width }))

/** A Brazilian telephone number formatted for people: a spreadsheet would take bare digits for a number. */
export const writtenPhone = (digits: string): string =>
  isNationwide(digits)
    ? digits.replace(/^(0\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3').replace(/^(\d{4})(\d{4})$/, '$1-$2')
    : digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** '52998224725' as '529.982.247-25' */
export const writtenCpf = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/**
 * A thread that writes one file: tens of thousands of rows take seconds. It gets them in portions, so that other
 * requests are processed meanwhile.
 */
class FileThread {
  private readonly worker: Worker
  private readonly made: Promise<Buffer>
  private readonly late: NodeJS.Timeout

  constructor(book: Book) {
    this.worker = new Worker(program, { workerData: book, execArgv: [], env: {} })
    this.late = setTimeout(() => void this.worker.terminate(), timeLimit)
    this.made = Promise.race([
      once(this.worker, 'message').then(([data]) => Buffer.from((data as Uint8Array).buffer)),
      once(this.worker, 'exit').then(() => Promise.reject(unavailable())),
    ])
    // the file is awaited at the end, but the thread may fail earlier
    this.made.catch(() => undefined)
  }

  /** @throws when the thread has failed */
  async write<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += portion) {
      await Promise.race([setImmediate(), this.made])
      this.worker.postMessage({ cells: cellsOf(columns, rows.slice(at, at + portion)) } satisfies Handed)
    }
  }

  end(): Promise<Buffer> {
    this.worker.postMessage({ cells: null } satisfies Handed)
    return this.made
  }

  stop(): void {
    clearTimeout(this.late)
    void this.worker.terminate()
  }
}

const cellsOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map((column) => column.value(row)))

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/kernel/transport/export/export.worker.js')

const timeLimit = 30_000

/** At most two files are read and written at the same time; others wait. This limits the memory. */
const turn = pLimit(2)
