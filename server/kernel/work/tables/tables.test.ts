import { describe, expect, test } from '@jest/globals'
import { encodings } from '../../../../tests/factories/encodings.js'
import { fc } from '../../../../tests/factories/random.js'
import { decodeText } from './decode.js'
import { readDelimited } from './delimited.js'
import { titleLine } from './titles.js'

describe('the text of a file', () => {
  const text = 'Nome;Cidade\r\nJosé da Conceição;São Paulo — “sede”\r\n'

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16, the other way round, without a mark', Buffer.from(text, 'utf16le').swap16()],
  ])('in %s is the same', (_, data) => {
    expect(decodeText(data)).toBe(text)
  })

  test('in Windows-1252 is the same', () => {
    expect(decodeText(Buffer.from([0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x80, 0x96]))).toBe('José €–')
    expect(decodeText(Buffer.from('Caf\xc9\x94 do J\xf3 e J\xf3ia', 'latin1'))).toBe('CafÉ” do Jó e Jóia')
  })

  test('of UTF-8 with single bytes of Windows-1252 keeps the others right', () => {
    const mixed = Buffer.concat([
      Buffer.from('José da Conceição;'),
      Buffer.from([0x4a, 0x6f, 0xe3, 0x6f]),
      Buffer.from(';Goiânia'),
    ])
    expect(decodeText(mixed)).toBe('José da Conceição;João;Goiânia')
  })

  test('of a picture or an archive is none', () => {
    expect(decodeText(Buffer.from('PK\x03\x04\x00\x00\x08'))).toBeNull()
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0]))).toBeNull()
  })
})

const rowsOf = (text: string) => readDelimited(text, 1000).lines.map(({ cells }) => cells)

describe('the lines of a table', () => {
  test('are split where all are split alike', () => {
    expect(rowsOf('Data;Valor\n1;-1.036,00\n2;-109,61\n')).toEqual([
      ['Data', 'Valor'],
      ['1', '-1.036,00'],
      ['2', '-109,61'],
    ])
    expect(rowsOf('nome,obs\nAna,"a; b; c"\nBeto,"d; e"\n')).toEqual([
      ['nome', 'obs'],
      ['Ana', 'a; b; c'],
      ['Beto', 'd; e'],
    ])
    expect(rowsOf('sep=|\na|b;c\n')).toEqual([['a', 'b;c']])
    expect(rowsOf('nome\nSilva, Ana\n')).toEqual([['nome'], ['Silva, Ana']])
  })

  test('are numbered as spreadsheets show them', () => {
    const { lines } = readDelimited('\n\na;b\n"x\ny";2\n;;\n3;4\n', 1000)
    expect(lines.map(({ number }) => number)).toEqual([3, 4, 6])
  })

  test('with quotes that do not close are named, and more than the limit are told', () => {
    expect(readDelimited('a;b\n1;"2\n3;4\n', 1000).unclosed).toBe(2)
    expect(readDelimited('a;b\n1;2\n3;4\n', 2)).toMatchObject({ more: true })
  })

  test('come back as they were written, whatever the layout, the encoding and the quoting', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        'Maria da Conceição',
        'D’Ávila; Ana',
        'a, b',
        '-1.036,00',
        'x|y',
        'com "aspas"',
        'duas\nlinhas',
        '',
      ),
      fc.string({ maxLength: 12, unit: fc.constantFrom(...'aãç1 .-/') }),
    )
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((width) =>
        fc.array(fc.tuple(...Array.from({ length: width }, () => cell)), { minLength: 2, maxLength: 12 }),
      )
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom(...Object.keys(encodings)),
        (rows, separator, end, always, encoding) => {
          // a column of names makes sure that no line is empty
          const written = rows.map((cells, at) => [`linha${at}`, ...cells.map((one) => one.trim()), 'fim'])
          const quoted = (one: string) => (always || /[;,\t|"\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)
          const text = `sep=${separator}${end}${written.map((cells) => cells.map(quoted).join(separator)).join(end)}${end}`
          const bytes = (part: string) => encodings[encoding]?.(part) ?? Buffer.alloc(0)
          const read = decodeText(bytes(text))
          expect(rowsOf(read ?? '')).toEqual(written)
          // without the line that says it, the separator is found, unless another one splits the lines as evenly
          const guessed = rowsOf(decodeText(bytes(text.slice(text.indexOf(end) + end.length))) ?? '')
          if (!rows.flat().some((one) => /[;,\t|]/.test(one))) expect(guessed).toEqual(written)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the titles of a table', () => {
  const known = (cells: readonly string[]) =>
    cells.filter((cell) => ['Nome', 'Telefone', 'Data', 'Valor'].includes(cell)).length
  const at = (text: string) => titleLine(readDelimited(text, 1000, known).lines, known)

  test('stand where most of them are known', () => {
    expect(at('Nome;Telefone\nAna;1\n')).toBe(0)
    expect(at('IGREJA EXEMPLO;\nRelação de membros;\n;\nNome;Telefone\nAna;1\n')).toBe(2)
    expect(at('Nome;Coisa\nAna;1\n')).toBe(0)
  })

  test('tell the separator where most lines stand above them', () => {
    const file = (separator: string) =>
      `IGREJA EXEMPLO\nLista, de hoje\nGerada por: Maria, secretária\nNome${separator}Telefone\nAna${separator}1\n`
    for (const separator of [';', ',', '\t', '|'])
      expect([separator, readDelimited(file(separator), 1000, known).lines.at(-1)?.cells]).toEqual([
        separator,
        ['Ana', '1'],
      ])
    expect(at('Relação: Nome;Hoje\nRua;1\nNome;Telefone;Data\nAna;1;2\n')).toBe(2)
  })

  test('are missing when the first line holds values', () => {
    expect(at('03/11/2026;PIX;1700,00\n04/11/2026;LUZ;-1,00\n')).toBeNull()
    expect(at('Ana;ana@example.org\nBeto;b@example.org\n')).toBeNull()
    expect(at('Dia;O que;Quanto\n05/10/2026;Oferta;10,00\n')).toBe(0)
  })
})
