import { monthNames } from '../../../../schema/rules/dates.js'

/** What comes first in dates with slashes: the day, as in Brazil, or the month, as in the United States. */
export type DateOrder = 'dia' | 'mes'

/** Two numbers that are day and month, with or without a year and a time. */
export const slashedDate = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?:[ T]\d{1,2}:.*)?$/

const partsOf = (value: string): [number, number] | null => {
  const [, first, second] = slashedDate.exec(value.trim()) ?? []
  return first && second ? [Number(first), Number(second)] : null
}

/**
 * The order of a column's dates: the month comes first when no value forbids it and one needs it. A day above 12 in the
 * first place ends the search.
 * @returns null when all values fit both orders, and would be other days, with the first of these
 */
function orderOf(values: Iterable<string>): { order: DateOrder } | { order: null; date: string } {
  let needed = false
  let date: string | undefined
  for (const value of values) {
    const [first, second] = partsOf(value) ?? [0, 0]
    if (first > 12) return { order: 'dia' }
    needed ||= second > 12
    // both are months
    if (first !== second && Math.min(first, second) > 0) date ??= value.trim()
  }
  if (needed) return { order: 'mes' }
  return date === undefined ? { order: 'dia' } : { order: null, date }
}

/** The order of a column's dates; null when all of them fit both orders. */
export const dateOrderOf = (values: Iterable<string>): DateOrder | null => orderOf(values).order

/** A date of a column that may be two days; null when the values tell the order. */
export function ambiguousDate(values: Iterable<string>): string | null {
  const found = orderOf(values)
  return found.order === null ? found.date : null
}

/** '03/04/2020 pode ser 3 de abril ou 4 de março' */
export function bothDays(date: string): string {
  const parts = partsOf(date) ?? [0, 0]
  const [one, other] = [parts, parts.toReversed()].map(([day = 0, month = 0]) => `${day} de ${monthNames[month - 1]}`)
  return `${date} pode ser ${one} ou ${other}`
}
