import { expect, test } from '@jest/globals'
import { encodings } from '../../../../../tests/factories/encodings.js'
import { fc } from '../../../../../tests/factories/random.js'
import { type Line, readFile } from './arquivo.js'
import { readTable } from './csv.js'
import { columnsByTitle } from './dialetos.js'
import { decodeFile } from './extrato.js'

/* Random statements, written as banks write them: every day, amount, sign and text must come back. Set RUNS for more. */

const numRuns = Number(process.env.RUNS ?? 300)

interface Movimento {
  data: string
  centavos: number
  texto: string
}

const palavra = fc.constantFrom(
  ...['PIX', 'Recebido', 'TED', 'João', 'da', 'Conceição', 'D’Ávila', 'Ação', '“Ótica”', '–', 'R&D', 'nº', '7'],
  ...['a;b', 'x, y', 'c|d', 'e\tf', 'com "aspas"', 'ção', 'ÀÉÎÕÜ', '€', 'Núñez', '03/11', '1.250,00'],
)

const movimento: fc.Arbitrary<Movimento> = fc.record({
  data: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  centavos: fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -1e11, max: 1e11 })).filter(Boolean),
  texto: fc.array(palavra, { minLength: 1, maxLength: 5 }).map((words) => `LANC ${words.join(' ')}`),
})

const movimentos = fc.array(movimento, { minLength: 1, maxLength: 12 })

const amountOf = (centavos: number): string =>
  `${centavos < 0 ? '-' : ''}${Math.floor(Math.abs(centavos) / 100)}.${String(Math.abs(centavos) % 100).padStart(2, '0')}`

/** How banks write an amount without its sign. */
const numeros: Readonly<Record<string, (centavos: number) => string>> = {
  '1.250,00': (centavos) => {
    const [whole = '', part] = amountOf(Math.abs(centavos)).split('.')
    return `${whole.replace(/(?<=\d)(?=(\d{3})+$)/g, '.')},${part}`
  },
  '1250,00': (centavos) => amountOf(Math.abs(centavos)).replace('.', ','),
  '1250.00': (centavos) => amountOf(Math.abs(centavos)),
  'R$ 1.250,00': (centavos) => `R$ ${numeros['1.250,00']?.(centavos)}`,
}

type WriteLines = (movimento: Movimento, numero: string) => string[]

/** Where banks put the sign; each with its titles of amounts. */
const sinais: readonly { titulos: string[]; celulas: WriteLines }[] = [
  { titulos: ['Valor'], celulas: ({ centavos }, numero) => [centavos < 0 ? `-${numero}` : numero] },
  { titulos: ['Valor'], celulas: ({ centavos }, numero) => [centavos < 0 ? `${numero}-` : numero] },
  { titulos: ['Valor'], celulas: ({ centavos }, numero) => [`${numero} ${centavos < 0 ? 'D' : 'C'}`] },
  { titulos: ['Valor'], celulas: ({ centavos }, numero) => [centavos < 0 ? `\u2212${numero}` : numero] },
  {
    titulos: ['Crédito (R$)', 'Débito (R$)'],
    celulas: ({ centavos }, numero) => (centavos < 0 ? ['', numero] : [numero, '']),
  },
  { titulos: ['Valor', 'D/C'], celulas: ({ centavos }, numero) => [numero, centavos < 0 ? 'D' : 'C'] },
  { titulos: ['Valor', 'Tipo'], celulas: ({ centavos }, numero) => [numero, centavos < 0 ? 'Saída' : 'Entrada'] },
]

const dias: Readonly<Record<string, (data: string) => string>> = {
  'dd/mm/aaaa': (data) => data.split('-').reverse().join('/'),
  'd/m/aaaa': (data) => data.split('-').reverse().map(Number).join('/'),
  'dd.mm.aaaa': (data) => data.split('-').reverse().join('.'),
  'aaaa-mm-dd': (data) => data,
  aaaammdd: (data) => data.replaceAll('-', ''),
}

const readBack = (nomeArquivo: string, data: Buffer) => {
  const escolhidas = nomeArquivo.endsWith('.csv') ? columnsByTitle(readTable(decodeFile(data)).titulos) : null
  const read = readFile({ nomeArquivo, data, escolhidas, lembradas: [] })
  if (!('extrato' in read)) throw new Error('columns are asked')
  return (JSON.parse(read.extrato.lote) as Line[]).map(({ data, valor, historico }) => ({ data, valor, historico }))
}

const writtenFiles = (all: readonly Movimento[]) =>
  all.map(({ data, centavos, texto }) => ({
    data,
    valor: amountOf(centavos),
    historico: texto.replace(/\s+/g, ' '),
  }))

const one = <T extends object>(of: T) => fc.constantFrom(...(Object.keys(of) as (keyof T & string)[]))

test('a statement in CSV comes back whole, whatever its layout, its numbers and its encoding', () => {
  fc.assert(
    fc.property(
      movimentos,
      fc.constantFrom(';', ',', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(...sinais),
      one(numeros),
      one(dias),
      one(encodings),
      fc.boolean(),
      (all, separator, end, { titulos, celulas }, numero, dia, encoding, always) => {
        // Windows-1252 has no such minus
        const wide = (cell: string) => (encoding === 'Windows-1252' ? cell.replace('\u2212', '-') : cell)
        const rows = all.map((each) => [
          dias[dia]?.(each.data) ?? '',
          each.texto,
          ...celulas(each, numeros[numero]?.(each.centavos) ?? '').map(wide),
        ])
        const quoted = (cell: string) => (always || /[;,\t|"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
        const text = [['Data', 'Histórico', ...titulos], ...rows]
          .map((cells) => cells.map(quoted).join(separator) + end)
          .join('')
        expect(readBack('a.csv', encodings[encoding]?.(text) ?? Buffer.alloc(0))).toEqual(writtenFiles(all))
      },
    ),
    { numRuns },
  )
})

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

test('a statement in OFX comes back whole, with closed tags or open ones, on lines of their own or on one', () => {
  fc.assert(
    fc.property(
      movimentos,
      fc.boolean(),
      fc.constantFrom('\n', '\r\n', ''),
      fc.constantFrom('.', ','),
      fc.constantFrom('UTF-8', 'Windows-1252'),
      fc.boolean(),
      fc.boolean(),
      (all, closed, end, point, encoding, raw, named) => {
        const leaf = (tag: string, text: string) => `<${tag}>${text}${closed ? `</${tag}>` : ''}${end}`
        const rows = all.map(
          ({ data, centavos, texto }, at) =>
            `<STMTTRN>${end}${leaf('TRNTYPE', centavos < 0 ? 'DEBIT' : 'CREDIT')}${leaf('DTPOSTED', `${data.replaceAll('-', '')}120000[-3:BRT]`)}${leaf('TRNAMT', amountOf(centavos).replace('.', point))}${leaf('FITID', String(at))}${leaf(named ? 'NAME' : 'MEMO', raw ? texto : escaped(texto))}</STMTTRN>${end}`,
        )
        const text = `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX>${end}<BANKMSGSRSV1><STMTTRNRS><STMTRS>${end}<BANKACCTFROM>${leaf('BANKID', '341')}${leaf('ACCTID', '12345')}</BANKACCTFROM>${end}<BANKTRANLIST>${end}${rows.join('')}</BANKTRANLIST>${end}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
        expect(readBack('a.ofx', encodings[encoding]?.(text) ?? Buffer.alloc(0))).toEqual(writtenFiles(all))
      },
    ),
    { numRuns },
  )
})
