import { expect, test } from '@jest/globals'
import { askUntil, pauseWhileSeen } from '../../client/kernel/later/ask-until.js'

const never = new AbortController().signal

/** Asks without waiting, and tells how often. */
async function asked(answers: (number: number) => boolean | Error, signal = never) {
  let count = 0
  let pauses = 0
  const done = await askUntil({
    ask: async () => {
      const answer = answers(++count)
      if (answer instanceof Error) throw answer
      return answer
    },
    everyMs: 5000,
    times: 4,
    signal,
    pause: async () => void pauses++,
  })
  return { done, count, pauses }
}

test('asks at once, then after each pause, until the answer is the expected one', async () => {
  expect(await asked(() => true)).toEqual({ done: true, count: 1, pauses: 0 })
  expect(await asked((number) => number === 3)).toEqual({ done: true, count: 3, pauses: 2 })
})

test('stops when it has asked often enough, also when the server cannot be reached', async () => {
  expect(await asked(() => false)).toEqual({ done: false, count: 4, pauses: 3 })
  expect(await asked(() => new Error('no network'))).toEqual({ done: false, count: 4, pauses: 3 })
})

test('stops when the screen is left, and an answer that comes later counts no more', async () => {
  const leaving = new AbortController()
  const leave = (number: number) => {
    if (number === 2) leaving.abort()
    return number === 2
  }
  expect(await asked(leave, leaving.signal)).toEqual({ done: false, count: 2, pauses: 1 })
})

class FakePage extends EventTarget {
  hidden = true
}

test('a pause ends only once the page is seen, or the signal ends it', async () => {
  const page = new FakePage()
  let ended = false
  const pause = pauseWhileSeen(page as unknown as Document)(0, never).then(() => {
    ended = true
  })
  // timers of the same length end in their order
  await new Promise((resolve) => setTimeout(resolve, 0))
  page.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(ended).toBe(false)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await pause

  const leaving = new AbortController()
  const long = pauseWhileSeen(page as unknown as Document)(3_600_000, leaving.signal)
  leaving.abort()
  await long
})
