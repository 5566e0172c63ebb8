import { type Action, type Grants, managers, type Perfil } from '../../../kernel/access/actions.js'
import { givenByFunctions } from '../../../kernel/access/grants.js'
import { handlesMoney } from './livros.rules.js'

const hour = 3_600_000

/** Maximum life of a session: 30 days. */
export const sessionLife = 30 * 24 * hour

/**
 * Maximum idle time of a session: 12 hours for people who manage a church or the platform, and for those who by a function
 * write money or read everybody's personal data; 7 days for other people.
 */
export const idleLife = (perfil: Perfil, grants?: Grants): number =>
  (managers.includes(perfil) || (grants && givenByFunctions(grants).some(needsCare)) ? 12 : 7 * 24) * hour

/**
 * Whether an unattended session that may do this in the whole church is a greater risk than others. A teacher, who books
 * the offering of the own class alone, calls the roll every Sunday without signing in anew.
 */
const needsCare = (action: Action): boolean => handlesMoney(action) || action === 'usuario.lerDadosPessoais'

/** The last use is stored at most every five minutes, so that most reading requests write nothing. */
export const touchAfter = 5 * 60_000

export function isAlive(
  session: { usadaEm: string | Date; expiraEm: string | Date },
  { perfil, grants }: { perfil: Perfil; grants?: Grants },
  now = Date.now(),
): boolean {
  const idleUntil = new Date(session.usadaEm).getTime() + idleLife(perfil, grants)
  return new Date(session.expiraEm).getTime() > now && idleUntil > now
}

type Names = readonly (readonly [RegExp, string])[]

/** In this order: browsers also name those whose engine they use. */
const browsers: Names = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** In this order: Android also names Linux, and iPhones also name Mac OS X. */
const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const firstNamed = (names: Names, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Chrome em Windows' from a User-Agent header: enough for people to recognise their own devices in the list. */
export function deviceName(userAgent: string): string {
  const browser = firstNamed(browsers, userAgent) ?? 'Outro programa'
  const system = firstNamed(systems, userAgent)
  return system ? `${browser} em ${system}` : browser
}
