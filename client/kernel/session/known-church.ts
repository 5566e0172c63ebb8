const KEY = 'igreja-conhecida'

/** The church of whoever signed in last in this browser: for the login, and to tell whose a name without a number is. */
export type KnownChurch = { id: number; nome: string }

export function knownChurch(): KnownChurch | null {
  try {
    const { id, nome } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Number.isInteger(id) && typeof nome === 'string' ? { id, nome } : null
  } catch {
    return null
  }
}

export const rememberChurch = ({ id, nome }: KnownChurch): void =>
  localStorage.setItem(KEY, JSON.stringify({ id, nome }))

export const forgetChurch = (): void => localStorage.removeItem(KEY)
