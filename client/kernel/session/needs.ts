import type { Action } from '../../gql/actions'

/** What a route declares to the guard. */
export type RouteHandle = { action: Action }

/**
 * For a route's `handle`: only people who may do this action enter. A route without it is open to every signed-in
 * person.
 */
export const needs = (action: Action): RouteHandle => ({ action })
