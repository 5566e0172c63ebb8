const AGAIN_MS = 30 * 60_000

/** For which session something was fetched, on which day of the church, and when by the device's clock. */
export interface Taken {
  token: string | null
  day: string
  at: number
}

/**
 * Whether it is time to fetch again what the person takes along. The copies end with their session, and some are only of
 * one day. The device's clock counts, because the page's own stands still while a phone sleeps; it may be set back.
 */
export const isDue = (last: Taken | undefined, now: Taken): boolean =>
  last?.token !== now.token || last.day !== now.day || Math.abs(now.at - last.at) >= AGAIN_MS
