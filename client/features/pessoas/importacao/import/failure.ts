import { errorText, httpStatus } from '../../../../kernel/apollo'

/** The documented texts: one when the server refuses the file, one when the server cannot be reached. */
export function failureText(error: unknown): string {
  if (httpStatus(error) === undefined) return 'Erro ao enviar o arquivo. Verifique sua conexão e tente novamente.'
  return errorText(error, 'Erro ao importar o arquivo.')
}
