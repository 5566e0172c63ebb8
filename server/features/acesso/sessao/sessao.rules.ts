import { managers, type Perfil } from '../../../kernel/access/actions.js'

const hour = 3_600_000

/** Maximum life of a session: 30 days. */
export const sessionLife = 30 * 24 * hour

/** Maximum idle time of a session: 12 hours for people who manage a church or the platform, 7 days for other people. */
export const idleLife = (perfil: Perfil): number => (managers.includes(perfil) ? 12 : 7 * 24) * hour

/** The last use is stored at most every five minutes, so that most reading requests write nothing. */
export const touchAfter = 5 * 60_000

export function isAlive(
  session: { usadaEm: string | Date; expiraEm: string | Date },
  perfil: Perfil,
  now = Date.now(),
): boolean {
  return new Date(session.expiraEm).getTime() > now && new Date(session.usadaEm).getTime() + idleLife(perfil) > now
}

/** 'Chrome em Windows' from a User-Agent header: enough for people to recognise their own devices in the list. */
export function deviceName(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /OPR\//.test(userAgent)
      ? 'Opera'
      : /Firefox\//.test(userAgent)
        ? 'Firefox'
        : /Chrome\//.test(userAgent)
          ? 'Chrome'
          : /Safari\//.test(userAgent)
            ? 'Safari'
            : 'Outro programa'
  const system = /Android/.test(userAgent)
    ? 'Android'
    : /iPhone|iPad/.test(userAgent)
      ? 'iOS'
      : /Windows/.test(userAgent)
        ? 'Windows'
        : /Mac OS X/.test(userAgent)
          ? 'macOS'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : undefined
  return system ? `${browser} em ${system}` : browser
}
