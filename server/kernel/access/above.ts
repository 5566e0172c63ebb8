import { type Action, actions, type Grants, type Perfil } from './actions.js'
import { grantsOfMembers } from './grants.js'

const known = new Map<string, boolean>()

/**
 * Whether the permission table allows something to one perfil that it does not allow to the other. No perfil is above
 * the platform's, although it lacks some actions of a church (approving its minutes).
 */
export function isAbove(one: number, other: number): boolean {
  const key = `${one} ${other}`
  const before = known.get(key)
  if (before !== undefined) return before
  const operates = actions['plataforma.operar'].includes(other as Perfil)
  const above =
    !operates &&
    Object.values(actions).some((perfis) => perfis.includes(one as Perfil) && !perfis.includes(other as Perfil))
  known.set(key, above)
  return above
}

/** Grants are shared by everybody with the same rules, so two people are compared once. */
const compared = new WeakMap<Grants, WeakMap<Grants, boolean>>()

/**
 * Whether somebody may do anything that the other person may not: then that one neither removes the person nor changes
 * how the person signs in. What every member of the church may do does not count. The own groups of two people are
 * different ones, so that what reaches only these counts like what the other may not do.
 */
export function mayDoMore(theirs: Grants, mine: Grants): boolean {
  const ofThem = compared.get(theirs) ?? new WeakMap<Grants, boolean>()
  compared.set(theirs, ofThem)
  const before = ofThem.get(mine)
  if (before !== undefined) return before
  const more = !mine.has('plataforma.operar') && beyondMembers(theirs).some((action) => mine.get(action) !== 'tudo')
  ofThem.set(mine, more)
  return more
}

const everything = new WeakMap<Grants, boolean>()

/** Whether nobody of the church may do anything that this person may not: an administrator, or the platform's. */
export function mayDoEverything(mine: Grants): boolean {
  const before = everything.get(mine)
  if (before !== undefined) return before
  const all =
    mine.has('plataforma.operar') ||
    Object.entries(actions).every(
      ([action, perfis]) =>
        perfis.every((perfil) => actions['plataforma.operar'].includes(perfil)) ||
        mine.get(action as Action) === 'tudo',
    )
  everything.set(mine, all)
  return all
}

/** Whether somebody may do more than every member of the church. */
export const mayDoMoreThanMembers = (theirs: Grants): boolean => beyondMembers(theirs).length > 0

/** What these grants allow beyond what every member of the church may do. */
const beyondMembers = (theirs: Grants): Action[] => {
  const members = grantsOfMembers(theirs)
  return [...theirs].flatMap(([action, reach]) => {
    const usual = members.get(action)
    return usual === 'tudo' || usual === reach ? [] : [action]
  })
}
