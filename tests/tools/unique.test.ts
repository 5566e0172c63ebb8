import { expect, test } from '@jest/globals'
import { unique } from '../factories/harness.js'

test('unique words differ, and have neither a vowel nor a z, so that no search for a name finds them by chance', () => {
  const words = Array.from({ length: 2000 }, () => unique('x'))
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => /[aeiouz]/.test(word))).toEqual([])
})
