import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import Papa from 'papaparse'
import { z } from 'zod'
import { type DateOnly, defaultTimeZone, formatDate, todayIn } from './dates.js'
import { unavailable } from './errors.js'
import type { Workbook } from './export.worker.js'
import { type Decimal, isDecimal } from './money.js'
import { projectRoot } from './paths.js'

/** One column of an exported list, declared by its feature: Portuguese header, kind, and where the value comes from. */
export type ExportColumn<Row> = { title: string /** in characters, for spreadsheets */; width?: number } & (
  | { kind?: 'text'; value: (row: Row) => string | number | null }
  | { kind: 'money'; value: (row: Row) => Decimal | null }
  | { kind: 'date'; value: (row: Row) => DateOnly | null }
)

export interface ExportedFile {
  filename: string
  type: string
  data: Buffer
}

export const exportFormat = z.enum(['csv', 'xlsx'], 'Escolha o formato: csv ou xlsx.')

/** A whole list as a file. @param name of the file, without date and ending */
export async function exportFile<Row>(
  name: string,
  formato: z.output<typeof exportFormat>,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<ExportedFile> {
  const filename = `${name}-${todayIn(defaultTimeZone)}.${formato}`
  if (formato === 'csv') return { filename, type: 'text/csv; charset=utf-8', data: csv(columns, rows) }
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { filename, type, data: await xlsx(name, columns, rows) }
}

/** A Brazilian telephone as people write it: bare digits look like a number to a spreadsheet. */
export const writtenPhone = (digits: string): string => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** '52998224725' as '529.982.247-25' */
export const writtenCpf = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** As Brazilian Excel opens it by double click: byte order mark, semicolons, decimal commas. */
function csv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Buffer {
  const fields = columns.map(({ title }) => title)
  const data = rows.map((row) => columns.map((column) => csvCell(column, row)))
  // text is always between quotes, so that a comma in it does not start a new cell where commas separate
  const quotes = columns.map(({ kind }) => kind === undefined || kind === 'text')
  return Buffer.from(`\ufeff${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', quotes })}`)
}

function csvCell<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.value(row)
  if (value === null) return ''
  const text = String(value)
  if (column.kind === 'date') return formatDate(text)
  if (column.kind === 'money' && isDecimal(text)) return text.replace('.', ',')
  return unformula(text)
}

/** A spreadsheet takes text that starts so for a formula; an apostrophe before it keeps it text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL, tab and CR are what must not come first
const unformula = (text: string): string => (/^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? `'${text}` : text)

/** A cell of a CSV that holds text: quoted, never a formula; a plain decimal stays a number. */
export const csvText = (text: string): string =>
  /^-?\d{1,12}\.\d{2}$|^-?[1-9]\d{0,8}$|^0$/.test(text) ? text : `"${unformula(text).replaceAll('"', '""')}"`

/** Seconds of work for tens of thousands of rows, so in a thread of its own: other requests go on. */
async function xlsx<Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const workerData: Workbook = {
    sheet: name.slice(0, 31),
    columns: columns.map(({ title, kind, width }) => ({ title, kind, width })),
    rows: rows.map((row) => columns.map((column) => column.value(row))),
  }
  return turn(async () => {
    const worker = new Worker(program, { workerData, execArgv: [] })
    const late = setTimeout(() => void worker.terminate(), timeLimit)
    try {
      const [data] = await Promise.race([
        once(worker, 'message'),
        once(worker, 'exit').then(() => Promise.reject(unavailable())),
      ])
      return Buffer.from(data as Uint8Array)
    } finally {
      clearTimeout(late)
    }
  })
}

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/kernel/export.worker.js')

const timeLimit = 30_000

/** Two files at a time; the others wait, so that the memory for more is never taken. */
const turn = pLimit(2)
