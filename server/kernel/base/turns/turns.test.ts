import { expect, test } from '@jest/globals'
import { type Work, within } from '../watching/running.js'
import { heavy, newcomers, Spent } from './order.js'
import { Turns } from './turns.js'

/** Work that ends on command and records when it began. */
function desk(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (church: number, name: string, signal?: AbortSignal) =>
    turns.run(
      church,
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      signal,
    )
  return { begun, ask, end: (name: string) => ends.get(name)?.() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('churches take turns: many requests of one church do not delay another church', async () => {
  const { begun, ask, end } = desk(new Turns(1))
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(2, 'b2'), ask(3, 'c1')]
  for (const _ of all) {
    await settled()
    end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(await Promise.all(all)).toHaveLength(6)
})

test('only one piece of work of a church runs at a time, even when there is capacity for more', async () => {
  const { begun, ask, end } = desk(new Turns(2))
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(2, 'b1'), ask(3, 'c1')]
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  end('b1')
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  end('a1')
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  end('a2')
  end('c1')
  await Promise.all(all)
})

test('the work of a cancelled request is never started; after failed work the next work is started', async () => {
  const turns = new Turns(1)
  const { begun, ask, end } = desk(turns)
  const first = ask(1, 'a1')
  const impatient = new AbortController()
  const given = ask(1, 'a2', impatient.signal)
  const reason = new Error('gone')
  impatient.abort(reason)
  await expect(given).rejects.toBe(reason)
  await expect(ask(1, 'a3', impatient.signal)).rejects.toBe(reason)
  await settled()
  end('a1')
  await first
  await expect(turns.run(1, () => Promise.reject(reason))).rejects.toBe(reason)
  const last = ask(1, 'a4')
  await settled()
  end('a4')
  expect([await last, begun]).toEqual(['a4', ['a1', 'a4']])
})

test('many churches in one lane are one among the others, and one of them runs at a time', async () => {
  const turns = new Turns(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (church: number, lane: number | string = church) =>
    turns.run({ church, lane }, () => {
      begun.push(`${lane === church ? 'old' : 'new'} ${church}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [ask(1, 'new'), ask(2, 'new'), ask(3, 'new'), ask(8), ask(9)]
  for (const _ of all) {
    await settled()
    ends.shift()?.()
  }
  await settled()
  for (const end of ends) end()
  await Promise.all(all)
  expect(begun).toEqual(['new 1', 'old 8', 'old 9', 'new 2', 'new 3'])
})

test('what a church has taken is forgotten by time, and not by short work between', () => {
  let now = 0
  const spent = new Spent(() => now)
  spent.add(1, 7000)
  for (let n = 0; n < 5; n++) spent.add(1, 10)
  expect([spent.lane(1, 1), spent.lane(2, 2), spent.lane(1, newcomers)]).toEqual([heavy, 2, newcomers])
  now = 60_000
  expect(spent.lane(1, 1)).toBe(1)
  // many middling pieces count as one long one
  for (let n = 0; n < 5; n++) spent.add(3, 2000)
  expect(spent.lane(3, 3)).toBe(heavy)
})

test('churches that took much time lately share a third of the places', async () => {
  const spent = new Spent()
  for (const church of [1, 2, 3]) spent.add(church, 10_000)
  const { begun, ask, end } = desk(new Turns(3, spent))
  const all = [ask(1, 'a'), ask(2, 'b'), ask(3, 'c'), ask(4, 'd'), ask(5, 'e')]
  await settled()
  expect(begun).toEqual(['a', 'd', 'e'])
  for (const _ of all) {
    for (const name of begun) end(name)
    await settled()
  }
  expect(await Promise.all(all)).toHaveLength(5)
})

test('the wait for a turn does not count as time of one’s own', async () => {
  const turns = new Turns(1)
  const long = turns.run(1, () => new Promise((resolve) => setTimeout(resolve, 100)))
  const work: Work = { operation: 'teste', idCliente: 2 }
  await within(work, undefined, () => turns.run(2, () => new Promise((resolve) => setTimeout(resolve, 300))))
  await long
  expect(work.waited).toBeGreaterThan(80)
  expect(work.waited).toBeLessThan(300)
})
