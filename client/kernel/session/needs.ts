import type { Action } from '../../gql/actions'

/** What a route declares to the guard. */
export type RouteHandle = { action: Action }

/**
 * The `handle` of a route that only people who may do this action can open. A route without it is open to every
 * signed-in person.
 */
export const needs = (action: Action): RouteHandle => ({ action })
