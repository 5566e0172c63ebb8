import { describe, expect, test } from '@jest/globals'
import { fc } from '../../../../../tests/factories/random.js'
import { AppError } from '../../../../kernel/base/errors.js'
import { readCsv, readTable } from './csv.js'
import { columnsByTitle } from './dialetos.js'
import {
  amountOfBanco,
  decodeFile,
  e2eOf,
  identify,
  isSameConta,
  mayBeOfConta,
  motivoOfText,
  normalisedConta,
} from './extrato.js'
import { normaliseOfx, readOfx } from './ofx.js'

const header =
  'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n'

const before = `<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101100000[-03:EST]<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1001
<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0341<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261001<DTEND>20261031
`
const after =
  '</BANKTRANLIST><LEDGERBAL><BALAMT>1500.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>'

/** Every tag on its own line, as most banks write it. */
const lines = (text: string) => text.replace(/(?<!^)</g, '\r\n<').replace(/[\r\n]+/g, '\r\n')

const one = (inside: string, fitid = '20261005001') =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005100000[-03:EST]<FITID>${fitid}${inside}</STMTTRN>`

const file = (...movements: string[]) => header + lines(before + movements.join('\n') + after)

const read = (text: string) => readOfx(decodeFile(Buffer.from(text)))

const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.message}`
    throw error
  }
  return 'not refused'
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('OFX files as Brazilian banks write them', () => {
  test('a file in Windows-1252 is read with its accents, its account, its period and its balance', () => {
    const text = file(one('<TRNAMT>150.00<CHECKNUM>20261005001<MEMO>PIX RECEBIDO JOÃO DA CONCEIÇÃO      '))
    expect(readOfx(decodeFile(latin1(text)))).toEqual({
      banco: '0341',
      agencia: '',
      conta: '1234567890',
      inicio: '2026-10-01',
      fim: '2026-10-31',
      saldo: '1500.00',
      dataSaldo: '2026-10-31',
      movimentos: [
        {
          data: '2026-10-05',
          valor: '150.00',
          fitid: '20261005001',
          nome: '',
          memo: 'PIX RECEBIDO JOÃO DA CONCEIÇÃO',
          documento: '20261005001',
          detalhe: '',
        },
      ],
      deFora: 0,
    })
  })

  test('a file in UTF-16 is read', () => {
    const text = file(one('<TRNAMT>150.00<MEMO>João'))
    expect(readOfx(decodeFile(Buffer.from(text, 'utf16le'))).movimentos.map(({ memo }) => memo)).toEqual(['João'])
  })

  test.each([
    ['-1.250,00', '-1250.00'],
    ['386,80', '386.80'],
    ['+200.00', '200.00'],
    ['.50', '0.50'],
    ['-,5', '-0.50'],
    ['0', '0.00'],
    ['999999999999.99', '999999999999.99'],
  ])('the amount %s is %s', (written, exact) => {
    expect(amountOfBanco(written)).toBe(exact)
    expect(read(file(one(`<TRNAMT>${written}<MEMO>x`))).movimentos[0]?.valor).toBe(exact)
  })

  test.each([
    '',
    '-',
    '.',
    ',',
    '1.250.00',
    '1,250.00',
    '1e3',
    '0x10',
    '12,345',
    '10.001',
    'R$ 10,00',
    'NaN',
    '９',
    '1234567890123.00',
  ])('the amount %p is refused with its line', (written) => {
    expect(amountOfBanco(written)).toBeNull()
    const text = file(one('<TRNAMT>1.00<MEMO>a'), one(`<TRNAMT>${written}<MEMO>b`))
    expect(refusal(() => read(text))).toMatch(/^422 Linha \d+: o valor '/)
  })

  test('a file with a byte order mark and closing tags is UTF-8, whatever its header says', () => {
    const text = file(
      one('<TRNAMT>1.00</TRNAMT><MEMO>Dízimo de José</MEMO>').replace('20261005001', '20261005001</FITID>'),
    )
    expect(read(`\ufeff${text}`).movimentos[0]?.memo).toBe('Dízimo de José')
  })

  test('movements with one FITID are all kept, and equal ones are told apart by their order', () => {
    const at = (amount: string, memo: string) =>
      one(`<TRNAMT>${amount}<MEMO>Pix - Recebido 05/10 ${memo}`, '202610051100')
    const lido = read(file(at('100.00', '09:12 ANA'), at('50.00', '10:40 BIA'), at('100.00', '09:12 ANA')))
    const known = identify(lido).map(({ valor, identidade }) => [valor, identidade.slice(0, 16)])
    expect(known[0]).toEqual(['100.00', 'c598e7af82486ba5'])
    expect(known[2]).toEqual(['100.00', '2786ad976f1718fa'])
    expect(new Set(known.map(([, identidade]) => identidade)).size).toBe(3)
  })

  test('one flipped character of what the bank says makes another identity', () => {
    const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1)
    const said = {
      fitid: '202610051100',
      data: '2026-10-05',
      valor: '100.00',
      nome: 'ANA',
      memo: 'Pix 05/10',
      documento: '',
    }
    const conta = {
      banco: '0341',
      agencia: '',
      conta: '1234567890',
      inicio: null,
      fim: null,
      saldo: null,
      dataSaldo: null,
    }
    const identity = (movimento: typeof said, of = conta) => identify({ ...of, movimentos: [movimento] })[0]?.identidade
    const field = fc.constantFrom('fitid', 'nome', 'memo', 'data', 'valor', 'banco', 'conta')
    fc.assert(
      fc.property(field, fc.nat(30), (name, at) => {
        const all = { ...conta, ...said } as unknown as Record<string, string>
        const text = all[name] as string
        const other = { [name]: flip(text, at % text.length) }
        return name in said
          ? identity({ ...said, ...other }) !== identity(said)
          : identity(said, { ...conta, ...other }) !== identity(said)
      }),
    )
  })

  test('a raw & is text, and an empty leaf is left out', () => {
    const text = file(one('<TRNAMT>-30.00<CHECKNUM><MEMO>TOK & STOK PARC 02/05'))
    expect(read(text).movimentos).toMatchObject([{ memo: 'TOK & STOK PARC 02/05', documento: '' }])
    const single = header + (before + one('<TRNAMT>-30.00<CHECKNUM><MEMO>A < B > C & D') + after).replace(/[\r\n]/g, '')
    expect(read(single).movimentos).toMatchObject([{ memo: 'A < B > C & D', documento: '' }])
  })

  test('an XML file of version 2 is read, and its entities are text', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>341</BANKID><ACCTID>1</ACCTID></BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001</DTSTART><DTEND>20261031</DTEND><STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>20261005</DTPOSTED>
<TRNAMT>10.00</TRNAMT><FITID>1</FITID><NAME><![CDATA[A & B]]></NAME><MEMO>D&#237;zimo &amp; oferta &quot;x&quot;</MEMO></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    expect(read(xml).movimentos).toMatchObject([{ nome: 'A & B', memo: 'Dízimo & oferta "x"', valor: '10.00' }])
  })

  test('a file on one line, a header on one line and no header at all are read', () => {
    const body = (before + one('<TRNAMT>1.00<MEMO>x') + after).replace(/[\r\n]/g, '')
    for (const start of [header, header.replace(/\r\n/g, ' '), '', '\n\n'])
      expect(read(start + body).movimentos).toHaveLength(1)
  })

  test('an empty list of movements is no error', () => {
    expect(read(file()).movimentos).toEqual([])
  })

  test('a long FITID stays text, and a document number of zeros is none', () => {
    const [movimento] = read(file(one('<TRNAMT>1.00<CHECKNUM>0<MEMO>x', '000000000000000000000000000001'))).movimentos
    expect(movimento).toMatchObject({ fitid: '000000000000000000000000000001', documento: '' })
  })

  test('leaves that nobody knows, closed or not, do not disturb the others', () => {
    const text = file(one('<TRNAMT>1.00<X.NOVO>abc<Y>def</Y><Z><MEMO>x'))
    expect(read(text).movimentos).toMatchObject([{ memo: 'x', valor: '1.00' }])
  })

  test.each([
    ['[-03:EST]', '20261005235959[-03:EST]'],
    ['[-3:BRT]', '20261005235959[-3:BRT]'],
    ['no zone', '20261005'],
  ])('the day of an instant with %s is its first eight digits', (_zone, instant) => {
    const text = file(one('<TRNAMT>1.00<MEMO>x')).replace('20261005100000[-03:EST]', instant)
    expect(read(text).movimentos[0]?.data).toBe('2026-10-05')
  })

  test('a day that does not exist is refused with its line', () => {
    const text = file(one('<TRNAMT>1.00<MEMO>x')).replace('20261005100000[-03:EST]', '20261305')
    expect(refusal(() => read(text))).toMatch(/^422 Linha \d+: a data/)
  })

  test('files of several accounts are refused', () => {
    const another = (before + after).replace('<OFX>', '').replace('</OFX>', '').replace('1234567890', '99')
    const text = (before + after).replace('</OFX>', `${another}</OFX>`)
    expect(refusal(() => read(text))).toMatch(/mais de uma conta/)
  })
})

