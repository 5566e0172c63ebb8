import { wallTimeIn, wholeDays } from '../../../../schema/rules/dates.js'

type Period = { dataInicio: string; dataFim: string | null }

/**
 * An event's times in the church's time zone, as its form holds them. An event from the first to the last minute of its
 * days has dates without times.
 */
export function typedPeriod({ dataInicio, dataFim }: Period, timeZone: string): Period {
  const days = wholeDays(dataInicio, dataFim, timeZone)
  if (days) return { dataInicio: days.inicio, dataFim: days.fim }
  return { dataInicio: wallTimeIn(timeZone, dataInicio), dataFim: dataFim && wallTimeIn(timeZone, dataFim) }
}

const written = (time: string): string => {
  const [date = '', clock] = time.split('T')
  return [date.split('-').reverse().join('/'), clock].filter(Boolean).join(' ')
}

/**
 * The end of the sign-up in the church's time zone, as its form holds it: the last minute of a day is a date without a
 * time.
 */
export function typedEnd(ate: string, timeZone: string): string {
  const wall = wallTimeIn(timeZone, ate)
  return wall.endsWith('T23:59') ? wall.slice(0, 10) : wall
}

/** The end of the sign-up as text: '01/12/2026', '01/12/2026 18:00'. */
export const endText = (ate: string, timeZone: string): string => written(typedEnd(ate, timeZone))

/** When an event takes place, as text: '05/12/2026 19:30 às 21:00', '05/12/2026 a 07/12/2026'. */
export function periodText(period: Period, timeZone: string): string {
  const { dataInicio: inicio, dataFim: fim } = typedPeriod(period, timeZone)
  if (!fim || fim === inicio) return written(inicio)
  const sameDay = inicio.slice(0, 10) === fim.slice(0, 10)
  return sameDay ? `${written(inicio)} às ${fim.slice(11)}` : `${written(inicio)} a ${written(fim)}`
}
