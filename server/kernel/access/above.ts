import { actions } from './actions.js'
import { perfis } from './perfis.js'

/**
 * Whether one perfil allows an action that the other does not. No perfil is above the platform's, although it lacks
 * some actions of a church (approving its minutes).
 */
export const isAbove = (one: number, other: number): boolean =>
  other !== perfis.platform &&
  Object.values(actions).some((perfis: readonly number[]) => perfis.includes(one) && !perfis.includes(other))
