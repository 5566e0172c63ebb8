import { wallTimeIn } from '../../../../schema/rules/dates.js'

type Period = { dataInicio: string; dataFim: string }

/** A reservation's times in the church's time zone, as its form holds them. */
export const typedPeriod = ({ dataInicio, dataFim }: Period, timeZone: string): Period => ({
  dataInicio: wallTimeIn(timeZone, dataInicio),
  dataFim: wallTimeIn(timeZone, dataFim),
})

const written = (time: string): string => {
  const [date = '', clock = ''] = time.split('T')
  return `${date.split('-').reverse().join('/')} ${clock}`
}

/** The times of a period, with the days only if it does not end on the day on which it begins. */
export function hoursText(period: Period, timeZone: string): string {
  const { dataInicio: inicio, dataFim: fim } = typedPeriod(period, timeZone)
  const sameDay = inicio.slice(0, 10) === fim.slice(0, 10)
  return sameDay ? `${inicio.slice(11)} às ${fim.slice(11)}` : periodText(period, timeZone)
}

/** A period as text: '05/12/2026 19:30 às 21:00', '05/12/2026 19:30 a 07/12/2026 12:00'. */
export function periodText(period: Period, timeZone: string): string {
  const { dataInicio: inicio, dataFim: fim } = typedPeriod(period, timeZone)
  const sameDay = inicio.slice(0, 10) === fim.slice(0, 10)
  return sameDay ? `${written(inicio)} às ${fim.slice(11)}` : `${written(inicio)} a ${written(fim)}`
}
