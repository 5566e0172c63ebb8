import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const client = path.resolve(import.meta.dirname, '../../client')

const screens = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(client, file), 'utf8') }))

/** An amount that may be below zero: a balance, or income minus expenses. */
const plainBalance = /<Money\b[^>]*\bvalue=\{[^}]*\b(?:saldo|resultado|variacao)\w*\}/gi

/** A difference that is shown as an amount with a sign. */
const plainDifference = /(?:<Money\b[^>]*\bvalue=\{|formatMoney\()[^})]*\bdiferenca\b(?!\.)/gi

const found = (pattern: RegExp) =>
  screens.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([part]) => `${file}: ${part}`))

test('a screen shows a balance with Balance, which says in words and colour that it is below zero', () => {
  expect('<Money key="a" value={livro.saldoAnterior} />').toMatch(plainBalance)
  expect(found(/<Balance\b/g).length).toBeGreaterThan(20)
  expect(found(plainBalance)).toEqual([])
})

test('a screen shows a difference with Difference, so that all have one sign and the same words', () => {
  expect('<Money value={row.diferenca} />').toMatch(plainDifference)
  expect(found(/<Difference\b/g).length).toBeGreaterThan(3)
  expect(found(plainDifference)).toEqual([])
})
