import { describe, expect, test } from '@jest/globals'
import { AppError } from '../../../../kernel/base/errors.js'
import { readCsv } from './csv.js'
import { formatOf, importLimits } from './format.js'
import { readJson } from './json.js'
import { readXml } from './xml.js'

const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.message}`
    throw error
  }
  return 'not refused'
}

const bytes = (text: string) => Buffer.from(text)
const billionLaughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><usuarios><usuario><name>&b;</name></usuario></usuarios>`

describe('the format of a file', () => {
  test('the format of a file is determined by its name and its content', () => {
    expect(formatOf('Membros.CSV', bytes('nome\nAna'))).toBe('csv')
    expect(formatOf('a.json', bytes('\ufeff [\n {"name": "Ana"}]'))).toBe('json')
    expect(formatOf('a.xml', bytes('<?xml version="1.0"?><usuarios/>'))).toBe('xml')
    for (const [name, text] of [
      ['a.csv', '<html>'],
      ['a.csv', '[{"name": "Ana"}]'],
      ['a.json', 'name;email\nAna;'],
      ['a.json', '<usuarios/>'],
      ['a.xml', '{"name": 1}'],
      ['a.csv', 'PK\x03\x04\x00\x00'],
      ['a.xml', '\xff\xfe<\x00u\x00'],
      ['virus.exe', 'MZ\x00\x01'],
      ['membros.xlsx', 'nome'],
      ['csv', 'nome'],
      ['a.csv.txt', 'nome'],
    ] as const) {
      expect([name, refusal(() => formatOf(name, Buffer.from(text, 'latin1')))[2]]).toEqual([name, '5'])
    }
    expect(refusal(() => formatOf('a.csv', bytes('')))).toBe('422 O arquivo está vazio.')
    expect(refusal(() => formatOf('a.csv', Buffer.alloc(importLimits.bytes + 1, 'a')))).toMatch(/^413/)
  })

  test('XML with a DOCTYPE is refused at once, wherever the DOCTYPE is', () => {
    const late = bytes(`<usuarios>${' '.repeat(2_000_000)}<!doctype x>`)
    // the machine may be busy, so the fastest of several runs counts
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now()
      expect(refusal(() => formatOf('a.xml', bytes(billionLaughs)))).toMatch(/^400/)
      expect(refusal(() => formatOf('a.xml', late))).toMatch(/^400/)
      return performance.now() - started
    })
    expect(Math.min(...times)).toBeLessThan(50)
    expect(
      formatOf('a.xml', bytes('<usuarios><!-- DOCTYPE --><usuario><name><![CDATA[<!]]></name></usuario></usuarios>')),
    ).toBe('xml')
  })
})

describe('CSV', () => {
  const cells = (text: string) => readCsv(text).linhas.map(({ valores }) => valores)

  test('the delimiter is a comma or a semicolon, as in the titles; the other character is text', () => {
    expect(readCsv('nome;email\nSilva, Ana;a@x.com')).toEqual({
      avisos: [],
      colunas: ['nome', 'email'],
      linhas: [{ numero: 2, valores: ['Silva, Ana', 'a@x.com'] }],
    })
    expect(cells('nome,email\n"Silva; Ana",a@x.com')).toEqual([['Silva; Ana', 'a@x.com']])
    expect(readCsv('nome\nAna\nBeto').linhas).toHaveLength(2)
  })

  test('quoted cells may contain delimiters, line breaks and quotes; unclosed quotes are refused', () => {
    expect(cells('nome;obs\n"Ana ""Nita""";"uma; duas\nlinhas"\r\nBeto;x')).toEqual([
      ['Ana "Nita"', 'uma; duas\nlinhas'],
      ['Beto', 'x'],
    ])
    expect(refusal(() => readCsv('nome;obs\nBeto;x\nAna;"sem fim\nCaio;y'))).toBe(
      '422 Linha 3: há aspas que não fecham.',
    )
  })

  test('all line endings are accepted; empty rows count in the row numbers but are not read', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { linhas } = readCsv(['', 'nome;email', 'Ana;', '', ';;', ' ; ', 'Beto;b@x.com', '', ''].join(end))
      expect(linhas.map(({ numero, valores }) => [numero, valores[0]])).toEqual([
        [3, 'Ana'],
        [7, 'Beto'],
      ])
    }
  })

  test('formulas stay text, and a very long cell is read', () => {
    const long = 'a'.repeat(1_000_000)
    expect(cells(`nome;obs\n=1+1;${long}`)).toEqual([['=1+1', long]])
  })

  test('an extra cell is kept, so that the row can be refused with an error', () => {
    expect(cells('nome;email\nAna;a@x.com;Rua;;')).toEqual([['Ana', 'a@x.com', 'Rua']])
  })

  test('every column gets a unique name, and more than 100 columns are refused', () => {
    expect(readCsv('nome;;nome;nome\n1;2;3;4').colunas).toEqual(['nome', 'Coluna 2', 'nome (2)', 'nome (3)'])
    expect(refusal(() => readCsv(`${Array(101).fill('c').join(';')}\na`))).toMatch(/100 colunas/)
  })

  test('a file without rows, or with more than 50,000, is refused', () => {
    expect(refusal(() => readCsv('nome;email\n\n;\n'))).toBe('422 O arquivo não tem nenhuma linha para importar.')
    expect(readCsv(`nome\n${'Ana\n'.repeat(50_000)}`).linhas).toHaveLength(50_000)
    expect(refusal(() => readCsv(`nome\n${'Ana\n'.repeat(50_001)}`))).toBe('422 O arquivo tem mais de 50.000 linhas.')
    expect(refusal(() => readCsv(`nome\nAna\n${'\n'.repeat(200_000)}Beto`))).toBe(
      '422 O arquivo tem mais de 50.000 linhas.',
    )
  })

  test('characters that the database cannot store are replaced', () => {
    expect(cells('nome\na\u0000b\nc\ud800d')).toEqual([['a\u0001b'], ['c\ufffdd']])
  })
})

