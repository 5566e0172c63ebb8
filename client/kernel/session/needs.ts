import type { Action } from '../../gql/actions'

/** What a route tells the guard. */
export type RouteHandle = { action: Action }

/** For a route's `handle`: keeps out who may not do this. A route without it is open to everybody who is signed in. */
export const needs = (action: Action): RouteHandle => ({ action })
