import { addBusinessDays } from '@brazilian-utils/brazilian-utils/add-business-days'
import type { DateOnly } from '../../../../schema/rules/dates.js'

/**
 * The day that comes so many business days after another day, which does not count itself (Lei 9.784/1999, art. 66).
 * Only national holidays are no business days: Carnaval and Corpus Christi are none, and those of states and towns
 * would only move a term that the ANPD counts in the whole country.
 * @throws RangeError for a day outside 1900-2099
 */
export function businessDaysAfter(dia: DateOnly, dias: number): DateOnly {
  const [year = 0, month = 0, day = 0] = dia.split('-').map(Number)
  // noon, because the library reads the day in the time zone of the process
  const found = addBusinessDays(new Date(year, month - 1, day, 12), dias, { includeOptional: false })
  if (!found) throw new RangeError(`no business days after ${dia}`)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${found.getFullYear()}-${two(found.getMonth() + 1)}-${two(found.getDate())}`
}
