import { type DateOnly, instantIn, isDateOnly, wallTimeIn } from '../../../../schema/rules/dates.js'
import type { CalendarEntry, CalendarWindow } from '../../../kernel/work/contributions/calendar.js'

/** An entry as screens and subscribed calendars show it, in the church's time zone. */
export interface EntradaCalendarioRow extends Omit<CalendarEntry, 'inicio' | 'fim' | 'cancelado'> {
  /**
   * instants, ISO 8601 UTC; for whole days the first instant of the first day, and the first instant after the last day
   */
  inicio: string
  fim: string | null
  diaInteiro: boolean
  dia: DateOnly
  ultimoDia: DateOnly
  /** 'HH:mm'; null for whole days */
  hora: string | null
  horaFim: string | null
  cancelado: boolean
}

const day = 86_400_000

export const addDays = (date: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Number of days of a window, both ends included. */
export const daysOf = (from: DateOnly, until: DateOnly): number => (Date.parse(until) - Date.parse(from)) / day + 1

export const windowOf = (de: DateOnly, ate: DateOnly, fuso: string): CalendarWindow => ({
  de,
  ate,
  inicio: instantIn(fuso, de),
  fim: instantIn(fuso, addDays(ate, 1)),
  fuso,
})

/** Adds days and times to a feature's entry. */
export function placed(entry: CalendarEntry, fuso: string): EntradaCalendarioRow {
  const { inicio: _, fim: __, cancelado = false, ...own } = entry
  const rest = { ...own, cancelado }
  if (isDateOnly(entry.inicio)) {
    const ultimoDia = entry.fim && entry.fim > entry.inicio ? entry.fim.slice(0, 10) : entry.inicio
    const inicio = instantIn(fuso, entry.inicio)
    const fim = instantIn(fuso, addDays(ultimoDia, 1))
    return { ...rest, inicio, fim, diaInteiro: true, dia: entry.inicio, ultimoDia, hora: null, horaFim: null }
  }
  const inicio = instantIn(fuso, entry.inicio)
  const given = entry.fim === null ? null : instantIn(fuso, entry.fim, true)
  const fim = given !== null && given > inicio ? given : null
  const [dia = '', hora = ''] = wallTimeIn(fuso, inicio).split('T')
  // an entry that ends at midnight does not include the day that begins then
  const lastMoment = fim === null ? inicio : new Date(Date.parse(fim) - 1).toISOString()
  return {
    ...rest,
    inicio,
    fim,
    diaInteiro: false,
    dia,
    ultimoDia: wallTimeIn(fuso, lastMoment).slice(0, 10),
    hora,
    horaFim: fim === null ? null : wallTimeIn(fuso, fim).slice(11),
  }
}

/** The order of entries: by day; within a day whole days first, then by time. */
export const inOrder = (a: EntradaCalendarioRow, b: EntradaCalendarioRow): number =>
  a.dia.localeCompare(b.dia) ||
  Number(b.diaInteiro) - Number(a.diaInteiro) ||
  a.inicio.localeCompare(b.inicio) ||
  a.titulo.localeCompare(b.titulo, 'pt-BR') ||
  a.id - b.id
