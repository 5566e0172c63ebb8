import { instantIn } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, earliest, latest } from '../days.js'
import { type SharedThing, sharedThings } from './catalog.js'

/** Reservations reach this number of days into the future. */
const ahead = 60

/** The church's resources, and their reservations of two years and the next weeks. */
export const recursos: DemoArea = async (demo) => {
  const { work, church, start } = demo
  const { idCliente } = work
  const tipos = await work.db
    .selectFrom('tipo_recurso')
    .select(['id', 'tipoRecurso'])
    .where('idCliente', '=', idCliente)
    .execute()
  const idOfTipo = new Map(tipos.map(({ id, tipoRecurso }) => [tipoRecurso, id]))
  const createdAt = new Date(`${start}T13:30:00Z`)
  for (const thing of sharedThings[church.key] ?? []) {
    const { id } = await work.db
      .insertInto('recurso')
      .values({
        idCliente,
        nomeRecurso: thing.nome,
        idTipoRecurso: idOfTipo.get(thing.tipo) as number,
        quantidade: thing.quantidade,
        descricao: thing.descricao ?? null,
        status: thing.ativo === false ? 0 : 1,
        createdAt,
        updatedAt: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = reservations(demo, thing).map((row) => ({ ...row, idCliente, idRecurso: id }))
    if (rows.length) await work.db.insertInto('reserva').values(rows).execute()
  }
}

/**
 * The regular reservations; a few are left out at random. The catalog has no overlapping reservations of one resource.
 */
function reservations({ church, random, today, start, people }: Demo, { habits }: SharedThing) {
  const trusted = people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo)
  return habits.flatMap(({ para, dia, cada, das, ate, unidades = 1 }) => {
    const keeper = random.pick(trusted)
    // the church started to use reservations after half a year
    const from = addDays(start, 180 + random.int(0, 20))
    const first = addDays(from, (dia - new Date(from).getUTCDay() + 7) % 7)
    const weeks = Math.floor(daysBetween(first, addDays(today, ahead)) / 7)
    return Array.from({ length: Math.floor(weeks / cada) + 1 }, (_, index) => addDays(first, index * cada * 7))
      .filter(() => random.chance(0.9))
      .map((day) => {
        const asked = latest(start, earliest(addDays(day, -random.int(5, 30)), addDays(today, -1)))
        const createdAt = new Date(`${asked}T${random.int(12, 22)}:${random.int(10, 59)}:00Z`)
        return {
          quantidade: unidades,
          dataInicio: new Date(instantIn(church.place.timeZone, `${day}T${das}`)),
          dataFim: new Date(instantIn(church.place.timeZone, `${day}T${ate}`)),
          finalidade: para,
          idResponsavel: random.chance(0.8) ? keeper.id : random.pick(trusted).id,
          createdAt,
          updatedAt: createdAt,
        }
      })
  })
}
