import { useRef, useState } from 'react'
import { afterMarks, type Line, newest, type Rolled } from './newest'

/** An answer to marks: without the roll, whose changed lines come beside it, or with all of it. */
type Answer<R> = Partial<R> & { id: number; versao: number }

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
    const whole = 'chamada' in fresh
    // it was read after these marks
    if (!whole && known && fresh.versao < known.versao) return known
    const next = whole ? (fresh as R) : known && afterMarks(known, fresh, marked, belongs)
    if (next) keep(next)
    if (elsewhere) return next
    if (next) {
      latest.current = next
      setDelivered(next)
    }
    if (!whole && fresh.versao > (known?.versao ?? 0) + 1) void again().catch(() => undefined)
    return next
  }
  return { roll, take }
}
