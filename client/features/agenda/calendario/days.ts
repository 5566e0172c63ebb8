/* Calendar dates ('YYYY-MM-DD') for the layout of the calendar. No time zone is involved. */

const DAY = 86_400_000
const time = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateAt = (at: number) => new Date(at).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dateAt(time(date) + days * DAY)

export const isDate = (text: string | null): text is string =>
  text !== null &&
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(time(text)) &&
  dateAt(time(text)) === text

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateAt(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

/** 0 is Sunday; in Brazil a week begins on Sunday. */
export const weekday = (date: string): number => new Date(time(date)).getUTCDay()

export const weekOf = (date: string): string[] => {
  const sunday = addDays(date, -weekday(date))
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}

/** The weeks that contain days of the month. */
export function weeksOf(date: string): string[][] {
  const month = date.slice(0, 7)
  const weeks: string[][] = []
  for (let week = weekOf(`${month}-01`); week.some((day) => day.startsWith(month)); week = weekOf(addDays(week[0]!, 7)))
    weeks.push(week)
  return weeks
}

export const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(date, index))

type Spanning = { dia: string; ultimoDia: string }

/** The entries of each day. An entry that lasts several days is listed on each of them. */
export function byDay<Entry extends Spanning>(
  entries: readonly Entry[],
  days: readonly string[],
): Map<string, Entry[]> {
  return new Map(days.map((day) => [day, entries.filter(({ dia, ultimoDia }) => dia <= day && day <= ultimoDia)]))
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' })
  return (date: string) => formatter.format(time(date)).replace('.', '')
}

/** 'qua' */
export const shortWeekday = format({ weekday: 'short' })
/** 'quarta-feira' */
export const longWeekday = format({ weekday: 'long' })
/** 'quarta-feira, 25 de novembro' */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** '25 de nov' */
export const shortDay = format({ day: 'numeric', month: 'short' })
