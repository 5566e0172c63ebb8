import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest, sundayFrom } from '../days.js'
import type { Resident } from '../pessoas/people.js'

/**
 * Baptisms of the two years in the system, and of the three years before, from the church's old book. Most are on one
 * of four Sundays a year.
 */
export const batismos: DemoArea = async (demo) => {
  const { work, people, start } = demo
  const pastors = pastorsOf(people)
  const since = addDays(start, -3 * 365)
  const baptised = people.filter(({ dataBatismo, perfil }) => dataBatismo && dataBatismo >= since && perfil !== 5)
  const rows = baptised.map((person) => baptism(demo, pastors, person))
  for (const { idBatizando, dataBatismo } of rows) await tellPerson(demo, idBatizando, dataBatismo)
  await work.db.insertInto('batismo').values(rows).execute()
}

/** The active pastors, in the order of `people` (oldest record first). */
export const pastorsOf = (people: readonly Resident[]): Resident[] =>
  people.filter(({ perfil, usuarioAtivo }) => perfil === 5 && usuarioAtivo)

/** A pastor who was registered by that day, otherwise the first pastor. */
export function pastorOn({ random }: Demo, pastors: readonly Resident[], date: DateOnly): number {
  const present = pastors.filter(({ createdAt }) => createdAt.toISOString().slice(0, 10) <= date)
  return random.common(present.length ? present : pastors.slice(0, 1)).id
}

function baptism(demo: Demo, pastors: readonly Resident[], person: Resident) {
  const { work, random, today } = demo
  const dataBatismo = baptismSunday(person.dataBatismo as DateOnly, today)
  const entered = latest(addDays(dataBatismo, random.int(0, 4)), person.createdAt.toISOString().slice(0, 10))
  const createdAt = new Date(`${earliest(entered, addDays(today, -1))}T22:15:00Z`)
  return {
    idCliente: work.idCliente,
    idBatizando: person.id,
    idPastor: pastorOn(demo, pastors, dataBatismo),
    dataBatismo,
    createdAt,
    updatedAt: createdAt,
    registradoEm: createdAt,
  }
}

/**
 * The last Sunday of the quarter; if it is in the future, the last Sunday of the month; if that is in the future too,
 * the given date.
 */
function baptismSunday(date: DateOnly, today: DateOnly): DateOnly {
  const month = Number(date.slice(5, 7))
  const sundays = [Math.ceil(month / 3) * 3, month].map((last) => {
    const end = new Date(Date.UTC(Number(date.slice(0, 4)), last, 0)).toISOString().slice(0, 10)
    return sundayFrom(addDays(end, -6))
  })
  return sundays.find((sunday) => sunday >= date && sunday < today) ?? date
}

/** Updates the person's record in the same way as the registration of a baptism. */
async function tellPerson({ work, people }: Demo, id: number, dataBatismo: DateOnly): Promise<void> {
  await work.db
    .updateTable('usuario')
    .set({ recemConvertido: 0, dataBatismo })
    .where('id', '=', id)
    .where('idCliente', '=', work.idCliente)
    .execute()
  const person = people.find((each) => each.id === id)
  if (person) Object.assign(person, { recemConvertido: 0, dataBatismo })
}
