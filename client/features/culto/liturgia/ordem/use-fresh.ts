import { useEffect } from 'react'

/** Looks again whenever the person comes back to this window: somebody else may have worked on the same meanwhile. */
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
