import type { Action } from '../../gql/actions'

/** What is known of the current user before the screen opens. */
export type EarlyUser = { perfil: number; acoes: readonly string[] }

/** A query without variables of a screen, which is sent while the screen's scripts are still being loaded. */
export type EarlyQuery = {
  name: string
  /** as `npm run codegen` writes it beside the document */
  query: string
  /** whether the screen asks it for this user */
  asked?: (user: EarlyUser) => boolean
}

/** What a route declares to the guard. */
export type RouteHandle = { action?: Action; early?: readonly EarlyQuery[] }

/**
 * The `handle` of a route that only people who may do this action can open. A route without it is open to every
 * signed-in person.
 */
export const needs = (action: Action): RouteHandle => ({ action })
