import type { DateOnly } from '../../../schema/rules/dates.js'
import { addDays, daysBetween, earliest, latest, sundayFrom, yearsBetween } from '../days.js'
import type { Random } from '../random.js'
import type { Relative } from './families.js'

export interface Faith {
  recemConvertido: number
  dataConversao: DateOnly | null
  dataBatismo: DateOnly | null
}

interface Draw {
  random: Random
  today: DateOnly
  /** the family's first day in the church's records */
  joined: DateOnly
}

const birthday = ({ dataNascimento }: Relative, age: number): DateOnly => addDays(dataNascimento, age * 365.25)

/** A person who was converted in the last months. Most of them are not baptised yet. */
export function recentFaith({ random, today, joined }: Draw): Faith {
  const since = latest(addDays(today, -210), addDays(joined, -30))
  const dataConversao = somewhere(random, since, addDays(today, -6))
  const baptism = sundayFrom(addDays(dataConversao, 90))
  return { recemConvertido: 1, dataConversao, dataBatismo: baptism < today && random.chance(0.4) ? baptism : null }
}

/** A person who was converted long ago, or is not converted. */
export function settledFaith({ random, today, joined }: Draw, person: Relative): Faith {
  const none = { recemConvertido: 0, dataConversao: null, dataBatismo: null }
  if (person.idade < 10 || random.chance(person.idade < 15 ? 0.5 : 0.12)) return none
  const first = birthday(person, random.chance(0.45) ? 8 : 15)
  const dataConversao = somewhere(random, first, latest(addDays(first, 200), earliest(joined, birthday(person, 60))))
  // only recent converts may have a recent conversion date
  if (daysBetween(dataConversao, today) < 240) return none
  const baptism = sundayFrom(latest(addDays(dataConversao, random.int(60, 700)), birthday(person, 11)))
  const baptised =
    baptism < addDays(today, -7) && yearsBetween(person.dataNascimento, baptism) > 10 && random.chance(0.86)
  return { recemConvertido: 0, dataConversao, dataBatismo: baptised ? baptism : null }
}

const somewhere = (random: Random, from: DateOnly, to: DateOnly): DateOnly =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))))
