import 'reflect-metadata'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import pg from 'pg'
import type { Decimal } from '../../schema/rules/money.js'
import { features } from '../../server/features.js'
import type { Tables } from '../../server/kernel/data/database/tables.js'
import { testDatabase } from '../factories/database.js'
import { schemaOf } from '../factories/schema.js'

/*
 * Money is a decimal from the table to the screen: a binary floating point number anywhere on the way loses cents. Only
 * the REST layer writes JSON numbers, in its last step (toJsonNumber).
 */
const root = path.resolve(import.meta.dirname, '../..')

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client((await testDatabase()).owner)
  await client.connect()
})
afterAll(() => client.end())

const floats = async () =>
  (
    await client.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and (data_type in ('real', 'double precision', 'money')
         or data_type = 'numeric' and numeric_scale is distinct from 2)`,
    )
  ).rows.map(({ name }) => name as string)

const amounts = async () =>
  (
    await client.query(
      `select distinct column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'numeric'`,
    )
  ).rows.map(({ name }) => (name as string).replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()))

/** Texts that have the name of an amount's column of another table: the bank's text, and what stands in a list of people. */
const texts = ['MovimentoBancario.historico', 'ImportacaoValor.valor', 'ImportacaoValorInput.valor']

/** Finds Float fields, and fields named like an amount's column whose type is not Decimal. */
function schemaFindings(schema: GraphQLSchema, names: readonly string[]): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!(isObjectType(type) || isInputObjectType(type)) || type.name.startsWith('__')) return []
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields())
    return fields.flatMap((field) => {
      const nameOf = (of: { type: GraphQLType }) => getNamedType(of.type).name
      const name = nameOf(field)
      const args = 'args' in field ? field.args.map(nameOf) : []
      if (!field.name.startsWith('media') && [name, ...args].includes('Float'))
        return [`${type.name}.${field.name} is a Float`]
      const amount = names.includes(field.name) && !texts.includes(`${type.name}.${field.name}`)
      return amount && name !== 'Decimal' ? [`${type.name}.${field.name} is a ${name}`] : []
    })
  })
}

/** Matches code that converts an amount to a number. In features other than the finances, `total` is a count. */
const calculation = (file: string): RegExp =>
  new RegExp(
    String.raw`(parseFloat|parseInt|Number|Math\.\w+)\([^)]*\b(valor\w*|saldo\w*|soma|oferta|ajuste|alvo\w*|atingido\w*|amount\w*${file.includes('/financas/') ? '|total|resultado' : ''})\b|\.toFixed\(`,
  )

const sources = globSync(['{server,client}/features/**/*.{ts,tsx}', 'schema/rules/*/*.ts'], { cwd: root }).filter(
  (file) => !/\.(test|generated)\.tsx?$/.test(file),
)

/**
 * Lines that a library makes necessary, each with the reason why no amount changes. A line that is no longer there is a
 * finding too.
 */
const necessary: Readonly<Record<string, string>> = {
  'client/features/financas/conta/codigo.ts: valor: amount === undefined || amount === 0 ? null : amount.toFixed(2),':
    'the library returns a number of at most ten digits, which has all its cents',
  'server/features/missoes/codigo-pix/br-code.ts: ...(valor !== null && { amount: Number(valor) }),':
    'the library takes a number; what it has written is compared with the decimal',
  'server/features/missoes/codigo-pix/br-code.ts: valor: info.amount === undefined ? null : info.amount.toFixed(2),':
    'the library returns a number of at most 12 digits, which has all its cents',
}

const codeFindings = (files: readonly { file: string; text: string }[]): string[] =>
  files.flatMap(({ file, text }) => {
    const lines = text.split('\n').filter((line) => calculation(file).test(line) && !line.includes('toJsonNumber'))
    return lines.map((line) => `${file}: ${line.trim()}`)
  })

// checked by the compiler: an amount that the driver returned as a number would not be text
type IsText<T> = [T] extends [Decimal | null] ? true : never
const typed: IsText<
  | Tables['entrada']['valor']
  | Tables['saida']['valor']
  | Tables['conta_pagar']['valorConta']
  | Tables['conta_receber']['valorConta']
  | Tables['patrimonio']['valorAtualPatrimonio']
  | Tables['campanha_missoes']['alvoCampanha' | 'ajuste']
  | Tables['doacao']['valorDoacao']
  | Tables['aula_ebd']['oferta']
  | Tables['dizimo']['valorDizimo']
  | Tables['orcamento']['valorOrcamento']
  | Tables['manutencao_patrimonio']['valorManutencao']
> = true

test('every amount column has two decimal places, and its TypeScript type is text', async () => {
  expect(await floats()).toEqual([])
  expect(typed).toBe(true)
  const { rows } = await client.query(
    `select 0.1::numeric(14,2) + 0.2 as sum, 999999999999.99::numeric(14,2) as largest`,
  )
  expect(rows).toEqual([{ sum: '0.30', largest: '999999999999.99' }])
})

test('the schema has no Float except averages of people, and every amount is a Decimal', async () => {
  const names = await amounts()
  expect(names).toEqual(expect.arrayContaining(['valor', 'valorDizimo', 'valorOrcamento', 'valorManutencao']))
  expect(schemaFindings(schemaOf(features), names)).toEqual([])
})

test('no feature calculates with amounts outside the database', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(codeFindings(sources.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })))).toEqual(
    Object.keys(necessary),
  )
})

describe('the money sweep finds planted faults', () => {
  test.each(['valor real', 'valor double precision', 'valor numeric(14,4)', 'valor numeric'])('%s', async (column) => {
    await client.query('begin')
    try {
      await client.query(`create table falha (id_cliente int not null, ${column})`)
      expect(await floats()).toEqual(['falha.valor'])
    } finally {
      await client.query('rollback')
    }
  })

  test.each([
    'const sum = rows.reduce((a, row) => a + Number(row.valor), 0)',
    'const cents = parseFloat(total) * 100',
    'const text = Math.round(saldoAnterior)',
    'const text = value.toFixed(2)',
    'const left = Number(alvoCampanha) - Number(atingidoCampanha)',
  ])('%s', (text) => {
    expect(codeFindings([{ file: 'server/features/financas/x.ts', text }])).toHaveLength(1)
  })

  test('an amount that the schema shows as a String', () => {
    expect(schemaFindings(schemaOf(features), ['descricao']).join()).toContain('Entrada.descricao is a String')
  })
})
