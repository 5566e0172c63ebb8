import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../../http/bearer.js'

/**
 * The token of a connection, where clients put it: as `token` or `Authorization` in the first message, also within
 * `headers`, or in the handshake.
 */
export function tokenOf(first: unknown, { headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const inMessage = named(first, 'token') ?? named(first, 'authorization')
  const inHeaders = named(under(first, 'headers'), 'authorization')
  const given = inMessage ?? inHeaders ?? headers.authorization
  return given && (bearerOf(given) ?? given)
}

/** The value under this name, however it is written. */
function under(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null) return undefined
  return Object.entries(of).find(([key]) => key.toLowerCase() === name)?.[1]
}

function named(of: unknown, name: string): string | undefined {
  const value = under(of, name)
  return typeof value === 'string' && value ? value : undefined
}

/** The reason with which a connection is closed: at most 123 bytes, as the protocol demands. */
export function closeReason(text: string): string {
  let reason = text
  while (Buffer.byteLength(reason) > 123) reason = reason.slice(0, -1)
  return reason
}
