import { describe, expect, test } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { fc } from '../../../../tests/factories/random.js'
import { sheetFile, xlsxOf } from '../../../../tests/factories/xlsx.js'
import { AppError } from '../../base/errors.js'
import { openZip } from './unzip.js'
import { readXlsx } from './xlsx.js'

const limits = { lines: 1000, columns: 100 }
const read = (data: Buffer) => readXlsx(data, limits)
const cells = (...parts: Parameters<typeof xlsxOf>) => read(xlsxOf(...parts)).lines.map((line) => line.cells)

const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
  return 'not refused'
}

const tooLarge = 'O arquivo fica grande demais quando é aberto. Divida-o em arquivos menores.'
const damaged = 'O arquivo está danificado. Abra-o no programa que o fez e salve-o de novo.'

describe('the cells of a spreadsheet', () => {
  test('are texts, shared or of their own, with several fonts, and without how they are spoken', () => {
    const sharedStrings = `<sst><si><t>Nome</t></si><si><r><t xml:space="preserve">José </t></r><r><rPr/><t>da Silva</t></r>
      <rPh sb="0" eb="1"><t>jo-ze</t></rPh></si><si><t>linha 1_x000D_&#10;&lt;2&gt;</t></si></sst>`
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Obs.</t></is></c></row>
      <row r="5"><c t="s"><v>1</v></c><c s="1"/><c t="s"><v>2</v></c><c t="str"><f>A1&amp;"x"</f><v>fórmula</v></c></row><row r="6"/>`
    expect(read(xlsxOf({ rows, sharedStrings }))).toEqual({
      lines: [
        { number: 2, cells: ['Nome', '', 'Obs.'] },
        { number: 5, cells: ['José da Silva', '', 'linha 1\r\n<2>', 'fórmula'] },
      ],
      more: false,
      unread: [],
    })
  })

  test('are numbers without an exponent, whatever they look like in the file', () => {
    const values = ['11988887777', '1.1988887777E10', '5511988887777', '52998224725.0', '1.5', '0', '-3', '1E-2']
    const rows = `<row>${values.map((value) => `<c><v>${value}</v></c>`).join('')}<c t="b"><v>1</v></c></row>`
    expect(cells({ rows })).toEqual([
      ['11988887777', '11988887777', '5511988887777', '52998224725', '1.5', '0', '-3', '0.01', 'VERDADEIRO'],
    ])
  })

  test('are dates by their style, since 1900 or 1904', () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-416]d\\ &quot;de&quot;\\ mmmm\\ &quot;de&quot;\\ yyyy"/>
      <numFmt numFmtId="165" formatCode="#,##0.00_d;[Red]-#,##0.00"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/></cellXfs></styleSheet>`
    const of = (style: number, value: string | number) => `<c s="${style}"><v>${value}</v></c>`
    const rows = `<row>${of(0, 31_120)}${of(1, 31_120)}${of(2, 31_120)}${of(3, 31_120)}${of(4, 0.5)}${of(5, 31_120.75)}${of(1, 1)}${of(1, 60)}${of(1, 61)}${of(1, 99_999_999)}<c t="d"><v>1985-03-14T00:00:00</v></c></row>`
    expect(cells({ rows, styles })).toEqual([
      [
        ...['31120', '1985-03-14', '1985-03-14', '31120', '0.5', '1985-03-14 18:00'],
        ...['1900-01-01', '1900-02-28', '1900-03-01', '99999999', '1985-03-14'],
      ],
    ])
    const since1904 = `<row>${of(1, 31_120 - 1462)}</row>`
    expect(cells({ rows: since1904, styles, workbookPr: '<workbookPr date1904="1"/>' })).toEqual([['1985-03-14']])
  })

  test('are those of the first visible sheet that holds something; the others are named', () => {
    const sheet = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
    const data = xlsxOf(
      { rows: '' },
      { rows: sheet('escondida'), state: 'hidden' },
      { rows: sheet('certa') },
      { rows: sheet('mais') },
    )
    expect(read(data)).toEqual({ lines: [{ number: 1, cells: ['certa'] }], more: false, unread: ['Planilha 4'] })
  })

  test('may stand in elements with a prefix, and in an archive whose sizes have 64 bits', () => {
    const prefixed = '<x:row r="1"><x:c r="A1" t="str"><x:v>Ana</x:v></x:c></x:row>'
    expect(cells({ rows: prefixed, prefix: 'x:' })).toEqual([['Ana']])
  })
})

/** Where the entries of an archive's directory begin. */
function entriesIn(data: Buffer): number[] {
  const found: number[] = []
  for (let at = -1; (at = data.indexOf('PK\x01\x02', at + 1, 'latin1')) >= 0; ) found.push(at)
  return found
}

/** The archive with other bits at a place of each entry of its directory. */
function inDirectory(data: Buffer, place: number, bits: number): Buffer {
  const changed = Buffer.from(data)
  for (const at of entriesIn(data)) changed.writeUInt8(changed.readUInt8(at + place) ^ bits, at + place)
  return changed
}

