import { useContext, useEffect, useRef, useState } from 'react'
import { todayIn } from '../../../../schema/rules/dates'
import { getPreview } from '../../../kernel/apollo'
import { getToken } from '../../../kernel/apollo/token'
import { serverTime } from '../../../kernel/kept/clock'
import { useKeptSince } from '../../../kernel/kept/kept-link'
import { isOffline, useNetworkBack } from '../../../kernel/later'
import { useViewer } from '../../../kernel/session'
import { TimeZone } from '../../../kernel/ui'
import type { HomeData } from './data'
import { isDue, type Taken } from './vencido'

/** After the screen's own requests, so that no phone waits for this one. */
const IDLE_MS = 3000

let last: Taken | undefined

const forget = () => {
  last = undefined
}

const takenNow = (day: string): Taken => ({ token: getToken(), day, at: Date.now() })

/**
 * Fetches what the person takes along, once the home page is idle, and again when the page is seen later or on another
 * day: an installed application stays open for days. A failure is no matter: it is tried the next time.
 * @param again fetches the home page again, which names what to take
 */
export function useLevar(home: HomeData | undefined, again: () => Promise<unknown>): void {
  const { id, acoes } = useViewer()
  const zone = useContext(TimeZone)
  const [looks, setLooks] = useState(0)
  // a copy, which a slow network shows meanwhile, may be of another day and name other lessons and another service
  const isCopy = useKeptSince() !== null

  const look = () => {
    const due = isDue(last, takenNow(todayIn(zone, serverTime())))
    if (!due || isOffline() || getPreview() || document.visibilityState !== 'visible') return
    void again().then(
      () => setLooks((before) => before + 1),
      () => undefined,
    )
  }
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    const seen = () => latest.current()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  useNetworkBack(look)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may be seen again with the same content
  useEffect(() => {
    if (!home || isCopy || getPreview()) return
    const timer = setTimeout(() => {
      const now = takenNow(home.hoje)
      if (isOffline() || !isDue(last, now)) return
      last = now
      void import('./levar').then(({ takeAlong }) => takeAlong(home, { id, acoes })).catch(forget)
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [home, isCopy, id, acoes, looks])
}
