import { describe, expect, test } from '@jest/globals'
import { beforeSaldo, isDistant, isUnusual, staysNegative } from './perguntas.rules.js'

describe('what is asked of money', () => {
  test('a day more than a year away, in both directions', () => {
    const days = ['2025-11-28', '2025-11-29', '2026-11-29', '2027-11-29', '2027-11-30', '2062-11-29']
    expect(days.filter((day) => isDistant(day, '2026-11-29'))).toEqual(['2025-11-28', '2027-11-30', '2062-11-29'])
    expect(isDistant('2027-03-01', '2028-02-29')).toBe(false)
  })

  test('a day before the opening balance, if there is one', () => {
    const conta = { nome: 'Itaú', saldoInicial: '5000.00', dataSaldoInicial: '2026-11-01' }
    expect(beforeSaldo('2026-10-31', conta)).toBe(true)
    expect(beforeSaldo('2026-11-01', conta)).toBe(false)
    expect(beforeSaldo('2026-10-31', { ...conta, saldoInicial: '0.00' })).toBe(false)
  })

  test('an amount ten times above what is usual, unless the category had one as large, or is new', () => {
    const costume = { quantos: 5, mediana: '100.00', maior: '400.00' }
    expect(isUnusual('1000.00', costume)).toBe(false)
    expect(isUnusual('1000.01', costume)).toBe(true)
    expect(isUnusual('1000.01', { ...costume, quantos: 4 })).toBe(false)
    expect(isUnusual('1000.01', { ...costume, maior: '1000.01' })).toBe(false)
  })

  test('cash that falls below zero, and not cash that is below already', () => {
    expect(staysNegative('-0.01', 10_000n)).toBe(true)
    expect(staysNegative('0.00', 10_000n)).toBe(false)
    expect(staysNegative('-100.01', 10_000n)).toBe(false)
    expect(staysNegative('-100.00', 10_000n)).toBe(true)
  })
})
