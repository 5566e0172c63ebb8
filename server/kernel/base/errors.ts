/** All error codes, for both transports. `status` is the HTTP status of REST and GraphQL responses. */
const statuses = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  TWO_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  TENANT_MISMATCH: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STALE: 409,
  CONFIRM: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

/** A question that a call has to answer first, see Asking. */
export interface WantedConfirmation {
  nome: string
  pergunta: string
  campo?: string | undefined
}

export type ErrorCode = keyof typeof statuses

/** Portuguese text by field name, as the forms and the old integrations show it. */
export type FieldErrors = Record<string, string>

/**
 * The only class of errors whose text reaches a client. `message` is Portuguese text for people. Any other error is
 * logged, and the client gets INTERNAL.
 */
export class AppError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      campos?: FieldErrors
      tentarEm?: number
      endereco?: string
      metodos?: readonly string[]
      confirmacoes?: readonly WantedConfirmation[]
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.status = statuses[code]
  }
}

/** No session, or one that has ended. */
export const unauthenticated = (message = 'A sua sessão expirou. Por favor, faça o login novamente.') =>
  new AppError('UNAUTHENTICATED', message)

/** The error for a request without a session when the operation needs one. */
export const signInFirst = () => unauthenticated('Faça o login para continuar.')

/** The perfil does not allow the action, for any record. */
export const forbidden = (message = 'Seu perfil não permite esta ação.') => new AppError('FORBIDDEN', message)

/** An API token was made without this action, which its owner may do. Tools read the action from `campos`. */
export const scopeMissing = (action: string) =>
  new AppError('FORBIDDEN', `Este token não tem a permissão ${action}.`, { campos: { escopos: action } })

/** Somebody who sees the church as another person changes nothing, and reads nothing that is for that person alone. */
export const readOnlyView = () => forbidden('Você está vendo como outra pessoa: só leitura.')

/** The preview as another person is not valid, or no longer. The client finds the field in `campos` and leaves it. */
export const previewRefused = (message = 'A visualização como outra pessoa terminou.') =>
  new AppError('FORBIDDEN', message, { campos: { verComo: message } })

/** A church's session named another church. */
export const tenantMismatch = () => new AppError('TENANT_MISMATCH', 'O cliente informado não é o da sua sessão.')

/** The platform's administrator changes or opens something without saying in which church. */
export const churchNeeded = (how = 'no cabeçalho x-igreja') =>
  new AppError('BAD_REQUEST', `Escolha a igreja: informe o número dela ${how}.`, {
    campos: { idCliente: 'Informe a igreja.' },
  })

/** The record does not exist, or belongs to another church. The response is the same in both cases. */
export const notFound = (message = 'Registro não encontrado.') => new AppError('NOT_FOUND', message)

/** @param metodos those that the address takes */
export const methodNotAllowed = (metodos: readonly string[]) =>
  new AppError('METHOD_NOT_ALLOWED', `Este endereço só aceita ${metodos.join(', ')}.`, { metodos })

/** @param endereco where it is now, on another installation, for a link */
export const moved = (message: string, endereco: string) =>
  new AppError('NOT_FOUND', `${message} ${endereco}`, { endereco })

/** The state of the records does not allow the action. */
export const conflict = (message: string) => new AppError('CONFLICT', message)

/** Another record already has this value; the form shows the text at the field. */
export const duplicate = (campo: string, message: string) =>
  new AppError('CONFLICT', message, { campos: { [campo]: message } })

const byIndex = new Map<string, () => AppError>()

/**
 * The error for a second record with the same value. Use cases check for a duplicate and throw this error. For
 * concurrent requests the unique index finds the duplicate, and its violation becomes the same error: `const sameTitle
 * = uniqueBy('departamento_titulo', 'tituloDepartamento', 'Já existe…')`
 */
export function uniqueBy(index: string, campo: string, message: string): () => AppError {
  const error = () => duplicate(campo, message)
  byIndex.set(index, error)
  return error
}

/** Whether this unique index has a known error text and form field. */
export const tellsField = (index: string): boolean => byIndex.has(index)

/** The record has changed since the person loaded it; forms offer to load it again. */
export const stale = () =>
  new AppError(
    'STALE',
    'Este registro foi alterado por outra pessoa enquanto você o editava. Recarregue para ver a versão atual.',
  )

/** Nothing was written: the same call writes it when it repeats the names of these confirmations. */
export function confirmFirst(confirmacoes: readonly WantedConfirmation[]): AppError {
  const texts = [...new Set(confirmacoes.map(({ pergunta }) => pergunta))]
  const campos = Object.fromEntries(confirmacoes.flatMap(({ campo, pergunta }) => (campo ? [[campo, pergunta]] : [])))
  return new AppError('CONFIRM', `Nada foi salvo ainda: confira antes. ${texts.slice(0, 3).join(' ')}`, {
    confirmacoes,
    ...(Object.keys(campos).length && { campos }),
  })
}

