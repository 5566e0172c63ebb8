import type { FastifyRequest } from 'fastify'
import { isFor } from '../http/addresses.js'
import { inLane, newcomers } from './lanes.js'
import { network } from './network.js'
import { type PlaceLimit, Places, type QueueLimits } from './places.js'

/**
 * Maximum of concurrent requests: per session or API token, per church, per address without a session, and of all churches
 * of their first week together, because signing up is free: less than the connections of a usual pool.
 */
export const atOnce = { session: 4, church: 8, address: 8, newcomers: 12 } as const

/**
 * Gives each request its places, for GraphQL, REST and uploads: before its body is read, or after it without a
 * session. Health checks, the client's
 * files and sockets need no place. Pictures and PDFs have separate places, so that a page of pictures does not delay
 * the lists beside it.
 * @returns the function to call when the current user is known; it resolves when the request may go on
 */
export function requestPlaces(limits?: QueueLimits) {
  const places = new Places(limits)
  return async (request: FastifyRequest, token: string | undefined): Promise<void> => {
    const { ctx } = request
    const needed = await placeLimitsOf(request, token)
    let leave = places.take(needed)
    if (!leave) {
      // a waiting request holds no database connection
      await ctx.endReading()
      leave = await places.wait(needed, ctx.ended)
    }
    // after the client has disconnected, the place stays taken until the database has stopped too
    ctx.atEnd(leave)
  }
}

async function placeLimitsOf(request: FastifyRequest, token: string | undefined): Promise<PlaceLimit[]> {
  const kind = isFor(request, 'arquivos') ? 'file' : 'call'
  const { viewer, services } = request.ctx
  if (!viewer || !token) return [{ key: `${kind} address ${network(request.ip)}`, most: atOnce.address }]
  const { lane } = await inLane(services, viewer.idCliente)
  return [
    { key: `${kind} session ${token}`, most: atOnce.session },
    { key: `${kind} church ${viewer.idCliente}`, most: atOnce.church },
    ...(lane === newcomers ? [{ key: `${kind} ${newcomers}`, most: atOnce.newcomers }] : []),
  ]
}
