import type { FastifyRequest } from 'fastify'
import { hashToken } from '../../base/crypto.js'
import { type PlaceLimit, Places, type QueueLimits } from '../../base/turns/places.js'
import { network } from '../../work/limits/network.js'
import { isFor } from '../http/addresses.js'

/** Maximum of concurrent requests: per session or API token, per church, and per address without a session. */
export const atOnce = { session: 4, church: 8, address: 8 } as const

/**
 * Gives each request its places, for GraphQL, REST and uploads. Health checks, the client's files and sockets need no
 * place. Pictures and PDFs have separate places, so that a page of pictures does not delay the lists beside it. Which
 * church is next is decided where they meet, at the connections (church-connections.ts).
 */
export function requestPlaces(limits?: QueueLimits) {
  const places = new Places(limits)
  async function take({ ctx }: FastifyRequest, needed: readonly PlaceLimit[]): Promise<void> {
    let left: (() => void) | undefined
    const leave = () => {
      left?.()
      left = undefined
    }
    const again = async () => {
      left = places.take(needed)
      if (left) return
      // a waiting request holds no database connection
      await ctx.endReading()
      left = await places.wait(needed, ctx.life.ended)
    }
    await again()
    // after the client has disconnected, the place stays taken until the database has stopped too
    ctx.life.holds({ leave, again })
  }
  return {
    /** The places of the session and its church, before the body is read; resolves when the request may go on. */
    async own(request: FastifyRequest, token: string): Promise<void> {
      const { viewer } = request.ctx
      if (!viewer) return
      const kind = kindOf(request)
      await take(request, [
        // who was served is remembered for a while, which no token must be
        { key: `${kind} session ${hashToken(token)}`, most: atOnce.session },
        { key: `${kind} church ${viewer.idCliente}`, most: atOnce.church },
      ])
    },
    /**
     * The place of the network address, without a session. Only once the body is here, because bodies that never end
     * would take all places of a congregation.
     */
    async ofAddress(request: FastifyRequest): Promise<void> {
      if (request.ctx.viewer) return
      await take(request, [{ key: `${kindOf(request)} address ${network(request.ip)}`, most: atOnce.address }])
    },
  }
}

const kindOf = (request: FastifyRequest): 'file' | 'call' => (isFor(request, 'arquivos') ? 'file' : 'call')
