import { useContext, useEffect } from 'react'
import { todayIn } from '../../../gql/regras/kernel/dates'
import { getPreview } from '../../../kernel/apollo'
import { serverTime } from '../../../kernel/kept/clock'
import { isOffline } from '../../../kernel/later'
import { useViewer } from '../../../kernel/session'
import { TimeZone } from '../../../kernel/ui'
import type { HomeData } from './data'

/** After the screen's own requests, so that no phone waits for this one. */
const IDLE_MS = 3000

const AGAIN_MS = 30 * 60_000

/** The person for whom it was last fetched, and when. */
let last = { id: 0, at: Number.NEGATIVE_INFINITY }

/** Fetches what the person takes along, once the home page is idle. A failure is no matter: it is tried the next time. */
export function useLevar(home: HomeData | undefined): void {
  const { id, acoes } = useViewer()
  const timeZone = useContext(TimeZone)
  useEffect(() => {
    // a copy of an earlier day, which a slow network shows meanwhile, names other lessons and another service
    if (!home || getPreview() || home.hoje !== todayIn(timeZone, serverTime())) return
    const timer = setTimeout(() => {
      if (isOffline() || (last.id === id && performance.now() - last.at < AGAIN_MS)) return
      last = { id, at: performance.now() }
      void import('./levar').then(({ takeAlong }) => takeAlong(home, { acoes })).catch(() => undefined)
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [home, id, acoes, timeZone])
}
