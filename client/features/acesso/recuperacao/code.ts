// The documented on-screen check: it slows people down and protects nothing, so its counters live in this browser only.
export const CODE_LENGTH = 6
export const MAX_ERRORS = 3
export const BLOCK_MS = 60_000

const KEY = 'recuperacao'
// Without characters that are mistaken for each other when they are copied by eye.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

type Attempts = { errors: number; blockedUntil: number }

export function readAttempts(): Attempts {
  try {
    const { errors, blockedUntil } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { errors: Number(errors) || 0, blockedUntil: Number(blockedUntil) || 0 }
  } catch {
    return { errors: 0, blockedUntil: 0 }
  }
}

/** Counts a wrong code; the third one blocks for a minute. Answers until when (0: not blocked). */
export function countError(now = Date.now()): number {
  const errors = readAttempts().errors + 1
  const blocked = errors >= MAX_ERRORS
  const attempts: Attempts = { errors: blocked ? 0 : errors, blockedUntil: blocked ? now + BLOCK_MS : 0 }
  localStorage.setItem(KEY, JSON.stringify(attempts))
  return attempts.blockedUntil
}

export const forgetAttempts = (): void => localStorage.removeItem(KEY)
