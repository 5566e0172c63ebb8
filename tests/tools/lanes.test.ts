import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { fingerprint, isWhole, lanes, leftOut, unchangedLanes } from '../factories/lanes.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const now = Date.parse('2026-11-30T12:00:00Z')
const name = 'integrations'
const { reads } = lanes[name]
const noted = (more: object = {}) => ({
  [name]: { passed: '2026-11-30T01:00:00Z', contents: fingerprint(reads) ?? '', ...more },
})

test('a lane is left out when what it reads is what passed less than a day ago', () => {
  expect(unchangedLanes(noted(), now)).toEqual([{ name, passed: '2026-11-30T01:00:00Z' }])
  expect(unchangedLanes(noted({ contents: 'of another day' }), now)).toEqual([])
  expect(unchangedLanes(noted({ passed: '2026-11-29T11:59:00Z' }), now)).toEqual([])
  expect(unchangedLanes({}, now)).toEqual([])
  const patterns = leftOut([{ name, passed: '' }]).map((one: string) => new RegExp(one.replace('<rootDir>/', '^')))
  expect(patterns.some((one: RegExp) => one.test('tests/integrations/relay.test.ts'))).toBe(true)
  expect(patterns.some((one: RegExp) => one.test('tests/sweeps/access.test.ts'))).toBe(false)
})

test('nothing is left out when everything is asked for, or a file is named', () => {
  process.env.EVERYTHING = 'true'
  try {
    expect(unchangedLanes(noted(), now)).toEqual([])
  } finally {
    delete process.env.EVERYTHING
  }
  expect(isWhole([])).toBe(true)
  expect(isWhole(['--silent'])).toBe(true)
  expect(isWhole(['tests/faults/owner'])).toBe(false)
})

test('contents that are not known are no contents that passed', () => {
  expect(fingerprint(['no/such/folder'])).toBeUndefined()
  expect(unchangedLanes({ [name]: { passed: '2026-11-30T01:00:00Z', contents: undefined } }, now)).toEqual([])
})

test.each(Object.entries(lanes))('the lane %s has tests, and reads what exists', (_, lane) => {
  for (const file of lane.files) expect(globSync(`${file}*`, { cwd: root })).not.toEqual([])
  for (const one of lane.reads) expect(globSync(one, { cwd: root })).toEqual([one])
})
