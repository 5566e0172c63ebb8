import { expect, test } from '@jest/globals'
import { cents, fromCents, roundUp, share, shortMoney } from '../../client/kernel/chart/decimal.js'
import { fc } from '../factories/random.js'

test('cents converts amounts of any size to whole cents', () => {
  expect(['0.00', '0.01', '-0.01', '1234.5', '7', '999999999999.99'].map(cents)).toEqual([
    0n,
    1n,
    -1n,
    123450n,
    700n,
    99999999999999n,
  ])
})

test('fromCents converts cents back to the same amount', () => {
  expect([0n, 1n, -1n, 10n, 123450n, -99999999999999n].map(fromCents)).toEqual([
    '0.00',
    '0.01',
    '-0.01',
    '0.10',
    '1234.50',
    '-999999999999.99',
  ])
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (value) => cents(fromCents(value)) === value),
  )
})

test('the share that a bar shows is between 0 and 1', () => {
  expect([share(0n, 5n), share(1n, 3n), share(5n, 5n), share(-5n, 10n), share(1n, 0n)]).toEqual([0, 0.3333, 1, 0, 0])
})

test('the top of an axis is the next round number', () => {
  expect([1n, 3n, 24_600n, 25_000n, 25_001n, 99_999n].map(roundUp)).toEqual([
    1n,
    5n,
    25_000n,
    25_000n,
    50_000n,
    100_000n,
  ])
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (value) => {
      const top = roundUp(value)
      return top >= value && top <= value * 5n
    }),
  )
})

test('axis labels are short', () => {
  expect([0n, 150_000n, 2_500_000n].map(shortMoney).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'R$ 0',
    'R$ 1,5 mil',
    'R$ 25 mil',
  ])
})
