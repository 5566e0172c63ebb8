import { monthNames } from '../../../schema/rules/dates.js'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Whether a decimal is nothing, with however many digits it is written. */
export const isZero = (amount: string | null): boolean => !/[1-9]/.test(amount ?? '')

/** A decimal string of the API ('1234.5') to 'R$ 1.234,50', without binary floating point. */
export const formatMoney = (amount: string): string => money.format(amount as Intl.StringNumericLiteral)

const average = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 7.5 to '7,5': averages always have one decimal. */
export const formatAverage = (value: number): string => average.format(value)

/** Calendar date ('2026-03-01') to '01/03/2026', as stored: no time zone ever shifts it. */
export const formatDate = (date: string): string => date.slice(0, 10).split('-').reverse().join('/')

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })

/** Calendar date ('2026-03-01') to 'domingo, 1 de março de 2026'. */
export const formatLongDate = (date: string): string => longDate.format(new Date(`${date}T12:00:00Z`))

/** 'Janeiro' to 'Dezembro' */
export const monthTitles: readonly string[] = monthNames.map(
  (name) => name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1),
)

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month ('2026-03') to 'março de 2026'. */
export const formatMonth = (text: string): string => month.format(new Date(`${text}-01T12:00:00Z`))

/** A month with a capital letter: 'Março de 2026'. */
export const formatMonthTitle = (text: string): string => {
  const words = formatMonth(text)
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}

/** The day of an instant (ISO 8601, UTC) in the church's time zone: '21/11/2026'. */
export const formatDay = (instant: string, timeZone = 'America/Sao_Paulo'): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone }).format(new Date(instant))

/** A moment of today to '9h12', and one of another day to '24/11/2026, 9h12', in the church's time zone. */
export function formatClock(at: number, timeZone = 'America/Sao_Paulo', now = Date.now()): string {
  const day = (moment: number) => formatDay(new Date(moment).toISOString(), timeZone)
  const parts = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone })
    .formatToParts(new Date(at))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
  const clock = `${Number(parts[0])}h${parts[1]}`
  return day(at) === day(now) ? clock : `${day(at)}, ${clock}`
}

/** Instant (ISO 8601, UTC) to date and time of the church's time zone. */
export function formatInstant(instant: string, timeZone = 'America/Sao_Paulo'): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  )
}
