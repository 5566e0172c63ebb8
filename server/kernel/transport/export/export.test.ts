import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { describe, expect, test } from '@jest/globals'
import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { watchingThreads } from '../../../../tests/factories/threads.js'
import { projectRoot } from '../../base/paths.js'
import { type ExportColumn, exportFile } from './export.js'

interface Row {
  nome: string | null
  valor: string | null
  data: string | null
}

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', value: (row) => row.nome },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Data', kind: 'date', value: (row) => row.data },
]
const row = (data: Partial<Row>): Row => ({ nome: null, valor: null, data: null, ...data })

/** A count and an instant; PostgreSQL returns counts as text. */
const counted: ExportColumn<{ vagas: number | string | null; inicio: string | null }>[] = [
  { title: 'Vagas', kind: 'number', value: (row) => row.vagas },
  { title: 'Início', kind: 'instant', value: (row) => row.inicio },
]
const events = [
  { vagas: 1200, inicio: '05/01/2026 19:30' },
  { vagas: '12.5', inicio: null },
  { vagas: null, inicio: 'amanhã' },
  { vagas: null, inicio: '05/01/2026' },
]

async function csv<Row>(rows: Row[], given = columns as unknown as ExportColumn<Row>[]) {
  const file = await exportFile('lista', 'csv', given, rows)
  const text = file.data.toString('utf8')
  return { file, text, cells: Papa.parse<string[]>(text.replace('\ufeff', ''), { delimiter: ';' }).data }
}

