import { AppError, type ErrorCode, type FieldErrors } from '../../base/errors.js'

/** What a thread answers instead of a result when the file is wrong. */
export interface Refusal {
  code: ErrorCode
  message: string
  campos: FieldErrors | undefined
}

/** In the thread: the result, or what is wrong with the file. */
export function answerOf<T>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message, campos: error.details.campos }
    throw error
  }
}
