import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Everybody who attended, including people deleted since then. */
const attendance = (work: Scope) =>
  from(work, 'membro_aula_ebd').innerJoin('usuario', (join) =>
    join
      .onRef('usuario.id', '=', 'membro_aula_ebd.idMembro')
      .onRef('usuario.idCliente', '=', 'membro_aula_ebd.idCliente'),
  )

export const presencas = (work: Scope, aulas: readonly number[]) =>
  attendance(work)
    .select(['membro_aula_ebd.idAula', 'membro_aula_ebd.idMembro', 'usuario.name'])
    .where('membro_aula_ebd.idAula', 'in', aulas)
    .execute()

/** Active pupils of these classes, or of all classes, with the day on which each joined, in the church's time zone. */
export function alunosOf(work: Scope, classes?: readonly number[]) {
  const query = from(work, 'membro_classe_ebd')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_classe_ebd.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .innerJoin('classe_ebd', (join) =>
      join
        .onRef('classe_ebd.id', '=', 'membro_classe_ebd.idClasse')
        .onRef('classe_ebd.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .innerJoin('cliente', (join) =>
      join
        .onRef('cliente.id', '=', 'membro_classe_ebd.idCliente')
        .onRef('cliente.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .select([
      'membro_classe_ebd.idCliente',
      'membro_classe_ebd.idClasse',
      'membro_classe_ebd.idMembro',
      'usuario.name',
      'classe_ebd.nomeClasse',
      sql<DateOnly>`(membro_classe_ebd.created_at at time zone cliente.fuso_horario)::date`.as('desde'),
    ])
    .where('membro_classe_ebd.statusMembro', '=', 'ativo')
    .where('usuario.excluidoEm', 'is', null)
    .where('classe_ebd.excluidoEm', 'is', null)
  return (classes ? query.where('membro_classe_ebd.idClasse', 'in', classes) : query).execute()
}

/** The active pupils of each class. */
export const alunosOfClasse = groupedBy<Awaited<ReturnType<typeof alunosOf>>>(async (work, classes) => {
  const found = Map.groupBy(await alunosOf(work, classes), ({ idClasse }) => idClasse)
  return classes.map((id) => found.get(id) ?? [])
})

/** Everybody who attended each lesson. */
export const presencasOfAula = groupedBy<Awaited<ReturnType<typeof presencas>>>(async (work, aulas) => {
  const found = Map.groupBy(await presencas(work, aulas), ({ idAula }) => idAula)
  return aulas.map((id) => found.get(id) ?? [])
})

export interface Chamada {
  idMembro: number
  name: string
  presente: boolean
  /** whether the person is an active pupil of the class */
  aluno: boolean
}

/** The line of somebody who is not on the roll. */
export const notInChamada = { name: '', presente: false, aluno: false }

/** The roll call of each lesson: the active pupils of its class and all other people who attended, by name. */
export const chamada = groupedBy<Chamada[]>(chamadas)

export async function chamadas(work: Scope, ids: readonly number[]): Promise<Chamada[][]> {
  const present = await presencas(work, ids)
  const pupils = await from(work, 'aula_ebd')
    .innerJoin('membro_classe_ebd', (join) =>
      join
        .onRef('membro_classe_ebd.idClasse', '=', 'aula_ebd.idClasse')
        .onRef('membro_classe_ebd.idCliente', '=', 'aula_ebd.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_classe_ebd.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .select(['aula_ebd.id as idAula', 'membro_classe_ebd.idMembro', 'usuario.name'])
    .where('aula_ebd.id', 'in', ids)
    .where('membro_classe_ebd.statusMembro', '=', 'ativo')
    .where('usuario.excluidoEm', 'is', null)
    .execute()
  const presentAt = Map.groupBy(present, ({ idAula }) => idAula)
  const pupilsOf = Map.groupBy(pupils, ({ idAula }) => idAula)
  return ids.map((id) => {
    const all = presentAt.get(id) ?? []
    const there = new Set(all.map((row) => row.idMembro))
    const own = pupilsOf.get(id) ?? []
    const belong = new Set(own.map((row) => row.idMembro))
    const others = all.filter((row) => !belong.has(row.idMembro))
    return [
      ...own.map(({ idMembro, name }) => ({ idMembro, name, presente: there.has(idMembro), aluno: true })),
      ...others.map(({ idMembro, name }) => ({ idMembro, name, presente: true, aluno: false })),
    ].sort((a, b) => byName.compare(a.name, b.name))
  })
}

const byName = new Intl.Collator('pt-BR')

/** Ids of the people who attended a lesson. */
export const presentIds = async (work: Scope, idAula: number): Promise<number[]> => {
  const rows = await from(work, 'membro_aula_ebd').select('idMembro').where('idAula', '=', idAula).execute()
  return rows.map((row) => row.idMembro)
}

export async function removePresent(work: Writing, idAula: number, people: readonly number[]): Promise<void> {
  if (!people.length) return
  await removeFrom(work, 'membro_aula_ebd')
    .where('idAula', '=', idAula)
    .where('idMembro', 'in', [...people])
    .execute()
}
