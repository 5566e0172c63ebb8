import { useRef, useState } from 'react'
import { afterMarks, type Line, newest, type Rolled } from './newest'

/** An answer to marks: without the roll, whose changed lines come beside it, or with all of it. */
type Answer<R> = Partial<R> & { id: number; versao: number }

const isWhole = <R extends { id: number; versao: number }>(fresh: Answer<R> | R): fresh is R => 'chamada' in fresh

/** Whether the roll that is known was read after the marks of this answer. */
const readAfter = <R extends { id: number; versao: number }>(fresh: Answer<R>, known: R) =>
  !isWhole(fresh) && fresh.versao < known.versao

/** Whether somebody else has changed the roll between the one that is known and this answer. */
const missedOne = <R extends { id: number; versao: number }>(fresh: Answer<R>, known: R | undefined) =>
  !isWhole(fresh) && fresh.versao > (known?.versao ?? 0) + 1

/** The roll after an answer to marks; nothing, where only the changed lines are known. */
function rollAfter<L extends Line, R extends Rolled<L>>(
  known: R | undefined,
  fresh: Answer<R>,
  marked: readonly L[],
  belongs: (line: L) => boolean,
): R | undefined {
  if (isWhole(fresh)) return fresh
  return known && afterMarks(known, fresh, marked, belongs)
}

type Options<L, R> = {
  /** Whether somebody stays on the roll also when absent. */
  belongs: (line: L) => boolean
  /** Keeps the roll as a copy on this device. */
  keep: (roll: R) => void
  /** Reads the roll again. */
  again: () => Promise<unknown>
}

/**
 * The roll that a screen shows: as it was read, and as the answers to its marks change it. Where somebody else has
 * changed it in between it is read again.
 */
export function useDeliveredRoll<L extends Line, R extends Rolled<L>>(
  read: R | undefined,
  { belongs, keep, again }: Options<L, R>,
) {
  const [delivered, setDelivered] = useState<R>()
  const roll = read ? newest(read, delivered) : delivered
  const latest = useRef(roll)
  latest.current = roll
  /** Takes an answer to marks, also when the screen was left. Returns the roll after it, if it is known. */
  const take = (fresh: Answer<R>, marked: readonly L[] = []): R | undefined => {
    // the screen may show another roll by now, which stays as it is
    const elsewhere = latest.current !== undefined && latest.current.id !== fresh.id
    const known = elsewhere ? undefined : latest.current
    if (known && readAfter(fresh, known)) return known
    const next = rollAfter(known, fresh, marked, belongs)
    if (next) keep(next)
    if (elsewhere) return next
    if (next) {
      latest.current = next
      setDelivered(next)
    }
    if (missedOne(fresh, known)) void again().catch(() => undefined)
    return next
  }
  return { roll, take }
}
