import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { withCause } from '../later/network.js'

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

/** The server's Portuguese error text; the fallback when the server sent none or the network failed. */
export function errorText(error: unknown, fallback = 'Erro na conexão com o servidor.'): string {
  const first = wireErrors(error)[0]
  if (!first) return withCause(fallback)
  if (first.extensions?.code === 'INTERNAL') return fallback
  return first.message || fallback
}

/**
 * The data beside an error: a part of a query that may be null has failed, and its other parts were answered. `Data` is
 * the type of the query's data.
 */
export const dataBeside = <Data>(error: unknown): Data | undefined =>
  CombinedGraphQLErrors.is(error) ? ((error.data ?? undefined) as Data | undefined) : undefined

/** Error texts by input field; empty when the error is of another kind. */
export const fieldErrors = (error: unknown): Record<string, string> => errorDetails(error)?.campos ?? {}
