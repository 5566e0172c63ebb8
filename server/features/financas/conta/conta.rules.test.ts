import { describe, expect, test } from '@jest/globals'
import { partesDe } from '../../../../schema/rules/financas/conta.input.js'
import { fc } from '../../../../tests/factories/random.js'
import { lancamentoDescription, monthsAfter, movedVencimento } from './conta.rules.js'

const cents = (valor: string) => BigInt(valor.replace('.', ''))

test('instalments add up to the exact amount and differ by at most one cent', () => {
  expect(partesDe('100.00', 3)).toEqual(['33.34', '33.33', '33.33'])
  expect(partesDe('0.05', 5)).toEqual(Array(5).fill('0.01'))
  expect(partesDe('999999999999.99', 2)).toEqual(['500000000000.00', '499999999999.99'])
  const amount = fc.bigInt({ min: 120n, max: 99_999_999_999_999n })
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 120 }), (total, parcelas) => {
      const digits = String(total).padStart(3, '0')
      const parts = partesDe(`${digits.slice(0, -2)}.${digits.slice(-2)}`, parcelas).map(cents)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total)
      expect([parts.length, parts[0]! - parts.at(-1)! <= 1n]).toEqual([parcelas, true])
    }),
  )
})

describe('monthsAfter returns a date some months later', () => {
  test.each([
    ['2026-01-31', 31, 1, '2026-02-28'],
    ['2026-02-28', 31, 1, '2026-03-31'],
    ['2028-01-31', 31, 1, '2028-02-29'],
    ['2026-01-30', 30, 1, '2026-02-28'],
    ['2026-12-15', 15, 1, '2027-01-15'],
    ['2026-01-31', 31, 13, '2027-02-28'],
    ['2026-05-10', 10, 0, '2026-05-10'],
  ])('the due date %s on day %i, moved by %i months, is %s', (data, dia, n, expected) => {
    expect(monthsAfter(data, dia, n)).toBe(expected)
  })
})

test('the description of a ledger entry contains the instalment and has at most 255 characters', () => {
  expect(lancamentoDescription({ descricaoConta: 'Som' })).toBe('Som')
  expect(lancamentoDescription({ descricaoConta: 'Som', parcela: 7, totalParcelas: null })).toBe('Som')
  const long = lancamentoDescription({ descricaoConta: 'x'.repeat(255), parcela: 2, totalParcelas: 10 })
  expect([long.length, long.slice(-8)]).toEqual([255, 'x (2/10)'])
})

test('a later record moves as many months as the one before it, to the new day, and in a weekly series as many days', () => {
  const moved = (vencimento: string, dia: number, de: string, para: string, frequencia: string | null = null) =>
    movedVencimento({ vencimento, dia }, { de, para, frequencia })
  expect(moved('2027-02-10', 10, '2027-01-10', '2027-01-15')).toBe('2027-02-15')
  expect(moved('2027-02-28', 31, '2027-01-31', '2027-01-30')).toBe('2027-02-28')
  expect(moved('2027-03-31', 31, '2027-01-31', '2027-01-30')).toBe('2027-03-30')
  // to other months, also of another year, on the same day
  expect(moved('2027-03-31', 31, '2027-01-31', '2026-12-31')).toBe('2027-02-28')
  expect(moved('2027-02-28', 31, '2027-01-31', '2027-03-31')).toBe('2027-04-30')
  expect(moved('2027-12-05', 5, '2027-11-05', '2028-01-20')).toBe('2028-02-20')
  expect(moved('2027-01-12', 12, '2027-01-05', '2027-01-08', 'semanal')).toBe('2027-01-15')
  expect(moved('2028-01-05', 5, '2027-01-05', '2027-01-08', 'anual')).toBe('2028-01-08')
})
