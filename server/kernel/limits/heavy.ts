import type { Context } from '../context.js'
import { tooManyRequests } from '../errors.js'
import { Turns } from './turns.js'

/**
 * Turns for whole lists, exports, and tables of reports: half as many at once as the pool has connections, since each
 * holds one and requests for single pages must still get one. Each process counts its own.
 */
const turns = new Turns(8)

/** Turns for one kind of work. */
export interface Queue {
  turns: Turns
  /** age of a request (ms) after which the work may no longer start, since it must finish within the time limit */
  latest: number
  /** what the caller is told then */
  busy: string
}

const lists: Queue = {
  turns,
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
  { turns, latest, busy }: Queue = lists,
): Promise<T> {
  const giveUp = new AbortController()
  const refuse = () => giveUp.abort(tooManyRequests(10, busy))
  const late = setTimeout(refuse, Math.max(0, latest - ctx.age))
  if (ctx.ended.aborted) refuse()
  ctx.ended.addEventListener('abort', refuse, { once: true })
  const stop = () => {
    clearTimeout(late)
    ctx.ended.removeEventListener('abort', refuse)
  }
  try {
    return await turns.run(
      church,
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

/** The same for a job, which has no time limit. */
export const jobInTurn = <T>(church: number, work: () => Promise<T>): Promise<T> => turns.run(church, work)