describe('exporting CSV', () => {
  test('the thread does not load what writes XLSX before it is needed', () => {
    const made = readFileSync(path.join(projectRoot, 'dist/server/kernel/transport/export/export.worker.js'), 'utf8')
    expect(made).toContain('write-excel-file')
    expect(made).not.toMatch(/^import [^(]*write-excel-file/m)
  })

  test('a CSV file opens in Brazilian Excel: byte order mark, semicolons, decimal commas, dates by day', async () => {
    const { file, text, cells } = await csv([
      row({ nome: 'Ação; "José"\nlinha 2', valor: '1234.50', data: '2026-01-05' }),
    ])
    expect([file.type, file.filename]).toEqual(['text/csv; charset=utf-8', 'lista.csv'])
    expect([...file.data.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(text).toContain('\r\n')
    expect(cells).toEqual([
      ['Nome', 'Valor', 'Data'],
      ['Ação; "José"\nlinha 2', '1234,50', '05/01/2026'],
    ])
  })

  test.each(['=1+1', '+5511', '-10', '@SUM(A1)', '\tx', '\rx', '\u0000x', '\n=1'])(
    'the text %j stays text in a CSV file',
    async (nome) => {
      expect((await csv([row({ nome })])).cells[1]?.[0]).toBe(`'${nome}`)
    },
  )

  test('a comma before a formula does not make it a cell in programs that separate by commas', async () => {
    const { text } = await csv([row({ nome: 'a,=1+1' })])
    expect(text).toContain('"a,=1+1"')
  })

  test('negative amounts stay numbers; other text stays text, even in a column of amounts', async () => {
    const { cells } = await csv([row({ valor: '-10.50' }), row({ valor: '-10.50+1' }), row({ valor: '=1' })])
    expect(cells.slice(1).map((cell) => cell[1])).toEqual(['-10,50', "'-10.50+1", "'=1"])
  })

  test('a thread writes a long list without losing or changing a row', async () => {
    const many = Array.from({ length: 1201 }, (_, n) => row({ nome: `=Pessoa; ${n}`, valor: `${n}.50`, data: null }))
    const { file, cells } = await csv(many)
    expect([...file.data.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(cells).toHaveLength(1202)
    expect(cells[0]).toEqual(['Nome', 'Valor', 'Data'])
    for (const [n, cell] of cells.slice(1).entries()) expect(cell).toEqual([`'=Pessoa; ${n}`, `${n},50`, ''])
  })

  test('a list that cannot be sent to the thread fails, and the thread ends', async () => {
    const many = Array.from({ length: 1000 }, () => row({}))
    const faulty: ExportColumn<Row>[] = [
      {
        title: 'Nome',
        value: () => {
          throw new Error('no name')
        },
      },
    ]
    const threads: Worker[] = []
    const making = watchingThreads(
      (thread) => threads.push(thread),
      () => exportFile('lista', 'csv', faulty, many),
    )
    await expect(making).rejects.toThrow('no name')
    const [thread] = threads as [Worker]
    if (thread.threadId !== -1) await once(thread, 'exit')
    expect([threads.length, thread.threadId]).toEqual([1, -1])
  })

  test('a number has no quotes, no thousands separators and a decimal comma; an instant is formatted for people', async () => {
    expect((await csv(events, counted)).text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Vagas;Início',
      '1200;05/01/2026 19:30',
      '12,5;',
      ';amanhã',
      ';05/01/2026',
    ])
  })

  test('null is an empty cell', async () => {
    expect((await csv([row({})])).cells[1]).toEqual(['', '', ''])
  })
})

interface Cell {
  '@_r': string
  '@_t'?: string
  '@_s'?: string
  v?: string
  f?: unknown
  is?: unknown
}

async function xlsx<Row>(rows: Row[], given = columns as unknown as ExportColumn<Row>[]) {
  const { data, type } = await exportFile('lista', 'xlsx', given, rows)
  const files = unzipSync(data)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => ['row', 'c', 'si', 'xf', 'font', 'col', 'numFmt'].includes(name),
  })
  const read = (name: string) => parser.parse(strFromU8(files[name] as Uint8Array))
  const sheet = read('xl/worksheets/sheet1.xml').worksheet
  const strings = (read('xl/sharedStrings.xml').sst.si as { t: string | { '#text': string } }[]).map(({ t }) =>
    typeof t === 'object' ? t['#text'] : t,
  )
  const styles = read('xl/styles.xml').styleSheet
  const cells: Record<string, Cell> = Object.fromEntries(
    sheet.sheetData.row.flatMap((line: { c?: Cell[] }) => (line.c ?? []).map((cell) => [cell['@_r'], cell])),
  )
  const text = (ref: string) => (cells[ref]?.['@_t'] === 's' ? strings[Number(cells[ref].v)] : undefined)
  const style = (ref: string) => styles.cellXfs.xf[Number(cells[ref]?.['@_s'] ?? 0)]
  const format = (ref: string) =>
    styles.numFmts.numFmt.find((one: Record<string, string>) => one['@_numFmtId'] === style(ref)['@_numFmtId'])?.[
      '@_formatCode'
    ]
  const bold = (ref: string) => 'b' in styles.fonts.font[Number(style(ref)['@_fontId'] ?? 0)]
  return { type, cells, text, format, bold, widths: sheet.cols.col as Record<string, string>[] }
}

describe('exporting XLSX', () => {
  test('text cells are text, amounts are numbers, and dates are days; the header is bold and columns have widths', async () => {
    const book = await xlsx([row({ nome: 'Ação <1>', valor: '-1234.50', data: '2026-01-05' })])
    expect(book.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect([book.text('A1'), book.text('B1'), book.text('C1')]).toEqual(['Nome', 'Valor', 'Data'])
    expect([book.bold('A1'), book.bold('A2')]).toEqual([true, false])
    expect(book.text('A2')).toBe('Ação <1>')
    expect([book.cells.B2?.['@_t'] ?? 'n', Number(book.cells.B2?.v), book.format('B2')]).toEqual([
      'n',
      -1234.5,
      '#,##0.00',
    ])
    // Excel stores dates as days since 1899-12-30
    expect([Number(book.cells.C2?.v), book.format('C2')]).toEqual([46027, 'dd/mm/yyyy'])
    expect(book.widths.map((width) => Number(width['@_width']))).toEqual([20, 14, 14])
  })

  test('in an XLSX file counts are numbers, and instants are dates with time in the church’s time zone', async () => {
    const book = await xlsx(events, counted)
    expect([book.cells.A2, book.cells.A3].map((cell) => [cell?.['@_t'] ?? 'n', Number(cell?.v)])).toEqual([
      ['n', 1200],
      ['n', 12.5],
    ])
    expect([Number(book.cells.B2?.v), book.format('B2')]).toEqual([46027.8125, 'dd/mm/yyyy hh:mm'])
    expect([book.cells.A4?.v, book.text('B4')]).toEqual([undefined, 'amanhã'])
    expect([Number(book.cells.B5?.v), book.format('B5')]).toEqual([46027, 'dd/mm/yyyy'])
  })

  test('text never becomes a formula, and characters that XML does not allow are removed', async () => {
    const book = await xlsx([row({ nome: '=1+1' }), row({ nome: 'a\u0000b', valor: '=1' }), row({})])
    expect([book.text('A2'), book.cells.A2?.f]).toEqual(['=1+1', undefined])
    expect([book.text('A3'), book.text('B3'), book.cells.B3?.f]).toEqual(['ab', '=1', undefined])
    expect(book.cells.A4?.v).toBeUndefined()
  })
})
