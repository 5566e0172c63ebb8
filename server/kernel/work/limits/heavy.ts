import { tooManyRequests } from '../../base/errors.js'
import { Turns } from '../../base/turns/turns.js'
import type { Sessions } from '../../data/tenant/session.js'
import type { Context, Services } from '../context/context.js'
import { inLane } from './lanes.js'

const turnsOf = new WeakMap<Sessions, Turns>()

/**
 * The queue for whole lists, exports and tables of reports. It uses at most half of the pool's connections, so that
 * requests for single pages still get a connection. Each process has its own queue.
 */
function listTurns({ sessions, config }: Services): Turns {
  let turns = turnsOf.get(sessions)
  if (!turns) turnsOf.set(sessions, (turns = new Turns(Math.max(1, config.pool >> 1))))
  return turns
}

interface QueueLimits {
  /** age of a request (ms) after which the work may no longer start, since it must finish within the time limit */
  latest: number
  /** error text when the queue is too long */
  busy: string
}

/** A queue for one kind of work; without turns of its own it is that of the lists. */
export interface Queue extends QueueLimits {
  turns?: Turns
}

const lists: QueueLimits = {
  latest: 8000,
  busy: 'A igreja já está gerando outros arquivos ou listas grandes. Aguarde um instante e tente novamente.',
}

/**
 * Runs heavy work of a request when it is the church's turn. A waiting request must hold no database connection.
 * @throws TOO_MANY_REQUESTS when the turn does not come in time
 */
export async function inTurn<T>(
  ctx: Context,
  church: number,
  work: () => Promise<T>,
  { turns = listTurns(ctx.services), latest, busy }: Queue = lists,
): Promise<T> {
  const giveUp = new AbortController()
  const refuse = () => giveUp.abort(tooManyRequests(10, busy))
  const late = setTimeout(refuse, Math.max(0, latest - ctx.life.age))
  if (ctx.life.ended.aborted) refuse()
  ctx.life.ended.addEventListener('abort', refuse, { once: true })
  const stop = () => {
    clearTimeout(late)
    ctx.life.ended.removeEventListener('abort', refuse)
  }
  try {
    return await turns.run(
      await inLane(ctx.services, church),
      () => {
        stop()
        return work()
      },
      giveUp.signal,
    )
  } finally {
    stop()
  }
}

/** Runs heavy work of a job when it is the church's turn; a job has no time limit. */
export const jobInTurn = async <T>(services: Services, church: number, work: () => Promise<T>): Promise<T> =>
  listTurns(services).run(await inLane(services, church), work)