describe('reading JSON files', () => {
  const shape = '422 O arquivo JSON deve ser uma lista de objetos com valores simples.'

  test('the JSON reader reads an array of objects with different fields', () => {
    expect(readJson('[{"name": "Ana", "numero": 7}, {"email": null, "ativo": true, "name": "Beto"}]')).toEqual({
      avisos: [],
      colunas: ['name', 'numero', 'email', 'ativo'],
      linhas: [
        { numero: 1, valores: ['Ana', '7'] },
        { numero: 2, valores: ['Beto', '', '', 'true'] },
      ],
    })
    expect(readJson('[{"name": "chaves {[ \\" ]}"}]').linhas[0]?.valores).toEqual(['chaves {[ " ]}'])
  })

  test('the JSON reader refuses everything except an array of flat objects', () => {
    for (const text of [
      '{"usuarios": []}',
      '[[1]]',
      '["Ana"]',
      '[null]',
      '[{"name": {"a": 1}}]',
      '[{"name": ["a"]}]',
      '7',
    ]) {
      expect([text, refusal(() => readJson(text))]).toEqual([text, shape])
    }
    expect(refusal(() => readJson('[{"name": "Ana"'))).toBe('422 O arquivo JSON está malformado.')
    expect(refusal(() => readJson('[]'))).toBe('422 O arquivo não tem nenhuma linha para importar.')
    expect(refusal(() => readJson(`[${'{},'.repeat(50_000)}{}]`))).toBe('422 O arquivo tem mais de 50.000 linhas.')
    expect(refusal(() => readJson(`[{${Array.from({ length: 101 }, (_, i) => `"c${i}": 1`)}}]`))).toMatch(/100 colunas/)
  })

  test('the JSON reader refuses deep nesting quickly', () => {
    const started = performance.now()
    expect(refusal(() => readJson('['.repeat(5_000_000)))).toBe(shape)
    expect(refusal(() => readJson(`[{"a": "${'\\"['.repeat(1_000_000)}`))).toBe('422 O arquivo JSON está malformado.')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('fields named like JavaScript built-ins are ordinary fields', () => {
    const { colunas, linhas } = readJson('[{"__proto__": "x", "constructor": "y", "name": "Ana"}]')
    expect([colunas, linhas[0]?.valores]).toEqual([
      ['__proto__', 'constructor', 'name'],
      ['x', 'y', 'Ana'],
    ])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('reading XML files', () => {
  const xml = (inner: string) => readXml(`<?xml version="1.0" encoding="UTF-8"?><usuarios>${inner}</usuarios>`)

  test('the XML reader reads one usuario or many, with all values as text', () => {
    expect(xml('<usuario id="1"><name>Jos&#233; &amp; Ana</name><numero>007</numero></usuario>')).toEqual({
      avisos: [],
      colunas: ['name', 'numero'],
      linhas: [{ numero: 1, valores: ['José & Ana', '007'] }],
    })
    expect(
      xml('<usuario><name><![CDATA[<Ana>]]></name></usuario><!-- -->\n<usuario/><usuario><email/></usuario>').linhas,
    ).toEqual([
      { numero: 1, valores: ['<Ana>'] },
      { numero: 2, valores: [] },
      { numero: 3, valores: ['', ''] },
    ])
  })

  test('the XML reader refuses everything except usuario elements with simple tags', () => {
    expect(refusal(() => readXml('<pessoas><pessoa/></pessoas>'))).toMatch(/^422 O arquivo XML deve ter a forma/)
    expect(refusal(() => readXml('<usuarios/>'))).toMatch(/nenhuma linha/)
    expect(refusal(() => xml('<usuario><name>Ana</name>'))).toBe('422 O arquivo XML está malformado.')
    expect(refusal(() => xml('<usuario><name><a>1</a></name></usuario>'))).toMatch(/valor simples/)
    expect(refusal(() => xml('<usuario><name>Ana</name><name>Beto</name></usuario>'))).toMatch(/valor simples/)
    expect(refusal(() => xml('<usuario><__proto__>x</__proto__></usuario>'))).toMatch(/^422/)
    expect(refusal(() => readXml(`<usuarios>${'<a>'.repeat(100_000)}`))).toMatch(/^422/)
  })

  test('undeclared entities stay as text', () => {
    expect(xml('<usuario><name>&lol;</name></usuario>').linhas[0]?.valores).toEqual(['&lol;'])
  })
})
