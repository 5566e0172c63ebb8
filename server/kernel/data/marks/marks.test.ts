import { describe, expect, test } from '@jest/globals'
import { newerMarks, timeOfMark } from './marks.js'

const at = (time: string) => new Date(`2026-11-22T${time}Z`)
const none = { times: {}, since: null }
const mark = (key: string, time: string, on = true) => ({ key, made: at(time), on })

test('a mark counts by its age, whatever clock the device has', () => {
  expect(timeOfMark(at('19:00:00'), at('19:10:00'), at('19:10:00'))).toEqual(at('19:00:00'))
  const day = 24 * 3600 * 1000
  for (const wrong of [-day, day]) {
    const made = new Date(at('19:00:00').getTime() + wrong)
    const sent = new Date(at('19:10:00').getTime() + wrong)
    expect(timeOfMark(made, sent, at('19:10:00'))).toEqual(at('19:00:00'))
  }
  // a clock that was set back between the mark and the delivery cannot make the mark newer than its arrival
  expect(timeOfMark(at('21:00:00'), at('19:10:00'), at('19:10:00'))).toEqual(at('19:10:00'))
})

describe('the newest mark of a thing wins', () => {
  const first = newerMarks(none, [mark('1', '19:00:00'), mark('2', '19:01:00')], at('19:02:00'), at('19:02:00'))

  test('the first marks are all applied', () => {
    expect(first.marks.map(({ key }) => key)).toEqual(['1', '2'])
    expect(first.times).toEqual({ '1': '2026-11-22T19:00:00.000Z', '2': '2026-11-22T19:01:00.000Z' })
  })

  test('the same delivery again, also hours later, changes nothing', () => {
    const stored = { times: first.times, since: null }
    const again = newerMarks(stored, [mark('1', '19:00:00'), mark('2', '19:01:00')], at('23:00:00'), at('23:00:00'))
    expect(again).toEqual({ marks: [], times: first.times })
  })

  test('an older mark that arrives later changes nothing, a newer one does', () => {
    const stored = { times: first.times, since: null }
    const late = [mark('1', '18:59:00', false), mark('2', '19:05:00', false)]
    const { marks, times } = newerMarks(stored, late, at('20:00:00'), at('20:00:00'))
    expect(marks).toEqual([mark('2', '19:05:00', false)])
    expect(times).toEqual({ '1': '2026-11-22T19:00:00.000Z', '2': '2026-11-22T19:05:00.000Z' })
  })

  test('of several marks for one thing in one delivery the newest is applied, in any order of arrival', () => {
    for (const order of [
      [mark('1', '19:00:00'), mark('1', '19:00:05', false)],
      [mark('1', '19:00:05', false), mark('1', '19:00:00')],
    ])
      expect(newerMarks(none, order, at('19:01:00'), at('19:01:00')).marks).toEqual([mark('1', '19:00:05', false)])
  })

  test('a value that was saved without a mark, later than the mark, stays', () => {
    const stored = { times: {}, since: at('19:30:00') }
    const late = [mark('1', '19:00:00'), mark('2', '19:31:00')]
    expect(newerMarks(stored, late, at('20:00:00'), at('20:00:00')).marks).toEqual([mark('2', '19:31:00')])
  })
})
