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
 * Gives each request its places, for GraphQL, REST and uploads. Health checks, the client's files and sockets need no
 * place. Pictures and PDFs have separate places, so that a page of pictures does not delay the lists beside it.
 */
export function requestPlaces(limits?: QueueLimits) {
  const places = new Places(limits)
  async function take({ ctx }: FastifyRequest, needed: readonly PlaceLimit[], owner?: string): Promise<void> {
    let leave = places.take(needed)
    if (!leave) {
      // a waiting request holds no database connection
      await ctx.endReading()
      leave = await places.wait(needed, ctx.ended, owner)
    }
    // after the client has disconnected, the place stays taken until the database has stopped too
    ctx.atEnd(leave)
  }
  return {
    /** The places of the session and its church, before the body is read; resolves when the request may go on. */
    async own(request: FastifyRequest, token: string): Promise<void> {
      const { viewer } = request.ctx
      if (!viewer) return
      const kind = kindOf(request)
      await take(request, [
        { key: `${kind} session ${token}`, most: atOnce.session },
        { key: `${kind} church ${viewer.idCliente}`, most: atOnce.church },
      ])
    },
    /**
     * The places that others share: of the network address, and of all new churches. Only once the body is here, because
     * bodies that never end would take them all; an upload is still being read then, and takes none.
     */
    async shared(request: FastifyRequest): Promise<void> {
      const { viewer, services } = request.ctx
      const kind = kindOf(request)
      if (!viewer) {
        await take(request, [{ key: `${kind} address ${network(request.ip)}`, most: atOnce.address }])
        return
      }
      if (request.headers['content-type']?.startsWith('multipart/')) return
      const { lane } = await inLane(services, viewer.idCliente)
      if (lane !== newcomers) return
      const church = `${kind} ${newcomers} ${viewer.idCliente}`
      const all = { key: `${kind} ${newcomers}`, most: atOnce.newcomers }
      await take(request, [{ key: church, most: atOnce.church }, all], church)
    },
  }
}

const kindOf = (request: FastifyRequest): 'file' | 'call' => (isFor(request, 'arquivos') ? 'file' : 'call')
