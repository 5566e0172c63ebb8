/** A calendar date without a time: 'YYYY-MM-DD'. Never shifted by a time zone. */
export type DateOnly = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for an existing Gregorian date in the years 1000 to 9999. */
export function isDateOnly(text: string): text is DateOnly {
  const match = pattern.exec(text)
  if (!match || text < '1000') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** 'outubro de 2026', from '2026-10' or from a day in it. */
export const monthOfYear = (month: string): string =>
  `${monthNames[Number(month.slice(5, 7)) - 1]} de ${month.slice(0, 4)}`

/** The last day of a month: '2026-02' -> '2026-02-28' */
export function lastDayOfMonth(month: string): DateOnly {
  const [year, number] = month.split('-').map(Number) as [number, number]
  // day 0 of the next month
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** An instant as ISO 8601 UTC. Accepts the driver's text for timestamptz or a Date. */
export const toInstant = (value: string | Date): string => new Date(value).toISOString()

/** Noon UTC of a calendar date: an instant on the same day in every time zone from -12 to +11. */
export const noon = (date: DateOnly): string => `${date}T12:00:00.000Z`

// creating a formatter costs a thousand times as much as using it
const calendars = new Map<string, Intl.DateTimeFormat>()
function calendar(timeZone: string): Intl.DateTimeFormat {
  let found = calendars.get(timeZone)
  if (!found) calendars.set(timeZone, (found = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })))
  return found
}

/**
 * Today's date in this time zone.
 * @param timeZone IANA name, e.g. America/Sao_Paulo
 */
export const todayIn = (timeZone: string, now = new Date()): DateOnly => calendar(timeZone).format(now)

const dayMs = 86_400_000

/**
 * Whether a day has come in this time zone. The zone is asked only about days that are near: lists of people hold thousands
 * of birth dates.
 */
export const hasCome = (date: DateOnly, timeZone: string, now = new Date()): boolean =>
  date < new Date(now.getTime() - dayMs).toISOString().slice(0, 10) || date <= todayIn(timeZone, now)

const ageOfAdults = 18

/** The last birth date of people who are of age on this day. No 29 February lies 18 years before another one. */
export const adultsBornUntil = (today: DateOnly): DateOnly =>
  `${Number(today.slice(0, 4)) - ageOfAdults}${today.slice(4).replace('-02-29', '-02-28')}`

/** 'dd/mm/aaaa' */
export const formatDate = (date: DateOnly): string => date.split('-').reverse().join('/')

/** 'dd/mm/aaaa hh:mm' in the given time zone. */
export function formatInstant(value: string | Date, timeZone: string): string {
  const local = wallTimeIn(timeZone, value)
  return `${formatDate(local.slice(0, 10))} ${local.slice(11)}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()
/** The Swedish format is ISO 8601, except for the T. */
function clock(timeZone: string): Intl.DateTimeFormat {
  let found = clocks.get(timeZone)
  if (!found)
    clocks.set(
      timeZone,
      (found = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })),
    )
  return found
}

/** The local time in that zone at that instant, 'YYYY-MM-DDTHH:mm'. */
export const wallTimeIn = (timeZone: string, instant: string | Date): string =>
  clock(timeZone).format(new Date(instant)).replace(' ', 'T')

/**
 * The first and last date of a period of whole local days. Such a period lasts from the first minute of a day to the
 * last minute of a day, or has no end. null for a period with other times.
 */
export function wholeDays(
  inicio: string | Date,
  fim: string | Date | null,
  timeZone: string,
): { inicio: DateOnly; fim: DateOnly | null } | null {
  const [first, from] = wallTimeIn(timeZone, inicio).split('T') as [DateOnly, string]
  const [last, until] = fim === null ? [null, '23:59'] : (wallTimeIn(timeZone, fim).split('T') as [DateOnly, string])
  return from === '00:00' && until === '23:59' ? { inicio: first, fim: last } : null
}

const time = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * True for a text that `instantIn` reads: an instant (ISO 8601 with its zone), a church's local time
 * ('YYYY-MM-DDTHH:mm') or a day. Only from 1920 on: earlier clocks used solar time.
 */
export function isTime(text: string): boolean {
  const day = time.exec(text)?.[1]
  return day !== undefined && day >= '1920' && day < '2200' && isDateOnly(day) && !Number.isNaN(Date.parse(text))
}

/** Whether a time includes its zone. */
export const isZoned = (text: string): boolean => /T.*(Z|[+-]\d{2}:\d{2})$/.test(text)

/**
 * The instant of a text in the church's time zone, ISO 8601 UTC. A day means its first minute, or its last minute for
 * the end of a period.
 * @param text a text for which `isTime` is true
 */
export function instantIn(timeZone: string, text: string, end = false): string {
  if (isZoned(text)) return toInstant(text)
  const wall = text.includes('T') ? text : `${text}T${end ? '23:59' : '00:00'}`
  const asUtc = Date.parse(`${wall}Z`)
  const offsetAt = (at: number) =>
    Date.parse(`${wallTimeIn(timeZone, new Date(at))}Z`) - Math.floor(at / 60_000) * 60_000
  // near a change of daylight saving time the first offset may be wrong, so the offset is computed again
  const guess = asUtc - offsetAt(asUtc)
  return toInstant(new Date(asUtc - offsetAt(guess)))
}

export const defaultTimeZone = 'America/Sao_Paulo'
