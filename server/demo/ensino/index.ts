import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, latest, sundayFrom } from '../days.js'
import { contasOf } from '../financas/contas-financeiras.js'
import type { Resident } from '../pessoas/people.js'
import { reais } from '../reais.js'
import { type ClassPlan, classes } from './catalog.js'

interface Pupil {
  person: Resident
  /** first day in the class */
  since: DateOnly
  stays: boolean
  /** the share of lessons that the pupil attends, from 0 to 1 */
  faithful: number
}

/** The classes of the Sunday school, their pupils, and two years of lessons with their offerings in the ledger. */
export const ensino: DemoArea = async (demo) => {
  const plans = classes[demo.church.key] ?? []
  const free = demo.random.shuffled(demo.people.filter(({ usuarioAtivo }) => usuarioAtivo))
  const teachers = demo.random.shuffled(
    demo.people.filter(({ idade, dataBatismo, perfil }) => idade > 22 && dataBatismo && perfil > 1),
  )
  for (const [index, plan] of plans.entries()) {
    const teacher = teachers[index % teachers.length] as Resident
    const pupils = drawPupils(demo, plan, free, teacher)
    await fill(demo, plan, teacher, pupils)
  }
}

/** Takes the pupils from the people without a class and removes them from that list. */
function drawPupils({ random, start, today }: Demo, plan: ClassPlan, free: Resident[], teacher: Resident): Pupil[] {
  const chosen = free.filter((person) => person !== teacher && plan.fits(person)).slice(0, plan.size)
  for (const person of chosen) free.splice(free.indexOf(person), 1)
  return chosen.map((person) => {
    const known = person.createdAt.toISOString().slice(0, 10)
    const since = latest(addDays(start, random.int(4, 30)), addDays(known, random.int(1, 40)))
    return {
      person,
      since: since < today ? since : addDays(today, -1),
      stays: random.chance(0.93),
      faithful: 0.45 + random.next() * 0.5,
    }
  })
}

async function fill(demo: Demo, plan: ClassPlan, teacher: Resident, pupils: readonly Pupil[]): Promise<void> {
  const { work, start, today } = demo
  const { db, idCliente } = work
  const founded = new Date(`${addDays(start, 3)}T14:10:00Z`)
  const { id: idClasse } = await db
    .insertInto('classe_ebd')
    .values({
      idCliente,
      nomeClasse: plan.nome,
      faixaEtaria: plan.faixa,
      idProfessor: teacher.id,
      statusClasse: plan.ended ? 'inativa' : 'ativa',
      createdAt: founded,
      updatedAt: plan.ended ? new Date(`${addDays(today, -plan.ended + 5)}T14:10:00Z`) : founded,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = pupils.map(({ person, since, stays }) => {
    const createdAt = new Date(`${since}T14:40:00Z`)
    const statusMembro = stays ? 'ativo' : 'inativo'
    return { idCliente, idClasse, idMembro: person.id, statusMembro, createdAt, updatedAt: createdAt }
  })
  if (members.length) await db.insertInto('membro_classe_ebd').values(members).execute()
  await fillLessons(demo, plan, { idClasse, teacher, pupils })
}

type Class = { idClasse: number; teacher: Resident; pupils: readonly Pupil[] }

async function fillLessons(demo: Demo, plan: ClassPlan, { idClasse, teacher, pupils }: Class): Promise<void> {
  const { db, idCliente } = demo.work
  const lessons = drawLessons(demo, plan, pupils)
  const stamp = (date: DateOnly) => new Date(`${date}T14:20:00Z`)
  const rows = lessons.map(({ present: _, ...lesson }) => ({
    ...lesson,
    idCliente,
    idClasse,
    idProfessor: teacher.id,
    createdAt: stamp(lesson.dataAula),
    updatedAt: stamp(lesson.dataAula),
  }))
  const keys = await db.insertInto('aula_ebd').values(rows).returning('id').execute()
  const idOf = (index: number) => keys[index]?.id as number
  // thousands of rows: the statement gets two arrays instead of thousands of parameters
  const presences = lessons.flatMap(({ present }, index) => present.map((idMembro) => [idOf(index), idMembro] as const))
  await sql`
    insert into membro_aula_ebd (id_cliente, id_aula, id_membro, created_at, updated_at)
    select ${idCliente}::int, p.id_aula, p.id_membro, a.created_at, a.created_at
    from unnest(${presences.map(([idAula]) => idAula)}::int[], ${presences.map(([, idMembro]) => idMembro)}::int[]) as p(id_aula, id_membro)
    join aula_ebd a on a.id = p.id_aula and a.id_cliente = ${idCliente}::int`.execute(db)
  const { caixa } = await contasOf(demo.work)
  const entries = lessons.flatMap(({ dataAula, oferta }, index) =>
    oferta === null
      ? []
      : [
          {
            idCliente,
            idContaFinanceira: caixa,
            descricao: `Oferta da EBD: ${plan.nome}`,
            data: dataAula,
            categoria: 2,
            valor: oferta,
            origem: 'aulaEBD',
            idOrigem: idOf(index),
            createdAt: stamp(dataAula),
            updatedAt: stamp(dataAula),
          },
        ],
  )
  await db.insertInto('entrada').values(entries).execute()
}

/** One lesson each Sunday, except in the holidays. */
function drawLessons({ random, start, today }: Demo, plan: ClassPlan, pupils: readonly Pupil[]) {
  const first = sundayFrom(addDays(start, 7))
  const last = addDays(today, -(plan.ended ?? 1))
  const weeks = Math.max(0, Math.floor(daysBetween(first, last) / 7) + 1)
  return Array.from({ length: weeks }, (_, week) => addDays(first, week * 7))
    .filter((date) => date.slice(5) < '12-20' && date.slice(5) > '01-07')
    .map((dataAula, index) => {
      const present = pupils
        .filter(({ since, stays, faithful }) => {
          const here = since <= dataAula && (stays || dataAula < addDays(today, -120))
          return random.chance(faithful) && here
        })
        .map(({ person }) => person.id)
      const count = present.length
      return {
        dataAula,
        temaAula: plan.temas[index % plan.temas.length] as string,
        visitantes: Number(random.weighted({ 0: 55, 1: 25, 2: 12, 3: 6, 5: 2 })),
        biblias: Math.round(count * (0.55 + random.next() * 0.4)),
        revistas: Math.round(count * (0.4 + random.next() * 0.4)),
        oferta: random.chance(0.94) ? reais(Math.round(random.int(...plan.oferta) / 5) * 5) : null,
        present,
      }
    })
}
