// Copied from server/ by npm run codegen; edit it there.
/** A calendar date without a time: 'YYYY-MM-DD'. Never shifted by a time zone. */
export type DateOnly = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for an existing day of the Gregorian calendar between the years 1000 and 9999. */
export function isDateOnly(text: string): text is DateOnly {
  const match = pattern.exec(text)
  if (!match || text < '1000') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** An instant as ISO 8601 UTC. Takes what the driver returns for timestamptz (text) or a Date. */
export const toInstant = (value: string | Date): string => new Date(value).toISOString()

/** A calendar date as an instant that is the same day in every time zone from -12 to +11. */
export const noon = (date: DateOnly): string => `${date}T12:00:00.000Z`

// making one costs a thousand times what using it does
const calendars = new Map<string, Intl.DateTimeFormat>()
function calendar(timeZone: string): Intl.DateTimeFormat {
  let found = calendars.get(timeZone)
  if (!found) calendars.set(timeZone, (found = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })))
  return found
}

/** Today's date where the church is. @param timeZone IANA name, e.g. America/Sao_Paulo */
export const todayIn = (timeZone: string, now = new Date()): DateOnly => calendar(timeZone).format(now)

/** 'dd/mm/aaaa' */
export const formatDate = (date: DateOnly): string => date.split('-').reverse().join('/')

/** 'dd/mm/aaaa hh:mm' in the given time zone. */
export const formatInstant = (value: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(value))
    .replace(',', '')

export const defaultTimeZone = 'America/Sao_Paulo'
