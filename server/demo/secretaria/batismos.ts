import type { DateOnly } from '../../kernel/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest, sundayFrom } from '../days.js'
import type { Resident } from '../pessoas/people.js'

/**
 * Those who were baptised in the two years, and in the three before them, from the church's old book; most of them together on one
 * of the year's four baptism Sundays.
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

/** Who baptises and visits: the pastors, whoever has been there longest first. */
export const pastorsOf = (people: readonly Resident[]): Resident[] =>
  people.filter(({ perfil, usuarioAtivo }) => perfil === 5 && usuarioAtivo)

/** One of the pastors who were there already on that day. */
export function pastorOn({ random }: Demo, pastors: readonly Resident[], date: DateOnly): number {
  const present = pastors.filter(({ createdAt }) => createdAt.toISOString().slice(0, 10) <= date)
  return random.common(present.length ? present : pastors.slice(0, 1)).id
}

function baptism(demo: Demo, pastors: readonly Resident[], person: Resident) {
  const { work, random, today } = demo
  const together = baptismSunday(person.dataBatismo as DateOnly)
  const dataBatismo = together < today ? together : (person.dataBatismo as DateOnly)
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

/** The last Sunday of the quarter that the day is in. */
function baptismSunday(date: DateOnly): DateOnly {
  const quarter = Math.ceil(Number(date.slice(5, 7)) / 3)
  const last = `${date.slice(0, 4)}-${['03-31', '06-30', '09-30', '12-31'][quarter - 1]}`
  return sundayFrom(addDays(last, -6))
}

/** What registering the baptism writes into the person's own record. */
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
