// The check on the screen that the documentation requires. It only slows people down and is no security measure, so its
// counters are kept in this browser.
export const CODE_LENGTH = 6
export const MAX_ERRORS = 3
export const BLOCK_MS = 60_000

const KEY = 'recuperacao'
// Contains no characters that look alike, because people copy the code by eye.
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

/** Counts a wrong code; the third one blocks for a minute. Returns the end of the block (ms since 1970), or 0. */
export function countError(now = Date.now()): number {
  const errors = readAttempts().errors + 1
  const blocked = errors >= MAX_ERRORS
  const attempts: Attempts = { errors: blocked ? 0 : errors, blockedUntil: blocked ? now + BLOCK_MS : 0 }
  localStorage.setItem(KEY, JSON.stringify(attempts))
  return attempts.blockedUntil
}

export const forgetAttempts = (): void => localStorage.removeItem(KEY)
