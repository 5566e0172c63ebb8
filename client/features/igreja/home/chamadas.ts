import type { HomeData } from './data'

type Celula = NonNullable<HomeData['celulasQueLidero']>[number]

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

/** On this day is Sunday school, also when its lesson was not created yet. */
export const isSunday = (day: string) => weekday(day) === 0

/** A copy of the page from an earlier day does not name the meeting of today. */
export function chamadaDe({ chamada, diaCelula }: Celula, hoje: string): Celula['chamada'] {
  return diaCelula === weekday(hoje) && chamada.dataEncontro < hoje
    ? { dataEncontro: hoje, idEncontro: null, feita: false }
    : chamada
}
