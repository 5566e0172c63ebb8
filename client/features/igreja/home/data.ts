import type { HomeQuery } from './home.generated'

/** The data of the page, as the server returns it. */
export type HomeData = HomeQuery['home']
