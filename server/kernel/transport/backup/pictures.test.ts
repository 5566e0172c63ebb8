import { expect, test } from '@jest/globals'
import { lacksPictures } from './pictures.js'

test('a backup lacks its pictures when too many are missing to be single lost files', () => {
  const lacks = (missing: number, all: number, accepted = 0) =>
    lacksPictures({ count: all - missing, missing, bytes: 0, sha256: '' }, accepted)
  expect([lacks(0, 0), lacks(1, 2), lacks(10, 100), lacks(50, 5000)]).toEqual([false, false, false, false])
  expect([lacks(1, 1), lacks(3, 5), lacks(11, 100), lacks(51, 5000), lacks(100, 100)]).toEqual(Array(5).fill(true))
  // those that were missing already, or that the operator has accepted
  expect([lacks(40, 100, 40), lacks(41, 100, 40)]).toEqual([false, true])
})
