import type { Reach } from '../../../../schema/rules/levels.js'
import { type Action, actionNames, type Grants } from '../../../kernel/access/actions.js'
import { placeOf } from '../../../kernel/access/areas.js'
import type { ChurchRules, Duty } from '../../../kernel/access/grants.js'
import { areas } from '../matriz-acesso/index.js'

/** What a person reads and changes in one area. */
export interface AreaPrevista {
  area: string
  titulo: string
  descricao: string
  /** in words, what a summary of the area shows; null: it has none */
  resumo: string | null
  /** what the person reads at most */
  nivel: 'nada' | 'resumo' | 'ler'
  /** whose records the person reads; null: none */
  alcance: Reach | null
  /** whose records the person changes; null: none */
  escreve: Reach | null
  /** the actions by which the person reads */
  le: Action[]
  /** of these, those that reach only the own groups, where others reach everything */
  leSoNosGrupos: Action[]
  /** what of the area the person does not read */
  naoLe: Action[]
  muda: Action[]
  naoMuda: Action[]
}

/** Copies of what somebody reads anyway, and names to choose from, are no reading of their own. */
const isCopy = (action: Action): boolean => /\.(exportar|escolher)$/.test(action)

const isReading = (action: Action): boolean => /\.(ler|ver)/.test(action)

const widest = (reaches: readonly (Reach | undefined)[]): Reach | null =>
  reaches.includes('tudo') ? 'tudo' : reaches.includes('meus') ? 'meus' : null

/** What a person with these grants reads and changes in each area, in the order of the screens. */
export const areasOf = (grants: Grants): AreaPrevista[] =>
  areas.map(({ nome: area, titulo, descricao, resumo = null }) => {
    const own = actionNames.filter((action) => placeOf(action)?.area === area && !isCopy(action))
    const reads = own.filter(isReading)
    // what everybody may do who reads the area, such as asking for a room, says nothing about who changes it
    const writes = own.filter((action) => !isReading(action) && placeOf(action)?.level === 'escrever')
    const has = (action: Action) => grants.has(action)
    const le = reads.filter(has)
    const whole = le.filter((action) => placeOf(action)?.level !== 'resumo')
    const alcance = widest((whole.length ? whole : le).map((action) => grants.get(action)))
    return {
      area,
      titulo,
      descricao,
      resumo,
      nivel: whole.length ? 'ler' : le.length ? 'resumo' : 'nada',
      alcance,
      escreve: widest(writes.map((action) => grants.get(action))),
      le,
      leSoNosGrupos: alcance === 'tudo' ? le.filter((action) => grants.get(action) === 'meus') : [],
      naoLe: reads.filter((action) => !has(action)),
      muda: writes.filter(has),
      naoMuda: writes.filter((action) => !has(action)),
    }
  })

/** A function of a person, and whether it gives its actions today. */
export interface HeldDuty extends Duty {
  idFuncao: number
  vale: boolean
}

/**
 * The rules of a person after functions were given and taken away. An exclusive function that does not give anything today
 * still limits the person, until it is taken away expressly.
 * @param given the functions to give
 * @param taken the numbers of those to take away
 */
export function rulesAfter(
  rules: ChurchRules,
  held: readonly HeldDuty[],
  { given, taken, lidera }: { given: readonly HeldDuty[]; taken: readonly number[]; lidera: readonly string[] },
): ChurchRules {
  const stays = held.filter(
    ({ idFuncao }) => !taken.includes(idFuncao) && !given.some((own) => own.idFuncao === idFuncao),
  )
  const funcoes = [...stays, ...given].flatMap(({ acoes, alcance, exclusiva = false, vale }) =>
    vale || exclusiva ? [{ acoes: vale ? acoes : [], alcance, exclusiva }] : [],
  )
  return { ...rules, funcoes, lidera: [...new Set([...(rules.lidera ?? []), ...lidera])] }
}
