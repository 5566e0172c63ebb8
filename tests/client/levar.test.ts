import { describe, expect, test } from '@jest/globals'
import { isDue } from '../../client/features/igreja/home/vencido.js'

const minutes = 60_000
const last = { token: 'a', day: '2026-11-28', at: 1000 * minutes }

describe('what the person takes along is fetched again', () => {
  test.each([
    ['the first time', undefined, last, true],
    ['not for each visit to the home page', last, { ...last, at: last.at + 29 * minutes }, false],
    ['after half an hour', last, { ...last, at: last.at + 30 * minutes }, true],
    ['after the device’s clock was set back', last, { ...last, at: last.at - 60 * minutes }, true],
    ['on the next day, though a minute later', last, { ...last, day: '2026-11-29', at: last.at + minutes }, true],
    [
      'in the same person’s next session, because the copies end with the session',
      last,
      { ...last, token: 'b', at: last.at + minutes },
      true,
    ],
  ])('%s', (_when, before, now, due) => expect(isDue(before, now)).toBe(due))
})
