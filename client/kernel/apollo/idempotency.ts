/** A new Idempotency-Key. Avoids crypto.randomUUID, which is missing on pages without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Mutation context with this Idempotency-Key: a repeated request returns the first result and saves nothing. */
export const idempotent = (key: string) => ({ headers: { 'Idempotency-Key': key } })
