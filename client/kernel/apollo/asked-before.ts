/** A query as Apollo Client sent it. */
export type Asked = { name: string; query: string; variables: object }

const KEY = 'consultas'
/** The screens that somebody opens again; older ones are forgotten. Records have a number of their own, because a person
 * who goes through many of them still opens the same lists. */
const MOST = { lists: 20, records: 10 }
const kindOf = (path: string) => (/\/\d/.test(path) ? 'records' : 'lists')

/** Anybody can write into the browser's storage, and a version before may have. */
function read(): [path: string, asked: Asked][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** What the screen at this address asked first when it was opened the last time. */
export const askedBefore = (path: string): Asked | undefined => read().find((each) => each?.[0] === path)?.[1]

/** Remembers what the screen at this address asks first. */
export function rememberAsked(path: string, asked: Asked): void {
  const before = read()
  const [last] = before
  if (last?.[0] === path && JSON.stringify(last[1]) === JSON.stringify(asked)) return
  const kept = { lists: 0, records: 0 }
  const after = [[path, asked] as const, ...before.filter((each) => typeof each?.[0] === 'string' && each[0] !== path)]
  const recent = after.filter(([path]) => kept[kindOf(path)]++ < MOST[kindOf(path)])
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // the storage is full: the screen asks when its scripts have come
  }
}

/** Forgets what another person opened. */
export const forgetAsked = (): void => localStorage.removeItem(KEY)
