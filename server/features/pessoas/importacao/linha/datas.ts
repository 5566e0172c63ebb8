import { isDateOnly } from '../../../../../schema/rules/dates.js'
import { normaliseText } from '../../../../../schema/rules/folding.js'
import { type DateOrder, slashedDate } from '../../../../kernel/work/tables/date-order.js'

const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const two = (text: string | number | undefined): string => String(text ?? '').padStart(2, '0')

/** '85' is 1985, '19' is 2019: nobody is born, converted or baptised after this year. */
const fullYear = (year: string): string => {
  if (year.length === 4) return year
  const now = new Date().getUTCFullYear()
  const recent = Math.floor(now / 100) * 100 + Number(year)
  return String(recent > now ? recent - 100 : recent)
}

const inWords = /^(\d{1,2})(?:º|o)? de ([a-z]+)(?: de (\d{4}|\d{2}))?$/

const monthNamed = (name: string): number => months.findIndex((one) => one === name || one.slice(0, 3) === name) + 1

type MonthAndDay = [month: string | number | undefined, day: string | undefined]

function slashedBirthday(text: string, ordem: DateOrder): MonthAndDay | undefined {
  const [all, first, second, year] = slashedDate.exec(text) ?? []
  if (!all || (year && year !== '0000')) return undefined
  return ordem === 'dia' ? [second, first] : [first, second]
}

function isoBirthday(text: string): MonthAndDay | undefined {
  const [all, month, day] = /^(?:0000|-)-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text) ?? []
  return all ? [month, day] : undefined
}

function birthdayInWords(text: string): MonthAndDay | undefined {
  const [, day, name, year] = inWords.exec(normaliseText(text)) ?? []
  return day && name && !year ? [monthNamed(name), day] : undefined
}

/**
 * A birthday without a year, as '03-15': '15/03', '15 de março', '0000-03-15', '--03-15'.
 * @returns null for anything else
 */
export function readAniversario(text: string, ordem: DateOrder): string | null {
  const found = slashedBirthday(text, ordem) ?? isoBirthday(text) ?? birthdayInWords(text)
  const date = found?.map(two).join('-')
  return date && isDateOnly(`2000-${date}`) ? date : null
}

/**
 * Reads 'dd/mm/aaaa', also with dots or dashes, one-digit days, two-digit years and a time after it; '15 de março de 1985';
 * ISO dates and instants. Anything else stays as it is.
 */
export function readDate(text: string, ordem: DateOrder): string {
  const [all, first, second, year] = slashedDate.exec(text) ?? []
  if (all && year) {
    const [day, month] = ordem === 'dia' ? [first, second] : [second, first]
    return `${fullYear(year)}-${two(month)}-${two(day)}`
  }
  const [, day, name, of] = inWords.exec(normaliseText(text)) ?? []
  const month = name ? monthNamed(name) : 0
  if (day && of && month > 0) return `${fullYear(of)}-${two(month)}-${two(day)}`
  return /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:.*)?$/.exec(text)?.[1] ?? text
}
