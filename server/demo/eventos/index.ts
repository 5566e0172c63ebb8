import { type DateOnly, instantIn } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, earliest, latest } from '../days.js'
import { deleteRecords } from '../delete.js'
import type { Resident } from '../pessoas/people.js'
import type { YearlyEvent } from './catalog.js'

/** The church's yearly events from its start to the next months, and who takes part in them. */
export const events: DemoArea = async (demo) => {
  const { work, church, today, idUsuario } = demo
  const local = await work.db
    .selectFrom('local')
    .select(['id', 'nomeLocal'])
    .where('idCliente', '=', work.idCliente)
    .execute()
  const idOfPlace = new Map(local.map(({ id, nomeLocal }) => [nomeLocal, id]))
  const planned = church.eventos
    .flatMap((event) => occurrences(demo, event).map((day) => ({ event, day })))
    .sort((a, b) => a.day.localeCompare(b.day))
  const rows = planned.map(({ event, day }) => row(demo, event, day, idOfPlace))
  const people = planned.map(({ event, day }) => enrolled(demo, event, day))
  // the next event with a limit is full, and people wait for a place
  const full = planned.findIndex(
    ({ event, day }, index) =>
      day > today && event.vagas && people[index]?.members.length && people[index].others.length,
  )
  const limited = rows[full]
  if (limited) limited.vagas = people[full]?.members.length ?? null
  const keys = await work.db.insertInto('evento').values(rows).returning('id').execute()
  const ofEvent = (index: number) => ({ idCliente: work.idCliente, idEvento: keys[index]?.id as number })
  const members = people.flatMap(({ members }, index) => members.map((member) => ({ ...member, ...ofEvent(index) })))
  await work.db.insertInto('membro_evento').values(members).execute()
  const waiting = (people[full]?.others ?? []).slice(0, 3).map(({ id }, index) => {
    const createdAt = new Date(`${addDays(today, -1)}T22:4${index}:00Z`)
    return { ...ofEvent(full), idMembro: id, createdAt, updatedAt: createdAt }
  })
  if (waiting.length) await work.db.insertInto('espera_evento').values(waiting).execute()

  // an event that was entered twice by mistake, then deleted
  const [twice] = rows.slice(-1)
  if (!twice) return
  const [repeated] = await work.db.insertInto('evento').values([twice]).returning('id').execute()
  const when = new Date(`${addDays(today, -3)}T14:20:00Z`)
  if (repeated) await deleteRecords(work, 'evento', [repeated.id], { idUsuario, when })
}

/** The first days of the event within the church's two years and the next five months. */
function occurrences({ start, today }: Demo, { when: { month, saturday } }: YearlyEvent): DateOnly[] {
  const years = Array.from({ length: 4 }, (_, index) => Number(start.slice(0, 4)) + index)
  return years
    .map((year) => {
      const first = `${year}-${String(month).padStart(2, '0')}-01`
      const toSaturday = (6 - new Date(first).getUTCDay() + 7) % 7
      return addDays(first, toSaturday + (saturday - 1) * 7)
    })
    .filter((day) => day > addDays(start, 30) && day < addDays(today, 150))
}

function row(
  { work, church, random, start, today }: Demo,
  event: YearlyEvent,
  day: DateOnly,
  places: Map<string, number>,
) {
  const at = ([days, time]: YearlyEvent['from'], end = false) =>
    new Date(instantIn(church.place.timeZone, [addDays(day, days), time].filter(Boolean).join('T'), end))
  const entered = earliest(latest(start, addDays(day, -random.int(60, 110))), addDays(today, -2))
  const createdAt = new Date(`${entered}T17:${random.int(10, 59)}:00Z`)
  return {
    idCliente: work.idCliente,
    nomeEvento: `${event.nome} ${day.slice(0, 4)}`,
    descricao: event.descricao,
    idLocal: (event.place && places.get(event.place)) || null,
    dataInicio: at(event.from),
    dataFim: at(event.to, true),
    vagas: event.vagas ?? null,
    inscricaoAberta: day > today,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Whole households take part until the event is full. Fewer people have enrolled in events far in the future. */
function enrolled({ random, people, today }: Demo, event: YearlyEvent, day: DateOnly) {
  const heard = day <= today ? 1 : Math.max(0.2, 1 - daysBetween(today, day) / 120)
  const known = (person: Resident) => person.createdAt.toISOString().slice(0, 10) < earliest(day, addDays(today, -3))
  const invited = people.filter((person) => person.usuarioAtivo === 1 && event.who(person) && known(person))
  const households = random.shuffled([...Map.groupBy(invited, ({ familia }) => familia).values()])
  const most = Math.min(event.vagas ?? Number.POSITIVE_INFINITY, Math.round(invited.length * event.share * heard))
  const all = households.flat()
  const members = all.slice(0, most).map(({ id, createdAt: since }) => {
    const joined = earliest(addDays(day, -random.int(2, 45)), addDays(today, -random.int(1, 20)))
    const createdAt = new Date(`${latest(joined, addDays(since.toISOString().slice(0, 10), 1))}T22:30:00Z`)
    return { idMembro: id, createdAt, updatedAt: createdAt }
  })
  return { members, others: all.slice(most) }
}
