import { expect, test } from '@jest/globals'
import { pageWith } from '../../client/kernel/list/page-with.js'

/** A list of records with the numbers from 1, and what was asked of it. */
function listOf(totalCount: number) {
  const asked: (string | undefined)[] = []
  return {
    asked,
    async load({ first, after }: { first: number; after?: string }) {
      asked.push(after)
      const nodes = Array.from({ length: totalCount }, (_, index) => ({ id: index + 1 }))
      return { nodes: nodes.slice(Number(after ?? 0), Number(after ?? 0) + first), totalCount }
    },
  }
}

const never = () => false

test.each([
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [250, 50, 5],
  [251, 50, 6],
])('record %i is on page %#: with pages of %i it is page %i', async (id, size, page) => {
  expect(await pageWith(id, size, listOf(260).load, never)).toBe(page)
})

test('what is not there is not looked for without end, and nobody waits for it who has gone', async () => {
  const small = listOf(150)
  expect(await pageWith(999, 20, small.load, never)).toBeUndefined()
  expect(small.asked).toEqual([undefined, '100'])
  const large = listOf(50_000)
  expect(await pageWith(49_000, 20, large.load, never)).toBeUndefined()
  expect(large.asked).toHaveLength(20)
  let requests = 0
  expect(await pageWith(999, 20, listOf(5000).load, () => ++requests > 2)).toBeUndefined()
  expect(requests).toBe(3)
})
