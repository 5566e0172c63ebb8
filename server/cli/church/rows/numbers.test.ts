import { expect, test } from '@jest/globals'
import type { Installation } from '../installation.js'
import type { Origin, Range } from '../origin.js'
import type { ChurchTable } from './catalogue.js'
import { chooseNumbers } from './numbers.js'

const node = 2 ** 27

/** An installation in which nobody has these numbers, with one sequence. */
function target(last: number) {
  const sequence = { last }
  const query = async (text: string, values: unknown[] = []) => {
    if (text.includes('setval')) sequence.last = Number(values[1])
    return { rows: text.includes('last_value') ? [{ last: String(sequence.last) }] : [] }
  }
  const installation = { config: { engine: 'postgresql' }, client: { query }, platform: { query } }
  return { sequence, installation: installation as unknown as Installation }
}

const churchWith = (ranges: Range[]) =>
  ({
    church: 3,
    uuid: '',
    tables: [{ name: 'conta_financeira', sequence: 'conta_financeira_id_seq', long: false } as ChurchTable],
    ranges: async () => ranges,
  }) as unknown as Origin

test('numbers that a node of Citus gave become the next free ones, and the others stay', async () => {
  const { sequence, installation } = target(5)
  const { shift, changes } = await chooseNumbers(
    installation,
    churchWith([
      { min: 3, max: 9 },
      { min: node + 1, max: node + 4 },
      { min: 2 * node + 7, max: 2 * node + 7 },
    ]),
  )
  const moved = [3, 9, node + 1, node + 4, 2 * node + 7].map((number) => number + shift('conta_financeira', number))
  expect(moved).toEqual([3, 9, 10, 13, 14])
  expect(sequence.last).toBe(14)
  expect([changes('conta_financeira'), changes('usuario')]).toEqual([true, false])
})

test('a church that grew stays within its numbers only as far as there was room', async () => {
  const { installation } = target(5)
  const { fits, changes } = await chooseNumbers(installation, churchWith([{ min: 3, max: 9 }]), 10)
  expect(changes('conta_financeira')).toBe(false)
  expect(await fits(churchWith([{ min: 3, max: 19 }]))).toBe(true)
  expect(await fits(churchWith([{ min: 3, max: 20 }]))).toBe(false)
})
