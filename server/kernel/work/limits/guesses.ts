import { AppError } from '../../base/errors.js'
import type { Limiter } from './rate-limit.js'

/**
 * Looks up what a secret or public address names. Only what is not found counts, and only that is refused over the
 * limit: many people share a network address, and what is right works for each of them.
 * @param lookUp must hold no connection when it throws
 */
export async function lookedUp<T>(limiter: Limiter, key: string, lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp()
  } catch (error) {
    // what has moved to another installation was right
    const wrong = error instanceof AppError && error.code === 'NOT_FOUND' && !error.details.endereco
    if (wrong) await limiter.consume(key)
    throw error
  }
}
