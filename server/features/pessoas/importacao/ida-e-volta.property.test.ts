import { expect, test } from '@jest/globals'
import { encodings } from '../../../../tests/factories/encodings.js'
import { fc } from '../../../../tests/factories/random.js'
import { sheetFile } from '../../../../tests/factories/xlsx.js'
import { decodeText } from '../../../kernel/work/tables/decode.js'
import { readCsv } from './file/csv.js'
import { readJson } from './file/json.js'
import type { Table } from './file/table.js'
import { readXlsx } from './file/xlsx.js'
import { mapColumns } from './linha/colunas.js'
import { leitorOfLines } from './linha/linha.js'
import { withOrders } from './linha/ordens.js'

/* Random lists of people, written as programs write them: every value of every person must come back. Set RUNS for more. */

const numRuns = Number(process.env.RUNS ?? 200)

const palavra = fc.constantFrom(
  ...['João', 'Maria', 'Conceição', 'D’Ávila', 'de', 'Núñez', 'Ana', 'Antônio', 'Sant’Ana', 'Müller', 'Zé'],
)
const sentence = fc
  .array(
    fc.constantFrom('Canta', 'no coro;', 'veio de "Betel"', 'R&D,', 'nº 7', 'São|Tomé', '– toca', '“violão”', 'às 19h'),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => words.join(' '))

/** What each field may hold, as it is stored. */
const pessoa = fc.record({
  name: fc.tuple(palavra, palavra, palavra).map((words) => words.join(' ')),
  email: fc.option(fc.stringMatching(/^[a-z]{3,10}\.[a-z0-9]{1,8}$/).map((local) => `${local}@exemplo.com.br`)),
  telefoneUsuario: fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((n) => `119${String(n).padStart(8, '0')}`)),
  dataNascimento: fc.option(
    fc
      .date({ min: new Date('1930-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  sexo: fc.option(fc.constantFrom('Masculino', 'Feminino')),
  estadoCivil: fc.option(fc.constantFrom('Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'Viúvo(a)', 'União estável')),
  cidade: fc.option(fc.constantFrom('São Paulo', 'Goiânia', 'Itu', 'Mogi das Cruzes')),
  uf: fc.option(fc.constantFrom('SP', 'GO', 'MS')),
  observacoes: fc.option(sentence),
})
type Pessoa = typeof pessoa extends fc.Arbitrary<infer One> ? One : never
type Field = keyof Pessoa

const titulos: Readonly<Record<Field, readonly string[]>> = {
  name: ['Nome', 'NOME COMPLETO', 'nome_do_membro'],
  email: ['E-mail', 'email'],
  telefoneUsuario: ['Celular', 'Telefone:'],
  dataNascimento: ['Data de Nascimento', 'Nascimento'],
  sexo: ['Sexo', 'Gênero'],
  estadoCivil: ['Estado civil'],
  cidade: ['Cidade', 'Município'],
  uf: ['UF', 'Estado'],
  observacoes: ['Observações', 'Obs.'],
}

/** How programs write a value. */
const grafias: Partial<Record<Field, readonly ((text: string) => string)[]>> = {
  telefoneUsuario: [
    (text) => text,
    (text) => text.replace(/(..)(.....)(....)/, '($1) $2-$3'),
    (text) => `+55 ${text.slice(0, 2)} ${text.slice(2)}`,
  ],
  dataNascimento: [
    (text) => text,
    (text) => text.split('-').reverse().join('/'),
    (text) => text.split('-').reverse().map(Number).join('/'),
    (text) => `${text.split('-').reverse().join('.')} 00:00:00`,
  ],
  sexo: [(text) => text, (text) => text.charAt(0), (text) => text.toUpperCase()],
  estadoCivil: [(text) => text, (text) => text.replace('(a)', ''), (text) => text.replace('o(a)', 'a').toUpperCase()],
}

const campos = Object.keys(titulos) as Field[]

const lista = fc.record({
  pessoas: fc.array(pessoa, { minLength: 1, maxLength: 10 }),
  ordem: fc.shuffledSubarray(campos, { minLength: campos.length }),
  grafia: fc.nat(11),
  acima: fc.boolean(),
})
type Listed = typeof lista extends fc.Arbitrary<infer One> ? One : never

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

function linesOf({ pessoas, ordem, grafia, acima }: Listed): string[][] {
  const plain = [(text: string) => text]
  const rows = pessoas.map((each) =>
    ordem.map((campo) => (each[campo] === null ? '' : pick(grafias[campo] ?? plain, grafia)(each[campo] as string))),
  )
  const heading = acima ? [['Igreja Exemplo']] : []
  return [...heading, ordem.map((campo) => pick(titulos[campo], grafia)), ...rows]
}

function readBack({ colunas, linhas }: Table) {
  const mapping = withOrders(linhas, mapColumns(colunas, [], linhas), [])
  const read = linhas.map(leitorOfLines(linhas, mapping))
  expect(read.flatMap(({ erros, avisos }) => [...erros, ...avisos])).toEqual([])
  return read.map(({ dados }) => dados)
}

const filled = (each: object) => Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null))

test('a list in CSV comes back whole, whatever its titles, its order, its spellings and its encoding', () => {
  fc.assert(
    fc.property(
      lista,
      fc.constantFrom(';', ',', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(...Object.keys(encodings)),
      (list, separator, end, encoding) => {
        const quoted = (cell: string) => (/[;,\t|"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
        const text = linesOf(list)
          .map((cells) => cells.map(quoted).join(separator) + end)
          .join('')
        const read = decodeText(encodings[encoding]?.(text) ?? Buffer.alloc(0))
        expect(readBack(readCsv(read ?? ''))).toEqual(list.pessoas.map(filled))
      },
    ),
    { numRuns },
  )
})

test('a list in a spreadsheet comes back whole', () => {
  fc.assert(
    fc.property(lista, (list) => {
      expect(readBack(readXlsx(sheetFile(linesOf(list))))).toEqual(list.pessoas.map(filled))
    }),
    { numRuns },
  )
})

test('a list in JSON comes back whole', () => {
  fc.assert(
    fc.property(lista, (list) => {
      const [head = [], ...rows] = linesOf({ ...list, acima: false })
      const items = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell || null])))
      expect(readBack(readJson(JSON.stringify(items)))).toEqual(list.pessoas.map(filled))
    }),
    { numRuns },
  )
})
