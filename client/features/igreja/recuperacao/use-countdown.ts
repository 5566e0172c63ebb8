import { useEffect, useState } from 'react'

/** Whole seconds from now until the instant (ms since 1970); 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const running = until > now
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  return running ? Math.ceil((until - now) / 1000) : 0
}
