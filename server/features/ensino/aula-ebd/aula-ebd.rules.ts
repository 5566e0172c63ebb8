import type { DateOnly } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

interface State {
  dataAula: DateOnly
  oferta: string | null
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas`. A lesson with an offering in a closed month can only be edited, so that its roll call can be
 * fixed.
 */
export function actionsOfAula(row: State, closedUntil: DateOnly | null, who: WhoMay): string[] {
  const held = row.oferta !== null && closedUntil !== null && row.dataAula <= closedUntil
  return recordActions(row, who, 'aulaEBD.escrever').filter((action) => !held || action === 'editar')
}

export interface Period {
  dataInicial: DateOnly
  dataFinal: DateOnly
}

/** The quarter that contains a day, first to last day: '2026-05-10' -> 2026-04-01 to 2026-06-30. */
export function trimestreOf(dia: DateOnly): Period {
  const [ano, mes] = dia.split('-').map(Number) as [number, number]
  const first = Math.floor((mes - 1) / 3) * 3
  const day = (month: number, date: number) => new Date(Date.UTC(ano, month, date)).toISOString().slice(0, 10)
  return { dataInicial: day(first, 1), dataFinal: day(first + 3, 0) }
}

const day = 86_400_000
export const oneYear = 366

/** Why the period of an attendance report is refused; null when it is valid. */
export function refusalOfPeriod({ dataInicial, dataFinal }: Period): string | null {
  if (dataFinal < dataInicial) return 'O fim não pode ser antes do início.'
  if ((Date.parse(dataFinal) - Date.parse(dataInicial)) / day >= oneYear) return 'Escolha um período de até um ano.'
  return null
}

interface Aula {
  id: number
  dataAula: DateOnly
}

interface Pessoa {
  idMembro: number
  name: string
}

/** A person's attendance in a period. */
export interface Frequencia extends Pessoa {
  /** whether the person is an active pupil now; guests and former pupils have false */
  aluno: boolean
  /** number of lessons with a roll since the person joined, plus earlier lessons the person attended */
  aulas: number
  presencas: number
  /** in whole per cent; null when there was no lesson for the person */
  percentual: number | null
  /** dates of the lessons that the person attended */
  datas: DateOnly[]
}

/**
 * Computes the attendance of each person: active pupils first, then guests, each by name. A lesson that is planned, or
 * whose roll nobody called, has nobody present: it does not count, otherwise everybody would have missed it.
 * @param alunos the active pupils of the class, with the day on which each joined
 * @param presencas who attended which of these lessons
 */
export function frequencias(
  aulas: readonly Aula[],
  alunos: readonly (Pessoa & { desde: DateOnly })[],
  presencas: readonly (Pessoa & { idAula: number })[],
): Frequencia[] {
  const called = new Set(presencas.map(({ idAula }) => idAula))
  const held = aulas.filter(({ id }) => called.has(id))
  const there = new Map<number, Set<number>>()
  for (const { idMembro, idAula } of presencas) there.set(idMembro, (there.get(idMembro) ?? new Set()).add(idAula))
  const pupils = new Map(alunos.map((aluno) => [aluno.idMembro, aluno]))
  const people = new Map<number, Pessoa>([...alunos, ...presencas].map((person) => [person.idMembro, person]))
  return [...people.values()]
    .map(({ idMembro, name }) => {
      const since = pupils.get(idMembro)?.desde ?? '9999-12-31'
      const own = there.get(idMembro) ?? new Set()
      const due = held.filter(({ id, dataAula }) => dataAula >= since || own.has(id))
      const attended = due.filter(({ id }) => own.has(id))
      return {
        idMembro,
        name,
        aluno: pupils.has(idMembro),
        aulas: due.length,
        presencas: attended.length,
        percentual: due.length ? Math.round((attended.length * 100) / due.length) : null,
        datas: attended.map(({ dataAula }) => dataAula).sort(),
      }
    })
    .sort((a, b) => Number(b.aluno) - Number(a.aluno) || byName.compare(a.name, b.name))
}

const byName = new Intl.Collator('pt-BR')
