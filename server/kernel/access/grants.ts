import { type AccessLevel, type Cells, includesLevel, type Reach } from '../../../schema/rules/levels.js'
import { perfis } from '../../../schema/rules/perfis.js'
import { type Action, actionNames, actions, type Grants, type Perfil } from './actions.js'
import { givenBy, impliedActions, isForInsiders, placeOf } from './areas.js'
import { givenByLeading } from './led.js'

/** A function of a person, such as treasurer: the actions that it gives, and which records they reach. */
export interface Duty {
  acoes: readonly string[]
  alcance: Reach
  /** whoever has it may do nothing else in the church */
  exclusiva?: boolean
}

/**
 * The limit of one person, from the time when functions replaced what the perfil allows. Of the perfil's part it leaves
 * what the church allows to members too, and in some areas only the own groups of it. It ends only when an administrator
 * lifts it.
 */
interface Limit {
  comoMembro: boolean
  /** areas */
  meus: readonly string[]
}

/** What a church has decided below the permission table, as far as it concerns one person. */
export interface ChurchRules {
  /** by the number of the perfil: the person's own, and that of members */
  celulas: Readonly<Record<string, Cells>> | null
  /** the perfis that may do what members may, among the person's own */
  comoMembro?: readonly number[] | null
  /** the person's functions of today; exclusive ones always, without actions when it is not their time */
  funcoes: readonly Duty[] | null
  limite?: Limit | null
  /** the areas in which the person leads a group */
  lidera?: readonly string[] | null
}

/**
 * Perfis that functions and leading add to, and whose own part an exclusive function takes away. Administrators may do
 * everything of the church already.
 */
export const receiving: readonly Perfil[] = [perfis.member, perfis.leader, perfis.assistant, perfis.pastor]

/** Perfis whose own part the limit of a person narrows: those whom functions narrowed once. */
const limited: readonly Perfil[] = [perfis.member, perfis.leader, perfis.assistant]

/**
 * What a person may do: what the perfil allows in this church, and what each function gives, and what leading a group
 * gives. Nothing replaces anything, so whatever ends takes away at most what it gave. The one exception is an exclusive
 * function, such as that of an accountant from outside: it leaves nothing of the perfil's part and of leading, before,
 * during and after its time.
 */
export function grantsOf(perfil: Perfil, rules: ChurchRules): Grants {
  const duties = rules.funcoes ?? []
  const receives = receiving.includes(perfil)
  const alone = receives && duties.some(({ exclusiva }) => exclusiva)
  const grants = baseOf(perfil, rules, alone)
  const functions = receives ? duties.map((duty) => ({ given: givenBy(duty), reach: duty.alcance })) : []
  for (const { given, reach } of functions) add(grants, given, reach)
  if (receives && !alone) for (const area of rules.lidera ?? []) add(grants, givenByLeading(area), 'meus')
  addImplied(grants)
  byFunctions.set(
    grants,
    functions.flatMap(({ given, reach }) => (reach === 'tudo' ? given : [])),
  )
  ofMembers.set(grants, () => addImplied(baseOf(perfis.member, { celulas: rules.celulas, funcoes: null }, false)))
  return grants
}

/** Adds actions that reach so far; what reaches further already stays. */
function add(grants: Map<Action, Reach>, given: readonly Action[], reach: Reach): void {
  for (const action of given) if (grants.get(action) !== 'tudo') grants.set(action, reach)
}

function addImplied(grants: Map<Action, Reach>): Grants {
  for (const [action, by] of impliedActions())
    for (const one of by) {
      const reach = grants.get(one)
      if (reach) add(grants, [action], reach)
    }
  return grants
}

/** The perfil's part: what the church's matrix leaves of the permission table, for a person with this limit. */
function baseOf(
  perfil: Perfil,
  { celulas, comoMembro, limite: limit }: ChurchRules,
  alone: boolean,
): Map<Action, Reach> {
  const limite = limited.includes(perfil) ? limit : null
  const counts = comoMembro?.includes(perfil) ? perfis.member : perfil
  const bases = limite?.comoMembro ? [counts, perfis.member] : [counts]
  const grants = new Map<Action, Reach>()
  for (const action of actionNames) {
    if (!actions[action].includes(counts)) continue
    if (alone && isLostWithExclusive(action)) continue
    const reaches = bases.map((base) => reachOf(action, base, celulas?.[base] ?? {}))
    if (reaches.includes(undefined)) continue
    grants.set(action, reaches.includes('meus') || isLimited(action, limite) ? 'meus' : 'tudo')
  }
  return grants
}

/** Whether an exclusive function takes the action away from its holder. */
const isLostWithExclusive = (action: Action): boolean => placeOf(action) !== undefined || isForInsiders(action)

/** Whether this limit leaves the action in the own groups only. */
function isLimited(action: Action, limit: Limit | null | undefined): boolean {
  const place = placeOf(action)
  return place !== undefined && !place.common && limit?.meus.includes(place.area) === true
}

const byFunctions = new WeakMap<Grants, readonly Action[]>()

/** What the person's functions of today give in the whole church. */
export const givenByFunctions = (grants: Grants): readonly Action[] => byFunctions.get(grants) ?? []

const ofMembers = new WeakMap<Grants, Grants | (() => Grants)>()

/** What every member may do in the church of a person with these grants. */
export function grantsOfMembers(grants: Grants): Grants {
  const members = ofMembers.get(grants)
  if (typeof members !== 'function') return members ?? new Map()
  const made = members()
  ofMembers.set(grants, made)
  return made
}

/** Whether every member of the church reads the area, in the church of a person with these grants. */
export const membersRead = (grants: Grants, area: string): boolean =>
  [...grantsOfMembers(grants)].some(([action, reach]) => {
    const place = placeOf(action)
    return reach === 'tudo' && place?.area === area && place.level === 'ler'
  })

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
 * @param rules JSON of ChurchRules, or null when the church has decided nothing and the person has no function, limit
 * or group
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
