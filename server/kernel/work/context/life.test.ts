import { expect, test } from '@jest/globals'
import { Life } from './life.js'

test('several waitings of one request extend its time limit once, and end at the same moment', async () => {
  const life = new Life({ operation: '', idCliente: null })
  const ends: number[] = []
  const extended: number[] = []
  for (let alias = 0; alias < 10; alias++) {
    await life.elsewhere(20_000, async (until) => ends.push(until))
    extended.push(life.moreTime())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect(extended).toEqual([20_000, ...Array(9).fill(0)])
  expect(new Set(ends).size).toBe(1)
})
