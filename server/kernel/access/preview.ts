import { mayDoMore } from './above.js'
import type { Action, Grants } from './actions.js'
import type { Viewer } from './can.js'

/**
 * An administrator who sees the church as one of its people: the person's rights, as far as the administrator has them
 * without limits, and less the `hidden` actions.
 */
export function seenAs(person: Viewer, by: Viewer, hidden: readonly Action[]): Viewer {
  const grants: Grants = new Map(
    [...person.grants].filter(([action]) => by.grants.get(action) === 'tudo' && !hidden.includes(action)),
  )
  return { ...person, grants, seenBy: by }
}

/** Whether somebody may see the church as this person at all: not as oneself, and nobody who may do more. */
export const mayBeSeenBy = (person: { id: number; grants: Grants }, by: { id: number; grants: Grants }): boolean =>
  person.id !== by.id && !mayDoMore(person.grants, by.grants)
