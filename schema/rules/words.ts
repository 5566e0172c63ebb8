import { monthOfYear } from './dates.js'

/** '3 lançamentos', or null for none: for sentences that name only what there is. */
export const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`

/** The names of closed months. All months until the last closed one are closed, so of many the first and the last say which. */
export const monthsInWords = (months: readonly string[]): string =>
  months.length > 3
    ? `de ${monthOfYear(months[0] as string)} a ${monthOfYear(months.at(-1) as string)}`
    : months.map(monthOfYear).join(', ')
