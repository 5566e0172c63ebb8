import { expect, test } from '@jest/globals'
import { firstOf } from '../../client/kernel/ui/first-of.js'

test('a single other one is named instead of counted', () => {
  const letters = [...'abcdefgh']
  for (const [many, named] of [
    [5, 5],
    [6, 6],
    [7, 5],
    [8, 5],
  ] as const)
    expect(firstOf(letters.slice(0, many), 5)).toEqual(letters.slice(0, named))
  // only the first ones are there
  expect(firstOf(letters, 7, 8)).toHaveLength(8)
  expect(firstOf(letters, 7, 9)).toHaveLength(7)
})
