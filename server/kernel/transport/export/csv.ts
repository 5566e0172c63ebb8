import Papa from 'papaparse'
import { formatDate } from '../../../../schema/rules/dates.js'
import { isDecimal } from '../../../../schema/rules/money.js'

/** A column for the file writers. */
export interface Head {
  title: string
  kind: 'text' | 'money' | 'number' | 'date' | 'instant' | undefined
  /** width of the column in characters */
  width: number | undefined
}

/** A row of plain values that can be sent to a thread. */
export type Cells = (string | number | null)[]

/**
 * CSV that Brazilian Excel opens by double click: byte order mark, semicolons, decimal commas. Numbers can be added and
 * dates sorted.
 */
export function csvOf(columns: readonly Head[], rows: readonly Cells[]): Buffer {
  const fields = columns.map(({ title }) => title)
  const data = rows.map((row) => columns.map(({ kind }, index) => csvCell(kind, row[index] ?? null)))
  // text is always quoted, so that a comma in it does not start a new cell in programs that separate by commas
  const quotes = columns.map(({ kind }) => kind === undefined || kind === 'text')
  return Buffer.from(`\ufeff${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', quotes })}`)
}

function csvCell(kind: Head['kind'], value: Cells[number]): string {
  if (value === null) return ''
  const text = String(value)
  if (kind === 'date') return formatDate(text)
  if ((kind === 'money' || kind === 'number') && isDecimal(text)) return text.replace('.', ',')
  return unformula(text)
}

/** A spreadsheet treats text that starts like this as a formula; an apostrophe before it keeps it text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL, tab and CR are what must not come first
const unformula = (text: string): string => (/^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? `'${text}` : text)

/** A text cell of a CSV: quoted, never a formula; a plain decimal stays a number. */
export const csvText = (text: string): string =>
  /^-?\d{1,12}\.\d{2}$|^-?[1-9]\d{0,8}$|^0$/.test(text) ? text : `"${unformula(text).replaceAll('"', '""')}"`
