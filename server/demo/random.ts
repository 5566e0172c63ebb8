/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** a random number from 0 up to, but not including, 1 */
  next(): number
  /** a whole number, both ends included */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** one item from a list sorted by frequency: the first is selected far more often than the last */
  common<T>(list: readonly T[]): T
  /** one of the keys, in proportion to its value */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  shuffled<T>(list: readonly T[]): T[]
}

/**
 * @param seed a different one for each purpose ('betel/pessoas'), so that a new purpose does not change the numbers of
 * others
 */
export function makeRandom(seed: string): Random {
  let state = fnv1a(seed)

  // mulberry32: 32 bits of state are enough for a few thousand records
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const at = <T>(list: readonly T[], index: number): T => {
    if (index >= list.length) throw new RangeError('nothing to pick from')
    return list[index] as T
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    common: (list) => at(list, Math.floor(list.length * next() ** 2)),
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const entries = Object.entries<number>(weights) as [K, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? at(entries, 0))[0]
    },
    shuffled<T>(list: readonly T[]): T[] {
      const result = [...list]
      for (let last = result.length - 1; last > 0; last--) {
        const other = int(0, last)
        ;[result[last], result[other]] = [at(result, other), at(result, last)]
      }
      return result
    },
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
