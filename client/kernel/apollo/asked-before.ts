/** A query as Apollo Client sent it. */
export type Asked = { name: string; query: string; variables: object }

const KEY = 'consultas'
/** The screens that somebody opens again; older ones are forgotten. */
const MOST = 20

/** Anybody can write into the browser's storage, and a version before may have. */
function read(): [path: string, ...asked: Asked[]][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** What the screen at this address asked first when it was opened the last time. */
export function askedBefore(path: string): Asked[] {
  const [, ...asked] = read().find((each) => Array.isArray(each) && each[0] === path) ?? [path]
  return asked
}

/** Remembers what the screen at this address asks first. */
export function rememberAsked(path: string, asked: readonly Asked[]): void {
  const before = read()
  const now = [path, ...asked]
  if (JSON.stringify(before[0]) === JSON.stringify(now)) return
  const others = before.filter((each) => each?.[0] !== path)
  try {
    localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)))
  } catch {
    // the storage is full: the screen asks when its scripts have come
  }
}

/** Forgets what another person opened. */
export const forgetAsked = (): void => localStorage.removeItem(KEY)