/** The request itself is malformed, so no form field can show the error. */
export const badRequest = (message = 'Requisição malformada.') => new AppError('BAD_REQUEST', message)

/** Failed validation. The message is the first field's problem, since old screens show only that. */
export const invalid = (campos: FieldErrors) =>
  new AppError('VALIDATION_FAILED', Object.values(campos)[0] ?? 'Dados inválidos.', { campos })

/** @param tryAt seconds until a retry makes sense (Retry-After) */
export const tooManyRequests = (tryAt: number, message = 'Muitas tentativas. Aguarde um pouco e tente novamente.') =>
  new AppError('TOO_MANY_REQUESTS', message, { tentarEm: Math.max(1, Math.ceil(tryAt)) })

/** Converts PostgreSQL errors that can occur in a correct program to errors with a text for people. */
export function fromDatabase(error: unknown): AppError | undefined {
  const code = databaseCode(error)
  if (!code) return undefined
  if (code === '23505')
    return byIndex.get(constraintOf(error, code))?.() ?? conflict('Já existe um registro com estes dados.')
  if (code === '23503') return conflict('Este registro está ligado a outros ou a um que não existe mais.')
  if (code === '23514' || code === '22001' || code === '22003')
    return new AppError('VALIDATION_FAILED', 'Dados inválidos.')
  // the policies of ownGroupsOnly; a violation of any other policy is an error of this program
  if (code === '42501' && databaseText(error, code).includes('row-level security policy "meus_'))
    return new AppError('FORBIDDEN', 'Você só pode alterar os grupos que lidera.')
  if (code === ruleOfTheDatabase) return conflict(databaseText(error, code))
  if (code === closedChurch) return new AppError('UNAVAILABLE', databaseText(error, code), { tentarEm: 5 })
  if (code === '40001' || code === '40P01' || code === '55P03')
    return new AppError('CONFLICT', 'Outra pessoa alterou estes dados agora mesmo. Tente novamente.', { tentarEm: 1 })
  if (code === '57014')
    return new AppError('UNAVAILABLE', 'A consulta demorou demais. Tente novamente.', { tentarEm: 5 })
  if (code.startsWith('53') || code.startsWith('57P') || code.startsWith('08')) return unavailable()
  return undefined
}

/**
 * The error code of this application's triggers: the state of the records does not allow the action. The message of
 * such an error is for people.
 */
const ruleOfTheDatabase = 'CD409'

/** The error code for a church in which nobody may write for a moment, because it is being moved or restored. */
const closedChurch = 'CD503'

/**
 * The message of the innermost error with this code, which is the database's own message. The errors that wrap it add
 * the statement.
 */
function databaseText(error: unknown, code: string): string {
  let text = ''
  for (let e = error; e instanceof Error; e = e.cause)
    if ((e as Error & { code?: unknown }).code === code) text = e.message
  return text
}

/**
 * Name of the constraint or unique index that refused the row. From a node of Citus comes only the message, in which the
 * name has the number of a part of the table.
 */
function constraintOf(error: unknown, code: string): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code: own, constraint } = e as Error & { code?: unknown; constraint?: unknown }
    if (own === code && typeof constraint === 'string') return constraint
  }
  return /"(\w+?)(?:_\d{6,})?"/.exec(databaseText(error, code))?.[1] ?? ''
}

/** Overload: the same request may succeed in a moment. */
export const unavailable = () =>
  new AppError('UNAVAILABLE', 'O sistema está sobrecarregado. Tente novamente em instantes.', { tentarEm: 5 })

/** The error for work that continues after its request has ended; nobody reads the text. */
export const requestOver = () => new AppError('UNAVAILABLE', textOfOver)
const textOfOver = 'A requisição já terminou.'

export const isRequestOver = ({ message }: AppError): boolean => message === textOfOver

const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'])

const noRoom = new Set(['ENOSPC', 'EDQUOT'])

/**
 * The SQLSTATE of a database error anywhere in the chain of causes. A lost connection counts as 08006, a full disk of
 * this server as 53100.
 */
export function databaseCode(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as Error & { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return code
    if (typeof code === 'string' && connectionLost.has(code)) return '08006'
    if (typeof code === 'string' && noRoom.has(code)) return '53100'
    if (/timeout exceeded when trying to connect|Connection terminated|not queryable/.test(e.message)) return '08006'
  }
  return undefined
}

/** Any thrown value as an AppError; unexpected errors become INTERNAL without their text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // two concurrent writes of one record: the ORM's version check, which knows no field
  if (error instanceof Error && error.name === 'OptimisticLockError') return stale()
  return (
    fromDatabase(error) ?? new AppError('INTERNAL', 'Ocorreu um erro inesperado. Tente novamente.', { cause: error })
  )
}
