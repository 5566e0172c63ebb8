import { type Action, actionNames, actions, type Grants, type Perfil } from './actions.js'
import { givenBy, isForInsiders, placeOf } from './areas.js'
import { type AccessLevel, type Cells, includesLevel, type Reach } from './levels.js'
import { perfis } from './perfis.js'

/** A function of a person, such as treasurer: the actions that it allows, and which records they reach. */
export interface Duty {
  acoes: readonly string[]
  alcance: Reach
  /** whoever has it may do nothing else in the church */
  exclusiva?: boolean
}

/** What a church has decided below the permission table, as far as it concerns one person. */
export interface ChurchRules {
  /** by the number of the perfil: the person's own, and that of members */
  celulas: Readonly<Record<string, Cells>> | null
  /** the person's functions of today; exclusive ones always, without actions when it is not their time */
  funcoes: readonly Duty[] | null
}

/** Perfis for which functions replace what the church allows to the perfil. */
const replaced: readonly Perfil[] = [perfis.leader, perfis.assistant]

/** Perfis for which an exclusive function takes away what the church allows to the perfil. */
export const confined: readonly Perfil[] = [perfis.member, ...replaced]

/**
 * What a person may do: at most what the permission table allows to the perfil, less what the church's matrix takes
 * away. Functions add to it. For somebody who leads or assists, functions replace the perfil's part of the matrix: what
 * the church allows both to the perfil and to every member, and the functions' actions. An area that such functions limit
 * to the own groups is limited for this person as a whole: a cell leader does not read the other cells, and not the totals
 * of the treasury, because every member may. Reading that belongs to no group (see `common`) stays. What cannot be limited
 * to groups, such as the visits, no function of the own groups gives, however it was stored. An exclusive function, such as that of an accountant from outside, leaves
 * nothing of the matrix, also before its first and after its last day.
 */
export function grantsOf(perfil: Perfil, { celulas, funcoes }: ChurchRules): Grants {
  const duties = (funcoes ?? []).map((duty) => ({ ...duty, acoes: givenBy(duty) }))
  const replaces = duties.length > 0 && replaced.includes(perfil)
  const alone = duties.some(({ exclusiva }) => exclusiva) && confined.includes(perfil)
  const bases = replaces ? [perfil, perfis.member] : [perfil]
  const limited = replaces ? limitedBy(duties) : new Set<string>()
  const ceiling = actionNames.filter((action) => actions[action].includes(perfil))
  const grants = new Map<Action, Reach>()
  for (const action of ceiling) {
    const place = placeOf(action)
    if (alone && (place || isForInsiders(action))) continue
    const reaches = bases.map((base) => reachOf(action, base, celulas?.[base] ?? {}))
    const own = (limited.has(place?.area ?? '') && !place?.common) || reaches.includes('meus')
    if (!reaches.includes(undefined)) grants.set(action, own ? 'meus' : 'tudo')
  }
  for (const { acoes, alcance } of duties)
    for (const action of ceiling)
      if (acoes.includes(action) && grants.get(action) !== 'tudo') grants.set(action, alcance)
  readByMembers.set(grants, areasOfMembers(celulas?.[perfis.member] ?? {}))
  return grants
}

const readByMembers = new WeakMap<Grants, ReadonlySet<string>>()

/** Whether every member of the church reads the area, in the church of a person with these grants. */
export const membersRead = (grants: Grants, area: string): boolean => readByMembers.get(grants)?.has(area) === true

const areasOfMembers = (cells: Cells): ReadonlySet<string> =>
  new Set(
    actionNames.flatMap((action) => {
      const place = placeOf(action)
      return place?.level === 'ler' && reachOf(action, perfis.member, cells) === 'tudo' ? [place.area] : []
    }),
  )

/** The areas in which some function reaches only the own groups, and none reaches everything. */
function limitedBy(duties: readonly Duty[]): ReadonlySet<string> {
  const areasOf = (alcance: Reach) =>
    new Set(
      duties
        .filter((duty) => duty.alcance === alcance)
        .flatMap(({ acoes }) => acoes.flatMap((action) => placeOf(action as Action)?.area ?? [])),
    )
  const whole = areasOf('tudo')
  return new Set([...areasOf('meus')].filter((area) => !whole.has(area)))
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
