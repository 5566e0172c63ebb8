import { useEffect } from 'react'

/** Fetches the data again whenever the user returns to this window, because other users may have changed them. */
export function useFresh(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined)
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refetch])
}
