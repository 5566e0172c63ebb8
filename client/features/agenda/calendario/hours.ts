import { addDays } from './days.js'

type Entry = { diaInteiro: boolean; dia: string; ultimoDia: string; hora: string | null; horaFim: string | null }

/**
 * '19:30' or '19:30 às 21:00', also for a night that ends on the next morning; on the last of several days 'até 12:00';
 * null for the whole day
 */
export function hoursOn({ diaInteiro, dia, ultimoDia, hora, horaFim }: Entry, day: string): string | null {
  if (diaInteiro || hora === null) return null
  const night = ultimoDia === addDays(dia, 1) && horaFim !== null && horaFim < hora
  if (day === dia) return horaFim && (dia === ultimoDia || night) ? `${hora} às ${horaFim}` : hora
  return day === ultimoDia && horaFim ? `até ${horaFim}` : null
}

/** The hours in the little room of a month's day: '19:30' of '19:30 às 21:00'. */
export const startOf = (hours: string): string => hours.replace(/ às .*$/, '')
