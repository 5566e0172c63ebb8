import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits as base64url (43 characters): session tokens, reset tokens, API tokens. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of bytes, or of a text in UTF-8, as hex. */
export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** The stored form of a token. SHA-256 is enough for 256-bit secrets; passwords use argon2 instead. */
export const hashToken = (token: string): string => sha256(token)

/** Compares secrets in constant time. */
export function equalText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/**
 * AES-256-GCM. Result: base64url of iv (12 bytes), tag (16 bytes), ciphertext.
 * @param key 32 bytes
 * @param place where the text belongs, such as table and row: it cannot be decrypted for another place
 */
export function encrypt(key: Buffer, text: string, place = ''): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')
}

/** @throws Error when the key or the place differs or the text was changed */
export function decrypt(key: Buffer, sealed: string, place = ''): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28)).setAAD(Buffer.from(place))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** HMAC-SHA-256, truncated: only the holder of the key can compute it. For links that are not stored. */
export const sign = (key: Buffer, text: string, bytes = 32): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, bytes)
