import type { Action } from '../../gql/actions'

/** What a route declares to the guard. */
export type RouteHandle = { action: Action }

/**
 * For a route's `handle`: only people who may do this enter. A route without it is open to everybody who is signed in.
 */
export const needs = (action: Action): RouteHandle => ({ action })
