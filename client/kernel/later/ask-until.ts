/** The page, as far as a pause needs it. */
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

type Pause = (ms: number, signal: AbortSignal) => Promise<void>

type Asking = {
  /** Asks once and returns whether the answer is the expected one. If it rejects, it is asked again. */
  ask: () => Promise<boolean>
  everyMs: number
  /** How often it asks at most. */
  times: number
  /** Ends the asking. */
  signal: AbortSignal
  pause?: Pause
}

/**
 * Asks again and again for what a job of the server will soon have done, but not for ever, and not while nobody sees the
 * page. Resolves to true once the answer is the expected one, and to false when it has asked often enough or was ended.
 */
export async function askUntil({ ask, everyMs, times, signal, pause = pauseWhileSeen() }: Asking): Promise<boolean> {
  for (let asked = 0; asked < times && !signal.aborted; asked++) {
    if (asked > 0) await pause(everyMs, signal)
    if (!signal.aborted && (await ask().catch(() => false))) return !signal.aborted
  }
  return false
}

/** A pause that lasts at least its time, and until somebody sees the page or the signal ends it. */
export const pauseWhileSeen =
  (page: Page = document): Pause =>
  (ms, signal) =>
    new Promise((resolve) => {
      let over = false
      const look = () => {
        if (!signal.aborted && (!over || page.hidden)) return
        clearTimeout(timer)
        page.removeEventListener('visibilitychange', look)
        signal.removeEventListener('abort', look)
        resolve()
      }
      const timer = setTimeout(() => {
        over = true
        look()
      }, ms)
      page.addEventListener('visibilitychange', look)
      signal.addEventListener('abort', look)
      look()
    })