describe('files that are no statements', () => {
  test.each<[string, Buffer, string]>([
    ['empty', Buffer.alloc(0), '422 O arquivo está vazio.'],
    ['too large', Buffer.alloc(50_000_000, 'a'), '413 O extrato pode ter até 5 MB.'],
    ['with zero bytes', Buffer.from(`${file()}\0`), '422 O arquivo não é um extrato: envie um arquivo OFX ou CSV.'],
    [
      'HTML',
      Buffer.from('<html><body>Sessão expirada</body></html>'),
      '422 O arquivo não é um extrato OFX. Baixe no site do banco o extrato em OFX (Money).',
    ],
    [
      'cut off',
      Buffer.from(file(one('<TRNAMT>1.00<MEMO>x')).split('</STMTTRN>')[0] as string),
      '422 O arquivo termina antes do fim do extrato. Baixe-o de novo no site do banco.',
    ],
    [
      'nested deeply',
      Buffer.from(`<OFX>${'<A>'.repeat(200_000)}`),
      '422 O arquivo não é um extrato OFX: tem níveis demais.',
    ],
    ['without an account', Buffer.from('<OFX></OFX>'), '422 O arquivo OFX não tem o extrato de uma conta.'],
  ])('a file that is %s is refused', (_name, data, message) => {
    expect(refusal(() => readOfx(decodeFile(data)))).toBe(message)
  })

  test('entities, declarations and attributes are never expanded or kept', () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`
    const text = laughs + file(one('<TRNAMT>1.00<MEMO>&b;'))
    expect(read(text).movimentos[0]?.memo).toBe('&b;')
    expect(refusal(() => read(`<OFX>${laughs}</OFX>`))).toMatch(/^422 Linha 1: /)
    expect(refusal(() => read('<OFX><A b="c">x</A></OFX>'))).toMatch(/^422 Linha 1: /)
  })

  test('texts that make careless patterns slow are answered at once', () => {
    const started = performance.now()
    for (const text of [
      `<OFX>${'<'.repeat(400_000)}</OFX>`,
      `<OFX><${'A'.repeat(2_000_000)}`,
      `<OFX><MEMO>${'<MEMO'.repeat(300_000)}`,
      `<OFX><MEMO>${' '.repeat(2_000_000)}x</OFX>`,
      `<OFX>${'<!--'.repeat(400_000)}</OFX>`,
      `<OFX><MEMO>${'&'.repeat(1_000_000)}</OFX>`,
    ])
      refusal(() => readOfx(text))
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('whatever the bytes are, a file is read or refused in Portuguese', () => {
    const pieces = fc.constantFrom(
      '<OFX>',
      '</OFX>',
      '<STMTTRN>',
      '</STMTTRN>',
      '<MEMO>',
      '<TRNAMT>',
      '1,00',
      '&',
      '<',
      '>',
      '\n',
      'ã',
      '<BANKTRANLIST>',
      '<?',
      '<!',
      ']]>',
      '20261005',
      '<DTPOSTED>',
      '<A.B>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        for (const text of [parts.join(''), header + before + parts.join('') + after]) refusal(() => read(text))
      }),
      { numRuns: 500 },
    )
  })

  test('what is rewritten is balanced XML of known depth', () => {
    expect(normaliseOfx('x<ofx><A><MEMO>b</memo><C></ofx>rest')).toBe('<OFX><MEMO>b</MEMO></OFX>')
  })
})

describe('what the text of a movement says', () => {
  const movimento = { data: '2026-10-05', valor: '10.00', fitid: '', nome: '', memo: 'PIX', documento: '' }

  test.each([
    ['a usual one', {}, null],
    ['a balance', { memo: 'SALDO ANTERIOR' }, 'saldo'],
    ['a balance of a coming day', { memo: 'Saldo do dia', data: '2099-11-02' }, 'saldo'],
    ['a balance with spaces between its letters', { memo: 'S A L D O' }, 'saldo'],
    ['a balance with spaces in its name', { nome: 'S A L D O', memo: 'BB' }, 'saldo'],
    ['no amount', { valor: '0.00' }, 'zero'],
    ['a bakery', { memo: 'SALDOSO PADARIA' }, null],
  ] as const)('%s', (_name, other, motivo) => {
    expect(motivoOfText({ ...movimento, ...other })).toBe(motivo)
  })
})

describe('whose account a file is of', () => {
  test('zeros, dashes and dots make no difference between banks and accounts', () => {
    expect(isSameConta({ banco: '0341', conta: '012345-6' }, { banco: '341', conta: '123456' })).toBe(true)
    expect(isSameConta({ banco: '', conta: '1.234-X' }, { banco: '001', conta: '1234x' })).toBe(true)
    expect(isSameConta({ banco: '001', conta: '123456' }, { banco: '341', conta: '123456' })).toBe(false)
    expect(normalisedConta({ banco: '0341', conta: '0012.345-6' })).toEqual({ banco: '341', conta: '123456' })
  })

  test.each([
    ['the same number', '98765-4', true],
    ['the number without its check digit', '98765', true],
    ['the number with the branch before it', '1234598765-4', true],
    ['the number with the branch, without its digit, before it', '1234987654', true],
    ['another number', '11111-1', false],
  ])('a first file with %s', (_name, conta, expected) => {
    const own = { banco: '001', agencia: '1234-5', numero: '98765-4' }
    expect(mayBeOfConta({ banco: '1', conta }, own)).toBe(expected)
  })

  test('an account without details takes any file, and the name of a bank tells no code', () => {
    expect(mayBeOfConta({ banco: '341', conta: '1' }, { banco: null, agencia: null, numero: null })).toBe(true)
    expect(mayBeOfConta({ banco: '341', conta: '1' }, { banco: 'Itaú', agencia: null, numero: '1' })).toBe(true)
    expect(
      mayBeOfConta({ banco: '341', conta: '1' }, { banco: '001 Banco do Brasil', agencia: null, numero: '1' }),
    ).toBe(false)
  })
})

test('the id of a Pix is found in any text of a movement, and nothing longer is taken for one', () => {
  const id = 'E12345678202610051221kkkkkkkkkkk'
  const movimento = { data: '', valor: '', fitid: '', nome: '', memo: '', documento: '' }
  expect(e2eOf({ ...movimento, memo: `PIX ${id} ANA` })).toBe(id)
  expect(e2eOf({ ...movimento, fitid: id })).toBe(id)
  expect(e2eOf({ ...movimento, memo: `PIX ${id}x` })).toBeNull()
})

describe('CSV statements', () => {
  const csv = (text: string) => {
    const tabela = readTable(text)
    const colunas = columnsByTitle(tabela.titulos)
    if (!colunas) throw new Error('the columns are not known')
    return readCsv(tabela, colunas).movimentos.map(({ data, valor, memo, documento }) => [data, valor, memo, documento])
  }

  test('a table with semicolons, decimal commas and Brazilian dates is read', () => {
    expect(
      csv(
        'Extrato;;;\n\nData;Histórico;Documento;Valor (R$)\n05/10/2026;"PIX; ANA";123;"1.250,00"\n06/10/26;TARIFA;;-12,50\n;Total;;\n',
      ),
    ).toEqual([
      ['2026-10-05', '1250.00', 'PIX; ANA', '123'],
      ['2026-10-06', '-12.50', 'TARIFA', ''],
    ])
  })

  test('a table with commas, decimal points and ISO dates is read', () => {
    expect(csv('Data,Valor,Identificador,Descrição\n2026-10-05,-10.5,abc,Café\n')).toEqual([
      ['2026-10-05', '-10.50', 'Café', 'abc'],
    ])
  })

  test('credit and debit columns give the sign', () => {
    expect(
      csv('Data;Descrição;Crédito;Débito\n05/10/2026;A;10,00;\n05/10/2026;B;;7,00\n05/10/2026;C;0,00;-3,00\n'),
    ).toEqual([
      ['2026-10-05', '10.00', 'A', ''],
      ['2026-10-05', '-7.00', 'B', ''],
      ['2026-10-05', '-3.00', 'C', ''],
    ])
  })

  test.each([
    ['10,00 D', '-10.00'],
    ['10,00-', '-10.00'],
    ['(10,00)', '-10.00'],
    ['-R$ 10,00', '-10.00'],
    ['10,00 C', '10.00'],
  ])('the amount %p is %s', (written, exact) => {
    expect(csv(`Data;Descrição;Valor\n05/10/2026;A;${written}\n`)[0]?.[1]).toBe(exact)
  })

  test('an amount or a day that cannot be read is refused with its line', () => {
    expect(refusal(() => csv('Data;Descrição;Valor\n05/10/2026;A;1,00\n05/10/2026;B;x\n'))).toBe(
      '422 Linha 3: o valor não pôde ser lido.',
    )
    expect(refusal(() => csv('Data;Descrição;Valor\n31/02/2026;A;1,00\n'))).toMatch(/^422 Linha 2: a data/)
    expect(refusal(() => csv('Data;Descrição;Valor\n05/10/2026;"A;1,00\n'))).toMatch(/aspas/)
    expect(refusal(() => csv('nada'))).toMatch(/não tem uma tabela/)
  })

  test('is read whatever stands above its titles, however few its movements are', () => {
    const above = [
      'BANCO EXEMPLO S.A.',
      'Extrato de conta corrente, agência 1234; conta 50883-7',
      'Cliente;IGREJA EXEMPLO',
      'Período: 01/11/2026 a 30/11/2026',
      'Saldo: R$ 1.000,00, disponível',
      'Data de emissão, 05/11/2026',
      'Extrato;Data: 05/11/2026',
      'Agência\t1234\tConta\t508837',
    ]
    const layouts = [
      {
        titles: ['Data', 'Histórico', 'Documento', 'Valor'],
        line: (n: number) => [`0${n}/11/2026`, `PIX ${n}`, `${n}`, `${n}0,00`],
      },
      {
        titles: ['data', 'lançamento', 'valor (R$)'],
        line: (n: number) => [`1${n}/11/2026`, `PIX, ${n}`, `-${n}0,00`],
      },
      {
        titles: ['Data', 'Descrição', 'Crédito', 'Débito'],
        line: (n: number) => [`2${n}/11/2026`, `TED; ${n}`, n % 2 ? `${n},00` : '', n % 2 ? '' : `${n},00`],
      },
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...above), { maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom(...layouts),
        (headings, count, separator, { titles, line }) => {
          const quoted = (cell: string) => (/[;,\t|]/.test(cell) ? `"${cell}"` : cell)
          const rows = Array.from({ length: count }, (_, n) => line(n + 1))
          const text = [...headings, ...[titles, ...rows].map((cells) => cells.map(quoted).join(separator))].join('\n')
          expect(csv(text).map(([day]) => day)).toEqual(rows.map(([day = '']) => day.split('/').reverse().join('-')))
          expect(readTable(text).titulos).toEqual(titles)
        },
      ),
      { numRuns: 500 },
    )
  })
})
