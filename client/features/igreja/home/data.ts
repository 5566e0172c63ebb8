import type { HomeIgrejaQuery, HomeQuery } from './home.generated'

/** What is the current user's own, as the server returns it. */
export type HomeData = HomeQuery['home']

/** The part of the home page with the church's figures. */
export type IgrejaData = HomeIgrejaQuery['home']
