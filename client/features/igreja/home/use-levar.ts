import { useEffect } from 'react'
import { getPreview } from '../../../kernel/apollo'
import { useKeptSince } from '../../../kernel/kept/kept-link'
import { isOffline } from '../../../kernel/later'
import { useViewer } from '../../../kernel/session'
import type { HomeData } from './data'

/** After the screen's own requests, so that no phone waits for this one. */
const IDLE_MS = 3000

const AGAIN_MS = 30 * 60_000

/** The person for whom it was last fetched, and when. */
let last = { id: 0, at: Number.NEGATIVE_INFINITY }

/** Fetches what the person takes along, once the home page is idle. A failure is no matter: it is tried the next time. */
export function useLevar(home: HomeData | undefined): void {
  const { id, acoes } = useViewer()
  // a copy, which a slow network shows meanwhile, may be of another day and name other lessons and another service
  const isCopy = useKeptSince() !== null
  useEffect(() => {
    if (!home || isCopy || getPreview()) return
    const timer = setTimeout(() => {
      if (isOffline() || (last.id === id && performance.now() - last.at < AGAIN_MS)) return
      last = { id, at: performance.now() }
      void import('./levar').then(({ takeAlong }) => takeAlong(home, { acoes })).catch(() => undefined)
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [home, isCopy, id, acoes])
}