describe('a spreadsheet is refused', () => {
  test('when it is damaged, no spreadsheet, or has a password', () => {
    const good = xlsxOf({ rows: '<row><c><v>1</v></c></row>' })
    expect(refusal(() => read(good.subarray(0, good.length - 30)))).toBe(damaged)
    expect(refusal(() => read(Buffer.from('PK\x03\x04 and nothing else')))).toBe(damaged)
    expect(refusal(() => read(Buffer.from(zipSync({ 'a.txt': strToU8('x') }))))).toBe(
      'O arquivo não é uma planilha .xlsx.',
    )
    expect(refusal(() => read(inDirectory(good, 16, 1)))).toBe(damaged)
    const locked = inDirectory(good, 8, 1)
    expect(refusal(() => read(locked))).toMatch(/está protegido/)
  })

  test('wherever it is cut off or one byte is another one, but never with another error', () => {
    const good = xlsxOf({ rows: '<row><c t="s"><v>0</v></c></row>', sharedStrings: '<sst><si><t>Ana</t></si></sst>' })
    for (let at = 0; at < good.length; at++) {
      refusal(() => read(good.subarray(0, at)))
      const changed = Buffer.from(good)
      changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at)
      refusal(() => read(changed))
    }
  })

  test('when it declares a DOCTYPE', () => {
    const doctype = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    expect(refusal(() => read(xlsxOf({ rows: '<row><c t="str"><v>&b;</v></c></row>', before: doctype })))).toBe(
      'O arquivo não pode ter DOCTYPE.',
    )
  })

  test('when it unpacks to more than the limit, whatever it says of its size', () => {
    const bomb = xlsxOf({ rows: '<row><c><v>1</v></c></row>', after: ' '.repeat(160_000_000) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(refusal(() => read(bomb))).toBe(tooLarge)
    const lying = entriesIn(bomb).reduce((data, at) => {
      if (data.readUInt32LE(at + 24) > 1_000_000) data.writeUInt32LE(10, at + 24)
      return data
    }, Buffer.from(bomb))
    const before = process.memoryUsage().external
    expect(refusal(() => read(lying))).toBe(tooLarge)
    expect(process.memoryUsage().external - before).toBeLessThan(400_000_000)
  })

  test('when its parts together are too large, or it has too many entries', () => {
    const part = strToU8(' '.repeat(90_000))
    const zip = openZip(Buffer.from(zipSync({ a: part, b: part })), { entries: 10, bytes: 100_000 })
    expect(zip('a')?.length).toBe(90_000)
    expect(refusal(() => zip('b'))).toBe(tooLarge)
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.xml`, strToU8('')]))
    expect(refusal(() => read(Buffer.from(zipSync(many))))).toBe(tooLarge)
  })

  test('when one text fills many cells, or a cell stands far to the right', () => {
    const long = `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`
    expect(refusal(() => read(xlsxOf({ rows, sharedStrings: long })))).toBe(tooLarge)
    expect(refusal(() => read(xlsxOf({ rows: '<row><c r="XFD1"><v>1</v></c></row>' })))).toBe(
      'O arquivo tem mais de 100 colunas.',
    )
  })

  test('an archive within an archive stays packed', () => {
    const inner = zipSync({ 'bomb.xml': strToU8(' '.repeat(1_000_000)) })
    const data = xlsxOf({ rows: '<row><c><v>1</v></c></row>', parts: { 'xl/media/nested.zip': inner } })
    expect(read(data).lines).toHaveLength(1)
  })
})

test('the lines beyond the limit are not read', () => {
  expect(readXlsx(sheetFile([['a'], ['b'], ['c']]), { lines: 2, columns: 5 })).toMatchObject({
    lines: [{ cells: ['a'] }, { cells: ['b'] }],
    more: true,
  })
})

test('whatever texts a spreadsheet holds come back, shared or of their own', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'José',
      ' com espaços ',
      'R&D <b>',
      ']]>',
      '"aspas"',
      "D'Ávila",
      '_x0041_',
      '=1+1',
      '😀',
      '007',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\p{Cc}\ufffe\uffff]/u.test(text)),
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 10 })
  const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  // cells and lines of spaces are as empty ones; a text like _x0041_ is a character
  const wanted = (lines: string[][]) =>
    lines.flatMap((line) => {
      const whole = line.map((text) => (text.trim() === '' ? '' : text.replaceAll('_x0041_', 'A')))
      const cells = whole.slice(0, whole.findLastIndex((text) => text.trim() !== '') + 1)
      return cells.length ? [cells] : []
    })
  const found = (data: Buffer) =>
    read(data).lines.map(({ cells: all }) => all.slice(0, all.findLastIndex((text) => text.trim() !== '') + 1))
  fc.assert(
    fc.property(table, (lines) => {
      expect(found(sheetFile(lines))).toEqual(wanted(lines))
      const rows = lines
        .map(
          (line) =>
            `<row>${line.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`).join('')}</row>`,
        )
        .join('')
      expect(found(xlsxOf({ rows }))).toEqual(wanted(lines))
    }),
    { numRuns: 200 },
  )
})
