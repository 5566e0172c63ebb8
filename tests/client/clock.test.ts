import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { compareWith, serverTime } from '../../client/kernel/kept/clock.js'
import { fakeStorage } from './fake-storage.js'

const day = 86_400_000
const now = Date.now

beforeEach(() => {
  globalThis.localStorage = fakeStorage()
})
afterEach(() => {
  Date.now = now
})

/** How wrong the device takes its clock to be, after an answer whose way took that long. */
function differenceAfter(wrong: number, way: number): number {
  const asked = now() + wrong
  Date.now = () => asked + way
  compareWith(new Date(asked - wrong + Math.min(way, 1000)).toUTCString(), asked)
  return serverTime().getTime() - Date.now()
}

test.each([day, -day, 3 * day])('a clock that is wrong by a day is known to be, until it is right again', (wrong) => {
  expect(Math.abs(differenceAfter(wrong, 500) + wrong)).toBeLessThan(3000)
  Date.now = now
  expect(differenceAfter(0, 500)).toBe(0)
})

test('an answer that a sleeping phone read hours later does not make its clock wrong', () => {
  expect(differenceAfter(0, 5 * 3_600_000)).toBe(0)
})

test('an answer without a date tells nothing', () => {
  differenceAfter(day, 500)
  const before = serverTime().getTime() - Date.now()
  compareWith(null, Date.now())
  expect(serverTime().getTime() - Date.now()).toBe(before)
})
