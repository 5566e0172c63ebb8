import Papa from 'papaparse'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { z } from 'zod'
import { type DateOnly, defaultTimeZone, formatDate, todayIn } from './dates.js'
import { type Decimal, isDecimal } from './money.js'

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

/** Typed cells: text never becomes a formula, money adds up, dates sort. */
function xlsx<Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }))
  const body = rows.map((row) => columns.map((column) => xlsxCell(column, row)))
  const widths = columns.map(({ kind, title, width }) => ({
    width: width ?? Math.max(title.length + 2, kind ? 14 : 20),
  }))
  return writeXlsxFile([header, ...body], { sheet: name.slice(0, 31), columns: widths, stickyRowsCount: 1 }).toBuffer()
}

function xlsxCell<Row>(column: ExportColumn<Row>, row: Row): Cell {
  const value = column.value(row)
  if (value === null || value === '') return null
  if (column.kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  if (column.kind === 'money') return { value: Number(value), type: Number, format: '#,##0.00' }
  return { value: String(value), type: String }
}
