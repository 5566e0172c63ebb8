import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  BLOCK_MS,
  CODE_LENGTH,
  countError,
  forgetAttempts,
  newCode,
  readAttempts,
} from '../../client/features/acesso/recuperacao/code.js'
import { fakeStorage } from './fake-storage.js'

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: fakeStorage(), configurable: true })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

test('a code has six capital letters and digits, and codes differ', () => {
  const codes = Array.from({ length: 50 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{6}$/)
  expect(CODE_LENGTH).toBe(6)
  expect(new Set(codes).size).toBeGreaterThan(45)
})

test('the third wrong code blocks for a minute, then the count starts again', () => {
  expect(countError(1000)).toBe(0)
  expect(countError(2000)).toBe(0)
  expect(countError(3000)).toBe(3000 + BLOCK_MS)
  expect(BLOCK_MS).toBe(60_000)
  expect(readAttempts()).toEqual({ errors: 0, blockedUntil: 63_000 })
  expect(countError(64_000)).toBe(0)
})

test('forgetAttempts resets the count of wrong codes', () => {
  countError(1)
  countError(2)
  forgetAttempts()
  expect(readAttempts()).toEqual({ errors: 0, blockedUntil: 0 })
  expect(countError(3)).toBe(0)
})

test('an unreadable value in the storage counts as no attempts', () => {
  localStorage.setItem('recuperacao', 'isto não é JSON')
  expect(readAttempts()).toEqual({ errors: 0, blockedUntil: 0 })
})
