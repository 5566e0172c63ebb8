import type { HomeIgrejaQuery, HomeQuery } from './home.generated'

/** What is the current user's own, as the server returns it. */
export type HomeData = HomeQuery['home']

/** What is the church's. */
export type IgrejaData = HomeIgrejaQuery['home']
