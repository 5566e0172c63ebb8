import type { Writing } from '../../kernel/data/tenant/session.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { type CellPlan, cells } from './catalog.js'
import { drawMeetings, type PlannedMeeting } from './meetings.js'
import { memberDrawer, type PlannedMember } from './members.js'

/** The church's cells, their members, and two years of meetings. */
export const celulas: DemoArea = async (demo) => {
  const { work, church, random, today, start, people } = demo
  const places = await work.db
    .selectFrom('local')
    .select(['id', 'nomeLocal'])
    .where('idCliente', '=', work.idCliente)
    .execute()
  const draw = memberDrawer(random, people, today)
  for (const plan of cells[church.key] ?? []) {
    const began = addDays(start, plan.began)
    const members = draw(plan, began)
    const idLocal = places.find(({ nomeLocal }) => nomeLocal === plan.local)?.id ?? null
    const idCelula = await insertCell(demo, plan, members, idLocal)
    await insertMembers(demo, idCelula, members)
    const last = addDays(today, -(plan.ended ?? 1))
    await insertMeetings(work, idCelula, idLocal, drawMeetings(random, plan, members, began, last))
  }
}

const morning = (date: string): Date => new Date(`${date}T12:20:00Z`)
const morningOr = (date: string | null): Date | null => (date === null ? null : morning(date))

async function insertCell(
  { work, start, today }: Demo,
  { nome, dia, hora, began, ended }: CellPlan,
  [leader]: readonly PlannedMember[],
  idLocal: number | null,
): Promise<number> {
  const home = leader?.person
  const createdAt = morning(addDays(start, began - 2))
  const row = {
    idCliente: work.idCliente,
    nomeCelula: nome,
    diaCelula: dia,
    horaCelula: hora,
    enderecoCelula: idLocal || !home ? null : `${home.endereco}, ${home.numero} - ${home.bairro}`,
    idLocal,
    statusCelula: ended ? 'inativa' : 'ativa',
    createdAt,
    updatedAt: ended ? morning(addDays(today, -ended + 6)) : createdAt,
  }
  const { id } = await work.db.insertInto('celula').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function insertMembers({ work, idUsuario }: Demo, idCelula: number, members: readonly PlannedMember[]) {
  const rows = members.map(({ person, since, leads, ledSince, left }) => ({
    idCliente: work.idCliente,
    idCelula,
    idMembro: person.id,
    membroLider: leads ? 1 : 0,
    liderDesde: morningOr(ledSince),
    createdAt: morning(since),
    updatedAt: morning(left ?? ledSince ?? since),
    excluidoEm: morningOr(left),
    excluidoPor: left === null ? null : idUsuario,
  }))
  await work.db.insertInto('membro_celula').values(rows).execute()
}

/** The database returns the ids in the order of the rows. */
async function insertMeetings(
  { db, idCliente }: Writing,
  idCelula: number,
  idLocal: number | null,
  meetings: readonly PlannedMeeting[],
): Promise<void> {
  const written = (date: string) => morning(addDays(date, 1))
  const rows = meetings.map(({ present: _, ...meeting }) => ({
    ...meeting,
    idCliente,
    idCelula,
    idLocal,
    createdAt: written(meeting.dataEncontro),
    updatedAt: written(meeting.dataEncontro),
  }))
  const keys = await db.insertInto('encontro').values(rows).returning('id').execute()
  const presences = meetings.flatMap(({ dataEncontro, present }, index) =>
    present.map((idMembro) => ({
      idCliente,
      idEncontro: keys[index]?.id as number,
      idMembro,
      createdAt: written(dataEncontro),
    })),
  )
  await db.insertInto('membro_encontro').values(presences).execute()
}
