import { monthNames } from '../dates.js'

/** What comes first in dates with slashes: the day, as in Brazil, or the month, as in the United States. */
export type DateOrder = 'dia' | 'mes'

/** Two numbers that are day and month, with or without a year and a time. */
export const slashedDate = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?:[ T]\d{1,2}:.*)?$/

function partsOf(value: string): [number, number][] {
  const [, first, second] = slashedDate.exec(value.trim()) ?? []
  return first && second ? [[Number(first), Number(second)]] : []
}

/**
 * The order of a column's dates: the month comes first when no value forbids it and one needs it.
 * @returns null when all values fit both orders, and would be other days
 */
export function dateOrderOf(values: readonly string[]): DateOrder | null {
  const found = values.flatMap(partsOf)
  if (found.some(([first]) => first > 12)) return 'dia'
  if (found.some(([, second]) => second > 12)) return 'mes'
  return found.some(areTwoDays) ? null : 'dia'
}

/** Whether both numbers are months, and not the same. */
const areTwoDays = ([first, second]: readonly [number, number]): boolean =>
  first !== second && Math.min(first, second) > 0 && Math.max(first, second) <= 12

/** A date of a column that may be two days; null when the values tell the order. */
export function ambiguousDate(values: readonly string[]): string | null {
  if (dateOrderOf(values) !== null) return null
  return values.find((value) => partsOf(value).some(areTwoDays))?.trim() ?? null
}

/** '03/04/2020 pode ser 3 de abril ou 4 de março' */
export function bothDays(date: string): string {
  const [parts = [0, 0]] = partsOf(date)
  const [one, other] = [parts, parts.toReversed()].map(([day = 0, month = 0]) => `${day} de ${monthNames[month - 1]}`)
  return `${date} pode ser ${one} ou ${other}`
}
