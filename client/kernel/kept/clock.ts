const KEY = 'candeia.relogio'

/** A smaller difference changes no day that matters. */
export const SMALL_MS = 10 * 60_000

/**
 * Compares the device's clock with the server's.
 * @param date the header of an answer
 * @param asked when it was asked for, by the device's clock: the phone may have slept before it read the answer
 */
export function compareWith(date: string | null, asked: number): void {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const ahead = server - Math.min(Math.max(server, asked), Date.now())
  if (Math.abs(ahead) < SMALL_MS) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, String(ahead))
}

/** The same, for a page that asks for nothing else: without a network, a wrong clock would call the roll of another day. */
export async function compareClock(): Promise<void> {
  const asked = Date.now()
  const { headers } = await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
  compareWith(headers.get('date'), asked)
}

/** This moment by the server's clock, as far as the device knows it. */
export const serverTime = (): Date => new Date(Date.now() + Number(localStorage.getItem(KEY) ?? 0))
