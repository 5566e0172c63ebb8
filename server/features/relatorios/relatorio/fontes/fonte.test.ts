import { expect, test } from '@jest/globals'
import { countText, percent } from './fonte.js'

test.each([
  [null, ''],
  ['0.00', '0,00%'],
  ['25.84', '25,84%'],
  ['25.80', '25,80%'],
  ['100.00', '100,00%'],
  ['1112.00', '1.112,00%'],
  ['-12345.67', '-12.345,67%'],
])('a share of %s is written %j', (value, text) => {
  expect(percent(value)).toBe(text)
})

test('the noun is singular for one and plural otherwise', () => {
  expect([0, 1, 2000].map((total) => countText(total, 'pessoa', 'pessoas'))).toEqual([
    '0 pessoas',
    '1 pessoa',
    '2.000 pessoas',
  ])
})
