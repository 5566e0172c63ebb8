import type { AppError } from '../errors.js'

/** The error body of the compatibility layer: one Portuguese text under the four names that the old screens read. */
export function errorBody(error: AppError, correlacao: string) {
  return {
    error: error.message,
    erro: error.message,
    Erro: error.message,
    message: error.message,
    codigo: error.code,
    correlacao,
    ...(error.details.campos && { campos: error.details.campos }),
  }
}
