import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { isOffline, withCause } from '../later/network.js'

/** The details that the server sends with an error. `campos` maps an input field to its error text. */
type ErrorDetails = {
  code: string
  status?: number
  campos?: Record<string, string>
  correlacao?: string
  /** Seconds until a retry makes sense (TOO_MANY_REQUESTS). */
  tentarEm?: number
  /** Where it is now, on another installation (NOT_FOUND). */
  endereco?: string
  /** What the call has to confirm first (CONFIRM). */
  confirmacoes?: Wanted[]
}

/** A question of the server, with the name by which it is answered. */
type Wanted = { nome: string; pergunta: string; campo?: string }

type WireError = { message: string; extensions?: Record<string, unknown> }

function wireErrors(error: unknown): readonly WireError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors
  if (ServerError.is(error)) return parseBody(error.bodyText)
  return []
}

/** A proxy may change the content type of a response. Apollo then does not parse the body of a refused request. */
function parseBody(bodyText: string): readonly WireError[] {
  try {
    const body: unknown = JSON.parse(bodyText)
    const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
    return Array.isArray(errors) ? errors : []
  } catch {
    return []
  }
}

const errorDetails = (error: unknown): ErrorDetails | undefined =>
  wireErrors(error)[0]?.extensions as ErrorDetails | undefined

/** The server's error code ('NOT_FOUND'); undefined when the response was not a readable response of the server. */
export const errorCode = (error: unknown): string | undefined => errorDetails(error)?.code

/** The seconds after which the server suggests to try again; undefined when it suggests nothing. */
export const retryAfter = (error: unknown): number | undefined => errorDetails(error)?.tentarEm

/** The questions that the server asks before it saves; empty when it asks nothing. */
export const wantedConfirmations = (error: unknown): readonly Wanted[] =>
  errorCode(error) === 'CONFIRM' ? (errorDetails(error)?.confirmacoes ?? []) : []

/** Whether somebody else has changed the record since it was loaded, so that reloading helps. */
export const isStale = (error: unknown): boolean => errorCode(error) === 'STALE'

/** The address on another installation where the record is now. */
export const newAddress = (error: unknown): string | undefined => errorDetails(error)?.endereco

/** The HTTP status; undefined when the server was not reached. */
export const httpStatus = (error: unknown): number | undefined =>
  ServerError.is(error) ? error.statusCode : errorDetails(error)?.status

/** Whether the product did not answer, for whatever reason of the network or a proxy: what was typed still has to be saved. */
export const unanswered = (error: unknown): boolean => isOffline() || wireErrors(error).length === 0

/**
 * What a failure is told as: the screen's sentence, and after it the server's reason if there is one. Without a sentence
 * it is the reason alone.
 */
export function errorText(error: unknown, sentence?: string): string {
  const first = wireErrors(error)[0]
  const told = sentence || 'Erro na conexão com o servidor.'
  if (!first) return withCause(told)
  const reason = first.extensions?.code === 'INTERNAL' ? '' : first.message
  // nothing has failed: somebody went back from a question
  if (first.extensions?.code === 'CONFIRM' && reason) return reason
  return sentence ? withReason(sentence, reason) : reason || told
}

/** The sentence with its full stop, and the reason; either alone where the other is empty or says the same. */
export function withReason(sentence: string, reason: string | undefined): string {
  if (!reason) return sentence
  if (reason.startsWith(sentence)) return reason
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${reason}`
}

/** Codes of answers after which the same request may succeed. */
const passing = new Set(['UNAUTHENTICATED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL'])

/**
 * Whether trying again may help: the server was not reached, could not answer now, or wants to know first who asks.
 */
export const maySucceedLater = (error: unknown): boolean => {
  const code = errorCode(error)
  return code === undefined || passing.has(code)
}

/**
 * The data beside an error: a part of a query that may be null has failed, and its other parts were answered. `Data` is
 * the type of the query's data.
 * @param needed the part without which the others are of no use
 */
export function dataBeside<Data extends object>(error: unknown, needed: keyof Data): Data | undefined {
  const data = CombinedGraphQLErrors.is(error) ? (error.data as Data | null | undefined) : undefined
  return data?.[needed] ? data : undefined
}

/** Error texts by input field; empty when the error is of another kind. */
export const fieldErrors = (error: unknown): Record<string, string> => errorDetails(error)?.campos ?? {}
