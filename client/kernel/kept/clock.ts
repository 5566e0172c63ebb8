const KEY = 'candeia.relogio'

/** A smaller difference changes no day that matters. */
const SMALL_MS = 10 * 60_000

/** Compares the device's clock with the server's: without a network, a wrong clock would call the roll of another day. */
export async function compareClock(): Promise<void> {
  const { headers } = await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
  const server = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(server)) return
  const ahead = server - Date.now()
  if (Math.abs(ahead) < SMALL_MS) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, String(ahead))
}

/** This moment by the server's clock, as far as the device knows it. */
export const serverTime = (): Date => new Date(Date.now() + Number(localStorage.getItem(KEY) ?? 0))
