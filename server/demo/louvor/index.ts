import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, latest } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { type GroupPlan, groups, songs } from './catalog.js'

/** The worship groups, their members, and their rehearsals of two years and the next weeks. */
export const louvor: DemoArea = async (demo) => {
  const { work, church, random, people } = demo
  const places = await work.db
    .selectFrom('local')
    .select(['id', 'nomeLocal'])
    .where('idCliente', '=', work.idCliente)
    .execute()
  const free = random.shuffled(people.filter(({ usuarioAtivo, dataBatismo }) => usuarioAtivo && dataBatismo))
  for (const plan of groups[church.key] ?? []) {
    const idGrupo = await insertGroup(demo, plan)
    await insertMembers(demo, idGrupo, plan, takeMembers(free, plan))
    const idLocal = places.find(({ nomeLocal }) => nomeLocal === plan.local)?.id ?? null
    await insertRehearsals(demo, idGrupo, idLocal, plan)
  }
}

const evening = (date: DateOnly): Date => new Date(`${date}T22:30:00Z`)

/** Nobody belongs to two groups. The leader's account leads the first group. */
function takeMembers(free: Resident[], { size, ages: [from, to] }: GroupPlan): Resident[] {
  const first = ({ email }: Resident) => (email?.startsWith('lider@') || email?.startsWith('membro@') ? 0 : 1)
  const members = free
    .filter(({ idade }) => idade >= from && idade <= to)
    .sort((a, b) => first(a) - first(b))
    .slice(0, size)
  for (const member of members) free.splice(free.indexOf(member), 1)
  const leads = ({ email, idade }: Resident) => (email?.startsWith('lider@') ? 0 : idade > 20 ? 1 : 2)
  return members.sort((a, b) => leads(a) - leads(b))
}

async function insertGroup({ work, start, today }: Demo, { nome, ended }: GroupPlan): Promise<number> {
  const createdAt = evening(addDays(start, 4))
  const row = {
    idCliente: work.idCliente,
    nomeGrupo: nome,
    statusGrupo: ended ? 0 : 1,
    createdAt,
    updatedAt: ended ? evening(addDays(today, -ended)) : createdAt,
  }
  return (await work.db.insertInto('grupo_louvor').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function insertMembers(
  { work, random, start }: Demo,
  idGrupo: number,
  { formerLead }: GroupPlan,
  members: readonly Resident[],
): Promise<void> {
  const began = addDays(start, 5)
  // who leads now, and who led before
  const leaders = formerLead ? [addDays(began, formerLead), began] : [began]
  const rows = members.map(({ id, createdAt }, index) => {
    const joined = random.chance(0.6) ? began : addDays(began, random.int(20, 400))
    const since = latest(joined, addDays(createdAt.toISOString().slice(0, 10), 14))
    const ledSince = leaders[index]
    return {
      idCliente: work.idCliente,
      idGrupo,
      idMembro: id,
      membroLider: index === 0 ? 1 : 0,
      statusMembro: index > 2 && random.chance(0.12) ? 0 : 1,
      liderDesde: ledSince ? evening(ledSince) : null,
      createdAt: evening(ledSince ? began : since),
    }
  })
  await work.db.insertInto('membro_grupo_louvor').values(rows).execute()
}

async function insertRehearsals(demo: Demo, idGrupo: number, idLocal: number | null, plan: GroupPlan): Promise<void> {
  const { work, random, start, today } = demo
  const { idCliente } = work
  const began = addDays(start, 8)
  const first = addDays(began, (7 + plan.dia - new Date(began).getUTCDay()) % 7)
  const weeks = Math.floor(daysBetween(first, plan.ended ? addDays(today, -plan.ended) : addDays(today, 24)) / 7) + 1
  const dates = Array.from({ length: weeks }, (_, week) => addDays(first, week * 7)).filter(
    (date) => !random.chance(date < today ? 0.1 : 0),
  )
  const rows = dates.map((dataEnsaio) => ({
    idCliente,
    idGrupo,
    dataEnsaio,
    horaEnsaio: plan.hora,
    localEnsaio: idLocal,
    statusEnsaio: random.chance(0.05) ? 'Cancelado' : dataEnsaio < today ? 'Concluído' : 'Marcado',
    createdAt: evening(addDays(dataEnsaio < today ? dataEnsaio : today, -9)),
  }))
  const keys = await work.db.insertInto('ensaio_louvor').values(rows).returning('id').execute()
  const setlists = keys.slice(-20).flatMap(({ id }) => setlist(demo, id))
  await work.db.insertInto('setlist_ensaio').values(setlists).execute()
}

function setlist({ work, random }: Demo, idEnsaio: number) {
  return random
    .shuffled(songs)
    .slice(0, random.int(4, 6))
    .map(([nomeMusica, ...tons], index) => ({
      idCliente: work.idCliente,
      idEnsaio,
      nomeMusica,
      tomMusica: random.common(tons),
      linkMusica: random.chance(0.5) ? `https://musica.exemplo.com.br/${slug(nomeMusica)}` : null,
      ordem: index + 1,
    }))
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w\s]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
