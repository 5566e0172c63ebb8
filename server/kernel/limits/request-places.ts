import type { FastifyRequest } from 'fastify'
import { isFor } from '../http/addresses.js'
import { type Patience, Places, type Seat } from './places.js'

/** How many requests at once: of one session or API token, of one church, of one address that has not signed in. */
export const atOnce = { session: 4, church: 8, address: 8 } as const

/**
 * Gives each request its places before its body is read, over GraphQL and REST alike, uploads too. Health checks, the client's
 * files and sockets need none. Pictures and PDFs have places of their own: a page of photos does not hold up the lists beside it.
 * @returns to be called when the viewer is known; it resolves when the request may go on
 */
export function requestPlaces(patience?: Patience) {
  const places = new Places(patience)
  return async (request: FastifyRequest, token: string | undefined): Promise<void> => {
    const { ctx } = request
    const seats = seatsOf(request, token)
    let leave = places.take(seats)
    if (!leave) {
      // who waits holds no connection of the database meanwhile
      await ctx.endReading()
      leave = await places.wait(seats, ctx.ended)
    }
    // also when the caller hung up: the place is free when the database has stopped too
    ctx.atEnd(leave)
  }
}

function seatsOf(request: FastifyRequest, token: string | undefined): Seat[] {
  const kind = isFor(request, 'arquivos') ? 'file' : 'call'
  const { viewer } = request.ctx
  if (!viewer || !token) return [{ key: `${kind} address ${request.ip}`, most: atOnce.address }]
  return [
    { key: `${kind} session ${token}`, most: atOnce.session },
    { key: `${kind} church ${viewer.idCliente}`, most: atOnce.church },
  ]
}
