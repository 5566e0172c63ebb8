/** The name of the copy of this week's worship services, which the person takes along. */
export const CULTOS_DA_SEMANA = 'CultosDaSemana'

export const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

export const aWeekLater = (day: string) => daysLater(day, 7)
