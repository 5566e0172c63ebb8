import type { AppError, FieldErrors } from '../../base/errors.js'

/**
 * The error body of the compatibility layer. It contains the same Portuguese text in four fields, because different old
 * screens read different fields.
 */
export function errorBody(error: AppError, correlacao: string) {
  return {
    error: error.message,
    erro: error.message,
    Erro: error.message,
    message: error.message,
    codigo: error.code,
    correlacao,
    ...(error.details.campos && { campos: asSent(error.details.campos) }),
  }
}

/**
 * The field names as the client sent them. A use case groups filters and splits the order (`filtro.idMembro`,
 * `ordem.campo`), while the client sent `idMembro`, `ordem` and `file`.
 */
const asSent = (campos: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(campos).map(([name, text]) => [
      name
        .replace(/^filtro\./, '')
        .replace(/^ordem\..*/, 'ordem')
        .replace(/^arquivo$/, 'file'),
      text,
    ]),
  )
