import type { FastifyRequest } from 'fastify'
import { isFor } from '../http/addresses.js'
import { inLane, newcomers } from './lanes.js'
import { network } from './network.js'
import { Pace } from './pace.js'
import { type PlaceLimit, Places, type QueueLimits } from './places.js'

/**
 * Maximum of concurrent requests: per session or API token, per church, per address without a session, of all churches
 * of their first week together, because signing up is free, and of all churches: half more than a usual pool has connections,
 * because more would only wait there, and as many as a larger one has.
 */
export const atOnce = { session: 4, church: 8, address: 8, newcomers: 12, all: 24 } as const

/**
 * Gives each request its places, for GraphQL, REST and uploads. Health checks, the client's files and sockets need no
 * place. Pictures and PDFs have separate places, so that a page of pictures does not delay the lists beside it.
 */
export function requestPlaces(limits?: QueueLimits) {
  const places = new Places(limits)
  const pace = new Pace()
  const shared = new Places(limits, (church) => pace.weight(church))
  async function take(
    { ctx }: FastifyRequest,
    needed: readonly PlaceLimit[],
    of = places,
    owner?: string,
  ): Promise<() => void> {
    let leave = of.take(needed)
    if (!leave) {
      // a waiting request holds no database connection
      await ctx.endReading()
      leave = await of.wait(needed, ctx.ended, owner)
    }
    // after the client has disconnected, the place stays taken until the database has stopped too
    ctx.atEnd(leave)
    return leave
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
     * The places that others share: of the network address, or of all churches and of the new ones. Only once the body is
     * here, because bodies that never end would take them all; an upload is still being read then, and takes none. That
     * of all churches is left as soon as the request waits for something else, such as its turn for a whole list, other
     * requests of its church, a bank, or a client that reads its answer slowly.
     */
    async shared(request: FastifyRequest): Promise<void> {
      const { viewer, services } = request.ctx
      const kind = kindOf(request)
      if (!viewer) {
        await take(request, [{ key: `${kind} address ${network(request.ip)}`, most: atOnce.address }])
        return
      }
      if (carriesFiles(request)) return
      const { lane } = await inLane(services, viewer.idCliente)
      const church = { key: `${kind} shared ${viewer.idCliente}`, most: atOnce.church }
      if (lane === newcomers)
        await take(request, [church, { key: `${kind} ${newcomers}`, most: atOnce.newcomers }], places, church.key)
      const all = { key: `${kind} all`, most: Math.max(atOnce.all, services.config.pool) }
      const leave = await take(request, [church, all], shared, church.key)
      const { work } = request.ctx
      work.leave = leave
      work.ended = () => {
        leave()
        pace.note(church.key, work.asked ?? 0)
      }
    },
  }
}

/** A request without a body carries no files, whatever its header says. */
const carriesFiles = ({ method, headers }: FastifyRequest): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(method) && headers['content-type']?.startsWith('multipart/') === true

const kindOf = (request: FastifyRequest): 'file' | 'call' => (isFor(request, 'arquivos') ? 'file' : 'call')
