import type { DateOnly } from '../../../../schema/rules/dates.js'

interface Period {
  dataInicial: DateOnly
  dataFinal: DateOnly
}

/** Completes the period: a missing date is taken from the month of the other date, or from the current month. */
export function periodOf(
  dataInicial: DateOnly | null | undefined,
  dataFinal: DateOnly | null | undefined,
  today: DateOnly,
): Period {
  return {
    dataInicial: dataInicial ?? `${(dataFinal ?? today).slice(0, 7)}-01`,
    dataFinal: dataFinal ?? lastDayOfMonth(dataInicial ?? today),
  }
}

function lastDayOfMonth(date: DateOnly): DateOnly {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return `${date.slice(0, 7)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
}

interface Meeting {
  dataEncontro: DateOnly
  qtdePresentes: number
  visitantes: number
}

interface Attendance {
  quantidadeEncontros: number
  mediaPresentes: number
  totalVisitantes: number
  mediaVisitantes: number
}

/** The attendance figures of the meetings. Averages leave out future meetings without attendance. */
export function attendanceOf(meetings: readonly Meeting[], today: DateOnly): Attendance {
  const held = meetings.filter(
    ({ dataEncontro, qtdePresentes, visitantes }) => dataEncontro <= today || qtdePresentes + visitantes > 0,
  )
  const sum = (value: (meeting: Meeting) => number) => meetings.reduce((total, meeting) => total + value(meeting), 0)
  const average = (total: number) => (held.length ? Math.round((total / held.length) * 10) / 10 : 0)
  const totalVisitantes = sum(({ visitantes }) => visitantes)
  return {
    quantidadeEncontros: meetings.length,
    mediaPresentes: average(sum(({ qtdePresentes }) => qtdePresentes)),
    totalVisitantes,
    mediaVisitantes: average(totalVisitantes),
  }
}
