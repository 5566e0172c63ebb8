const day = 86_400_000

/** A day and two hours of it, in the church's time zone. */
type Hours = { dia: string; das: string; ate: string }

/** Whether an hour that is not after the first one is meant on the next day, as for a vigil from 22:00 to 05:00. */
export const endsNextDay = ({ das, ate }: Pick<Hours, 'das' | 'ate'>): boolean => ate <= das

/** The end of these hours: 'YYYY-MM-DDTHH:mm'. */
export function endOf(hours: Hours): string {
  const next = Date.parse(hours.dia) + day
  // the server says what is wrong with a day that is none
  const last = endsNextDay(hours) && !Number.isNaN(next) ? new Date(next).toISOString().slice(0, 10) : hours.dia
  return `${last}T${hours.ate}`
}
