import type { DateOnly } from '../../../schema/rules/dates.js'
import { addDays, daysBetween } from '../days.js'
import type { Random } from '../random.js'
import { type CellPlan, observacoes, temas } from './catalog.js'
import type { PlannedMember } from './members.js'

export interface PlannedMeeting {
  dataEncontro: DateOnly
  temaEstudo: string
  observacoes: string | null
  visitantes: number
  /** ids of the people who came */
  present: number[]
}

/** One meeting a week, except around New Year and in a few random weeks. */
export function drawMeetings(
  random: Random,
  plan: CellPlan,
  members: readonly PlannedMember[],
  began: DateOnly,
  last: DateOnly,
): PlannedMeeting[] {
  const first = addDays(began, (7 + plan.dia - new Date(began).getUTCDay()) % 7)
  const weeks = Math.floor(daysBetween(first, last) / 7) + 1
  return Array.from({ length: Math.max(0, weeks) }, (_, week) => addDays(first, week * 7))
    .filter((date) => !holidays(date) && !random.chance(0.07))
    .map((date) => meetingOn(random, date, members))
}

const holidays = (date: DateOnly): boolean => date.slice(5) > '12-19' || date.slice(5) < '01-07'

function meetingOn(random: Random, date: DateOnly, members: readonly PlannedMember[]): PlannedMeeting {
  const belong = members.filter(({ since, left }) => since <= date && (!left || left > date))
  const week = Math.floor(daysBetween('2020-01-05', date) / 7)
  return {
    dataEncontro: date,
    temaEstudo: temas[week % temas.length] as string,
    observacoes: random.chance(0.12) ? random.pick(observacoes) : null,
    visitantes: Number(random.weighted({ 0: 52, 1: 25, 2: 13, 3: 6, 4: 3, 6: 1 })),
    present: belong.filter(({ faithful }) => random.chance(faithful)).map(({ person }) => person.id),
  }
}
