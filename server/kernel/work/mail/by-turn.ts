import { beginTurn, type Turn } from '../../base/turns/turn.js'
import type { EmailRefused } from './email-limits.js'

/** Those that a limit delays for about as long wait together. */
const rounded = (until: Date): number => Math.max(60, Math.ceil((until.getTime() - Date.now()) / 60_000) * 60)

/**
 * Sends many e-mails, one after the other, until the turn is over. An address over its limit delays no other; a limit of
 * the church delays all.
 * @param send sends one; returns why it must wait
 * @returns those that are left, by the seconds for which they wait
 */
export async function sendByTurn<T>(
  all: readonly T[],
  send: (one: T) => Promise<EmailRefused | undefined>,
  turn: Turn = beginTurn(),
): Promise<Map<number, T[]>> {
  const left = new Map<number, T[]>()
  const wait = (seconds: number, some: readonly T[]) => {
    if (some.length) left.set(seconds, [...(left.get(seconds) ?? []), ...some])
  }
  for (const [index, one] of all.entries()) {
    const refused = await send(one)
    const rest = all.slice(index + 1)
    const ofAll = refused !== undefined && refused.limite !== 'endereco'
    if (refused) wait(rounded(refused.until), ofAll ? [one, ...rest] : [one])
    if (ofAll) break
    if (turn.over) {
      wait(0, rest)
      break
    }
  }
  return left
}
