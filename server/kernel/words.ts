import { monthOfYear } from './dates.js'

/** '3 lançamentos', or null for none: for sentences that name only what there is. */
export const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'R$ 5,00, R$ 7,00 e R$ 9,00' */
export const listed = (parts: readonly string[]): string => list.format(parts)

/** The names of closed months. All months until the last closed one are closed, so of many the first and the last say which. */
export const monthsInWords = (months: readonly string[]): string =>
  months.length > 3
    ? `de ${monthOfYear(months[0] as string)} a ${monthOfYear(months.at(-1) as string)}`
    : months.map(monthOfYear).join(', ')
