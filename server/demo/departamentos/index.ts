import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, latest } from '../days.js'
import { deleteRecords } from '../delete.js'
import type { Resident } from '../pessoas/people.js'
import { type DepartmentPlan, departmentsOf, mergedDepartment } from './catalog.js'

/** Departments and their members. In a larger church one department became part of another. */
export const departamentos: DemoArea = async (demo) => {
  const { work, church, random, today, idUsuario } = demo
  const plans = departmentsOf[church.key] ?? []
  const leaders = leadersFor(demo, plans)
  const rows = plans.map(({ tituloDepartamento, descricao, resting }, index) => ({
    idCliente: work.idCliente,
    tituloDepartamento,
    descricao,
    idResponsavel: leaders[index]?.id ?? null,
    status: resting ? 0 : 1,
    ...recorded(demo, random.int(3, 25)),
  }))
  const keys = await work.db.insertInto('departamento').values(rows).returning('id').execute()

  const members = plans.flatMap((plan, index) =>
    chosen(demo, plan, leaders[index]).map((person) =>
      membership(demo, keys[index]?.id as number, person, person === leaders[index]),
    ),
  )
  await work.db.insertInto('departamento_membro').values(members).execute()

  if (plans.length < 5) return
  const [merged] = await work.db
    .insertInto('departamento')
    .values({ idCliente: work.idCliente, ...mergedDepartment, status: 1, ...recorded(demo, 20) })
    .returning('id')
    .execute()
  const when = new Date(`${addDays(today, -random.int(90, 160))}T19:40:00Z`)
  await deleteRecords(work, 'departamento', merged ? [merged.id] : [], { idUsuario, when })
}

/** People whose perfil may lead; a different person for each department as long as there are enough. */
function leadersFor({ random, people }: Demo, plans: readonly DepartmentPlan[]): (Resident | undefined)[] {
  const left = random.shuffled(people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo))
  // the leader's account gets a department first, so that a visitor who uses this account finds a department
  left.sort((a, b) => Number(isLeader(b)) - Number(isLeader(a)))
  return plans.map((plan) => {
    if (plan.resting) return undefined
    const at = left.findIndex((person) => (plan.leads ?? plan.fits)(person))
    return at < 0 ? left.shift() : left.splice(at, 1)[0]
  })
}

const isLeader = ({ email }: Resident): boolean => email?.startsWith('lider@') ?? false

/** Selects the members of a department, its responsible person first. */
function chosen({ random, people }: Demo, { size, fits }: DepartmentPlan, leader?: Resident): Resident[] {
  const possible = people.filter((person) => person !== leader && fits(person))
  const others = random.shuffled(possible).slice(0, size + random.int(-2, 2))
  return leader ? [leader, ...others] : others
}

function membership(demo: Demo, idDepartamento: number, person: Resident, leads: boolean) {
  const { work, random, today, start } = demo
  const known = latest(start, person.createdAt.toISOString().slice(0, 10))
  const after = Math.max(1, daysBetween(known, today) - 3)
  const left = !person.usuarioAtivo || random.chance(0.07)
  return {
    idCliente: work.idCliente,
    idDepartamento,
    idMembro: person.id,
    statusMembro: left && person.perfil < 3 ? 'inativo' : 'ativo',
    ...recorded({ ...demo, start: known }, random.int(1, leads ? Math.min(40, after) : after)),
  }
}

/** The time of registration: an afternoon, this number of days after the start, but yesterday at the latest. */
function recorded({ start, today }: Pick<Demo, 'start' | 'today'>, days: number): { createdAt: Date; updatedAt: Date } {
  const date = addDays(start, Math.min(days, daysBetween(start, today) - 1))
  const createdAt = new Date(`${date}T18:05:00Z`)
  return { createdAt, updatedAt: createdAt }
}
