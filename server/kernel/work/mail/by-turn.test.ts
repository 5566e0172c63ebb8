import { expect, test } from '@jest/globals'
import type { Turn } from '../../base/turns/turn.js'
import { sendByTurn } from './by-turn.js'
import { EmailRefused } from './email-limits.js'

const short: Turn = { over: true, anew: () => short }
const long: Turn = { over: false, anew: () => long }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 1000)
const full = new EmailRefused('endereco', 900, 'cheia', inMinutes(15))
const ofChurch = new EmailRefused('igreja', 3600, 'limite', inMinutes(60))

test('an address that is over its limit waits alone; the others go on now', async () => {
  const sent: string[] = []
  const send = async (name: string) => {
    if (name === 'full') return full
    sent.push(name)
    return undefined
  }
  expect(await sendByTurn(['full', 'a', 'b'], send, short)).toEqual(
    new Map([
      [900, ['full']],
      [0, ['a', 'b']],
    ]),
  )
  expect(await sendByTurn(['full', 'a', 'full', 'b'], send, long)).toEqual(new Map([[900, ['full', 'full']]]))
  expect(sent).toEqual(['a', 'b'])
  expect(await sendByTurn(['a'], send, short)).toEqual(new Map())
})

test('a limit of the church delays all that are left', async () => {
  const send = async (name: string) => (name === 'full' ? full : name === 'last' ? ofChurch : undefined)
  expect(await sendByTurn(['full', 'a', 'last', 'b'], send, long)).toEqual(
    new Map([
      [900, ['full']],
      [3600, ['last', 'b']],
    ]),
  )
})
