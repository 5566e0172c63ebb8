import type { HomeQuery } from './home.generated'

/** What the page shows, as the server answers it. */
export type HomeData = HomeQuery['home']
