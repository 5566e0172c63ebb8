import { type Action, actionNames, actions, type Grants, type Perfil } from './actions.js'
import { placeOf } from './areas.js'
import { type AccessLevel, type Cells, includesLevel, type Reach } from './levels.js'
import { perfis } from './perfis.js'

/** A function of a person, such as treasurer: the actions that it allows, and which records they reach. */
export interface Duty {
  acoes: readonly string[]
  alcance: Reach
}

/** What a church has decided below the permission table, as far as it concerns one person. */
export interface ChurchRules {
  /** by the number of the perfil: the person's own, and that of members */
  celulas: Readonly<Record<string, Cells>> | null
  /** the person's functions of today */
  funcoes: readonly Duty[] | null
}

/** Perfis for which functions replace what the church allows to the perfil. */
const replaced: readonly Perfil[] = [perfis.leader, perfis.assistant]

/**
 * What a person may do: at most what the permission table allows to the perfil, less what the church's matrix takes
 * away. Functions add to it. For somebody who leads or assists, functions replace the perfil's part of the matrix: what
 * the church allows to every member, and the functions' actions.
 */
export function grantsOf(perfil: Perfil, { celulas, funcoes }: ChurchRules): Grants {
  const duties = funcoes ?? []
  const base = duties.length > 0 && replaced.includes(perfil) ? perfis.member : perfil
  const cells = celulas?.[base] ?? {}
  const ceiling = actionNames.filter((action) => actions[action].includes(perfil))
  const grants = new Map<Action, Reach>()
  for (const action of ceiling) {
    const reach = reachOf(action, base, cells)
    if (reach) grants.set(action, reach)
  }
  for (const { acoes, alcance } of duties)
    for (const action of ceiling)
      if (acoes.includes(action) && grants.get(action) !== 'tudo') grants.set(action, alcance)
  return grants
}

function reachOf(action: Action, base: Perfil, cells: Cells): Reach | undefined {
  const place = placeOf(action)
  if (!place) return 'tudo'
  if (!actions[action].includes(base)) return undefined
  const [level = 'escrever', own] = (cells[place.area]?.split(' ') ?? []) as [AccessLevel?, string?]
  if (!includesLevel(level, place.level)) return undefined
  return own ? 'meus' : 'tudo'
}

/** Most people of a church have the same rules, so the grants are kept by the rules' text. */
const remembered = new Map<string, Grants>()
const mostRemembered = 1000

/**
 * The same, from the rules as the database returns them.
 * @param rules JSON of ChurchRules, or null when the church has decided nothing and the person has no function
 */
export function grantsFrom(perfil: Perfil, rules: string | null): Grants {
  const key = `${perfil} ${rules ?? ''}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const grants = grantsOf(perfil, rules ? (JSON.parse(rules) as ChurchRules) : { celulas: null, funcoes: null })
  remembered.set(key, grants)
  return grants
}
