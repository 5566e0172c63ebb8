import path from 'node:path'
import { AppError } from '../../base/errors.js'
import type { Line } from './line.js'
import { dateStyles, dateText, numberText, sharedTexts, unescaped } from './sheet-cells.js'
import { openZip } from './unzip.js'
import { walkXml } from './walk-xml.js'

/** Limits of a spreadsheet. */
export interface SheetLimits {
  lines: number
  columns: number
}

/** Files of 20 MB may unpack to gigabytes, and one text may fill every cell. */
const most = { entries: 2000, bytes: 150_000_000, characters: 60_000_000, sheets: 50 } as const

const refused = (message: string) => new AppError('VALIDATION_FAILED', message, { campos: { arquivo: message } })

interface Book {
  shared: readonly string[]
  dates: readonly boolean[]
  from1904: boolean
}

/**
 * Reads the first visible sheet of an .xlsx file that holds something, as a table of texts: dates as 'AAAA-MM-DD', numbers
 * as their digits, formulas as their last result.
 * @returns the lines, whether there are more than the limit, and the names of the sheets that were not read
 * @throws VALIDATION_FAILED for a file that is damaged, locked, no spreadsheet, or too large
 */
export function readXlsx(data: Buffer, limits: SheetLimits): { lines: Line[]; more: boolean; unread: string[] } {
  const entry = openZip(data, most)
  const root = related(entry('_rels/.rels'), '').find(({ type }) => type.endsWith('/officeDocument'))
  const workbook = root && entry(root.target)
  if (!workbook) throw refused('O arquivo não é uma planilha .xlsx.')
  const parts = related(entry(relationsOf(root.target)), path.posix.dirname(root.target))
  const partOf = (kind: string) => {
    const found = parts.find(({ type }) => type.endsWith(`/${kind}`))
    return found && entry(found.target)
  }
  const { sheets, from1904 } = sheetsOf(workbook)
  const filled = sheets.slice(0, most.sheets).flatMap(({ id, name }) => {
    const part = parts.find((one) => one.id === id)
    const content = part?.type.endsWith('/worksheet') ? entry(part.target) : undefined
    return content && hasValues(content) ? [{ name, content }] : []
  })
  const [first, ...others] = filled
  if (!first) return { lines: [], more: false, unread: [] }
  const texts = partOf('sharedStrings')
  const styles = partOf('styles')
  const book = { shared: texts ? sharedTexts(texts) : [], dates: styles ? dateStyles(styles) : [], from1904 }
  return { ...linesOf(first.content, book, limits), unread: others.map(({ name }) => name) }
}

const hasValues = (sheet: Buffer): boolean =>
  ['<v>', '<t>', '<t ', ':v>', ':t>', ':t '].some((text) => sheet.includes(text))

const relationsOf = (target: string): string =>
  `${path.posix.dirname(target)}/_rels/${path.posix.basename(target)}.rels`

interface Related {
  id: string
  type: string
  target: string
}

/** The parts that a part names, by their places in the archive. */
function related(xml: Buffer | undefined, folder: string): Related[] {
  const found: Related[] = []
  if (xml)
    walkXml(xml, {
      open(name, { Id = '', Type = '', Target = '' }) {
        if (name !== 'Relationship') return
        const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target)
        found.push({ id: Id, type: Type, target })
      },
    })
  return found
}

/** The visible sheets in their order. */
function sheetsOf(workbook: Buffer) {
  const sheets: { id: string; name: string }[] = []
  let from1904 = false
  walkXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      if (name === 'sheet' && id && !attributes.state?.toLowerCase().includes('hidden'))
        sheets.push({ id, name: attributes.name ?? '' })
    },
  })
  return { sheets, from1904 }
}

/** The place of a cell's column: 'A1' is 0, 'AB7' is 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The number of the next row: the file's own if it rises, otherwise one more. */
function rowNumber(told: string | undefined, previous: number): number {
  const number = Number(told)
  return Number.isSafeInteger(number) && number > previous && number < 2 ** 21 ? number : previous + 1
}

function linesOf(sheet: Buffer, book: Book, limits: SheetLimits): { lines: Line[]; more: boolean } {
  const lines: Line[] = []
  let line: Line = { number: 0, cells: [] }
  let [column, type, style, value, characters] = [-1, '', 0, '', 0]
  let reading = false
  let spoken = false

  function keepCell(text: string): void {
    if (text.trim() === '' || column < 0) return
    if (column >= limits.columns) throw refused(`O arquivo tem mais de ${limits.columns} colunas.`)
    if ((characters += text.length) > most.characters)
      throw refused('O arquivo fica grande demais quando é aberto. Divida-o em arquivos menores.')
    while (line.cells.length < column) line.cells.push('')
    line.cells[column] = text
  }

  walkXml(sheet, {
    done: () => lines.length > limits.lines,
    open(name, { r, t, s }) {
      if (name === 'row') {
        line = { number: rowNumber(r, line.number), cells: [] }
        column = -1
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1
        ;[type, style, value] = [t ?? 'n', Number(s ?? 0), '']
      } else if (name === 'rPh') spoken = true
      else if (name === 'v' || name === 't') reading = !spoken
    },
    text(text) {
      if (reading) value += text
    },
    close(name) {
      if (name === 'v' || name === 't') reading = false
      else if (name === 'rPh') spoken = false
      else if (name === 'c') keepCell(textOf(type, style, value, book))
      else if (name === 'row' && line.cells.length) lines.push(line)
    },
  })
  return { lines: lines.slice(0, limits.lines), more: lines.length > limits.lines }
}

/** The text of a cell as people see it. */
function textOf(type: string, style: number, value: string, { shared, dates, from1904 }: Book): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'VERDADEIRO' : 'FALSO'
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '')
  if (type !== 'n') return unescaped(value)
  return (dates[style] && dateText(value, from1904)) || numberText(value)
}
