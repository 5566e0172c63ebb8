import type { DateOnly } from '../../schema/rules/dates.js'

const day = 86_400_000

export const addDays = (date: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(date) + Math.round(days) * day).toISOString().slice(0, 10)

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: DateOnly, to: DateOnly): number => (Date.parse(to) - Date.parse(from)) / day

/** A person's age in completed years. */
export function yearsBetween(from: DateOnly, to: DateOnly): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

export const earliest = (...dates: DateOnly[]): DateOnly => dates.reduce((a, b) => (a < b ? a : b))

export const latest = (...dates: DateOnly[]): DateOnly => dates.reduce((a, b) => (a > b ? a : b))

/** The first Sunday on or after this day. */
export const sundayFrom = (date: DateOnly): DateOnly => addDays(date, (7 - new Date(date).getUTCDay()) % 7)
