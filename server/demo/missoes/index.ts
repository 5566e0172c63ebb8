import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest } from '../days.js'
import type { Mission } from './catalog.js'

/** The church's missions, each with its team. */
export const missions: DemoArea = async (demo) => {
  const { work, church } = demo
  const rows = church.missoes.map((mission) => row(demo, mission))
  const keys = await work.db.insertInto('missao').values(rows).returning('id').execute()
  const members = church.missoes.flatMap((mission, index) =>
    team(demo, mission).map((member) => ({ ...member, idMissao: keys[index]?.id as number })),
  )
  await work.db.insertInto('membro_missao').values(members).execute()
}

function row({ work, random, start, today, people }: Demo, mission: Mission) {
  const [from, to] = mission.days
  const trusted = people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo)
  const entered = earliest(latest(start, addDays(today, from - random.int(50, 90))), addDays(today, -2))
  const createdAt = new Date(`${entered}T18:${random.int(10, 59)}:00Z`)
  return {
    idCliente: work.idCliente,
    nomeMissao: mission.nome,
    descricao: mission.descricao,
    localMissao: mission.local,
    dataInicio: addDays(today, from),
    dataFim: to === undefined ? null : addDays(today, to),
    idResponsavel: random.pick(trusted).id,
    statusMissao: mission.status,
    createdAt,
    updatedAt: createdAt,
  }
}

/**
 * Baptised adults who were registered before the mission. In missions that have not ended, some members are inactive.
 */
function team({ work, random, today, start, people }: Demo, { days: [from, to], team: count }: Mission) {
  const begins = latest(addDays(start, 70), earliest(addDays(today, from), addDays(today, -3)))
  const candidates = people.filter(
    ({ idade, usuarioAtivo, dataBatismo, createdAt }) =>
      idade > 17 && idade < 68 && usuarioAtivo && dataBatismo && createdAt.toISOString().slice(0, 10) < begins,
  )
  return random
    .shuffled(candidates)
    .slice(0, count)
    .map(({ id, createdAt: since }) => {
      const known = since.toISOString().slice(0, 10)
      const createdAt = new Date(`${latest(addDays(begins, -random.int(0, 30)), addDays(known, 1))}T21:15:00Z`)
      const statusMembro = to === undefined && random.chance(0.15) ? 'inativo' : 'ativo'
      return { idCliente: work.idCliente, idMembro: id, statusMembro, createdAt, updatedAt: createdAt }
    })
}
