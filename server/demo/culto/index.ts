import { type DateOnly, instantIn } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { pastorOn, pastorsOf } from '../secretaria/batismos.js'
import { ordemDomingo, ordemSemana, type WeeklyService, weeksOf } from './catalog.js'

/**
 * The church has counted its attendance for this number of days, by the code that it shows: long enough to compare
 * three months with the same months a year before.
 */
const withCode = 470

/**
 * The worship services of two years and of the next weeks, their liturgy, and the attendance since the church counts
 * it.
 */
export const cultos: DemoArea = async (demo) => {
  const { work, church, today } = demo
  const idLocal = (
    await work.db
      .selectFrom('local')
      .select('id')
      .where('idCliente', '=', work.idCliente)
      .where('nomeLocal', '=', church.locais[0]?.nomeLocal ?? '')
      .executeTakeFirst()
  )?.id
  const planned = (weeksOf[church.key] ?? [])
    .flatMap((service) => daysOf(demo, service).map((day) => ({ service, day })))
    .sort((a, b) => a.day.localeCompare(b.day))
  const rows = planned.map(({ service, day }, index) => row(demo, service, day, index, idLocal ?? null))
  const keys = await work.db.insertInto('culto').values(rows).returning('id').execute()
  const held = planned.map((plan, index) => ({ ...plan, id: keys[index]?.id as number, row: rows[index] }))
  const near = held.filter(({ day }) => Math.abs(daysBetween(day, today)) <= 16)
  await orders(demo, near)
  const recent = held.filter(({ day, row }) => row?.statusCulto === 'realizado' && daysBetween(day, today) < withCode)
  for (const { id, day, service } of recent) await presences(demo, id, day, service)
}

/** One day a week, from two years ago until five weeks from now. */
function daysOf({ start, today }: Demo, { weekday }: WeeklyService): DateOnly[] {
  const first = addDays(start, (7 + weekday - new Date(start).getUTCDay()) % 7)
  const weeks = Math.floor(daysBetween(first, addDays(today, 36)) / 7) + 1
  return Array.from({ length: weeks }, (_, week) => addDays(first, week * 7))
}

function row(demo: Demo, service: WeeklyService, day: DateOnly, index: number, idLocal: number | null) {
  const { work, random, people, today } = demo
  const past = day < today
  const leaders = people.filter(({ perfil, usuarioAtivo }) => [3, 4, 5].includes(perfil) && usuarioAtivo)
  const createdAt = new Date(
    `${addDays(day < addDays(today, 7) ? day : addDays(today, 6), -random.int(7, 20))}T13:${random.int(10, 59)}:00Z`,
  )
  const cancelled = past && random.chance(0.015)
  const visitors = past && !cancelled ? Math.round(random.int(0, 9) * (service.share > 0.3 ? 1 : 0.4)) : 0
  return {
    idCliente: work.idCliente,
    dataCulto: day,
    horaCulto: service.hora,
    temaCulto: day > addDays(today, 21) ? null : (service.temas[index % service.temas.length] ?? null),
    idLocal,
    idDirigente: leaders.length ? random.pick(leaders).id : null,
    idPregador: pastorOn(demo, pastorsOf(people), day),
    statusCulto: cancelled ? 'cancelado' : past ? 'realizado' : 'agendado',
    visitantes: daysBetween(day, today) < withCode ? visitors : 0,
    createdAt,
    updatedAt: createdAt,
  }
}

async function orders({ work }: Demo, near: readonly { id: number; service: WeeklyService }[]): Promise<void> {
  const moments = await work.db
    .selectFrom('momento_culto')
    .select(['id', 'titulo'])
    .where('idCliente', '=', work.idCliente)
    .execute()
  const idOf = new Map(moments.map(({ id, titulo }) => [titulo, id]))
  const items = near.flatMap(({ id, service }) =>
    (service.weekday === 0 ? ordemDomingo : ordemSemana).map(([titulo, descricao], index) => ({
      idCliente: work.idCliente,
      idCulto: id,
      idMomento: idOf.get(titulo) as number,
      descricao,
      ordem: index + 1,
    })),
  )
  if (items.length) await work.db.insertInto('liturgia_culto').values(items).execute()
}

/** Whole households come. Most people confirm their presence in the half hour before the worship service. */
async function presences(demo: Demo, idCulto: number, day: DateOnly, service: WeeklyService): Promise<void> {
  const { work, random, people, church } = demo
  const known = people.filter(
    (person) => person.usuarioAtivo === 1 && person.createdAt.toISOString().slice(0, 10) < day,
  )
  const households = [...Map.groupBy(known, ({ familia }) => familia).values()]
  const came: Resident[] = households.filter(() => random.chance(service.share)).flat()
  const begins = Date.parse(instantIn(church.place.timeZone, `${day}T${service.hora}`))
  const rows = came.map(({ id }) => {
    const createdAt = new Date(begins + random.int(-35, 25) * 60_000 + random.int(0, 59) * 1000)
    return { idCliente: work.idCliente, idCulto, idMembro: id, createdAt, updatedAt: createdAt }
  })
  if (rows.length) await work.db.insertInto('participacao_culto').values(rows).execute()
}
