import { type DateOnly, instantIn, todayIn, wallTimeIn } from '../../../../schema/rules/dates.js'
import type { Channels } from './aviso.entity.js'

/** The hours in which no device rings; null: devices may always ring. */
export interface QuietHours {
  de: string
  ate: string
}

/** For people who have chosen nothing. */
export const defaultQuietHours: QuietHours = { de: '22:00', ate: '07:00' }

const nextDay = (day: DateOnly): DateOnly =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/**
 * How long a notice must wait until the quiet hours end.
 * @param fuso time zone of the church
 * @returns seconds; 0 when it is not quiet now
 */
export function quietWait(quietHours: QuietHours | null, fuso: string, now = new Date()): number {
  if (!quietHours || quietHours.de === quietHours.ate) return 0
  const { de, ate } = quietHours
  const hour = wallTimeIn(fuso, now).slice(11)
  const overnight = de > ate
  const quiet = overnight ? hour >= de || hour < ate : hour >= de && hour < ate
  if (!quiet) return 0
  const today = todayIn(fuso, now)
  const endsToday = !overnight || hour < ate
  const end = Date.parse(instantIn(fuso, `${endsToday ? today : nextDay(today)}T${ate}`))
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000))
}

/** Which channels a person has for this kind of notice, before it is known whether there is a device or an address. */
export const channelsOf = ({ email }: { email: boolean }, chosen: Channels | undefined): Required<Channels> => ({
  push: chosen?.push ?? true,
  email: chosen?.email ?? email,
})

/** Seconds before a notice that reached no push service is sent again. */
const pauses = [60, 300, 1800, 7200] as const

/** The pause after this many attempts; undefined: the notice is given up. */
export const avisoPause = (tentativas: number): number | undefined => pauses[tentativas - 1]

/** The push services of the makers of browsers: Chrome, Edge and others; Safari; Firefox; Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

/**
 * Whether an address belongs to a push service. The address comes from a browser; without this check, somebody could
 * make this server call any address.
 * @param further hosts of the setting PUSH_HOSTS
 */
export function isPushAddress(address: string, further: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  if (username || password) return false
  if (further.includes(host)) return protocol === 'https:' || protocol === 'http:'
  // `host` has a port only if it is not the usual one
  return protocol === 'https:' && services.some((service) => service.test(host))
}

/** What a push service's answer means for the device. */
export function sendingResult(status: number | undefined): 'entregue' | 'sumiu' | 'depois' | 'recusado' {
  if (status === undefined || status === 429 || status >= 500) return 'depois'
  if (status >= 200 && status < 300) return 'entregue'
  // 401 and 403 may be the fault of this server, such as a wrong clock: that must not delete the devices of everybody
  return [404, 410].includes(status) ? 'sumiu' : 'recusado'
}
